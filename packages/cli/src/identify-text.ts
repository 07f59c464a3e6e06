import type { Identification, KeyPlacement, Writer } from '@keyway/core/identify/identification';
import type { IdentifyAdvice, IdentifyTarget } from './identify-advice.ts';
import { identifySummary, percent, writerName } from './identify-summary.ts';
import { showKey } from './show-key.ts';
import { formatTable } from './text-table.ts';

/** The answer for people: one line that says it all, then shares, keys that show it, and what mends it. */
export function identifyText(
  result: Identification,
  advice: readonly IdentifyAdvice[],
  target: IdentifyTarget,
): string {
  const parts = [
    `${identifySummary(result)}\n${countsText(result)}`,
    writersText(result),
    notesText(result),
    examplesText(result),
    adviceText(result, advice, target),
  ];
  return parts.filter((part) => part !== '').join('\n');
}

function countsText(result: Identification): string {
  const { keyCount, placementCount, recordCount, partitionCount, withoutKeyCount } = result;
  const apart = withoutKeyCount > 0 ? `; left out: ${counted(withoutKeyCount, 'record')} without a key` : '';
  return `${counted(keyCount, 'key')}, ${counted(placementCount, 'placement')} (a key on a partition), ${counted(recordCount, 'record')}, ${counted(partitionCount, 'partition')}${apart}\n`;
}

function writersText({ writers, unexplained, recordCount }: Identification): string {
  if (writers.length === 0) return '';
  const range = ([least, most]: readonly [number, number]): string =>
    `${(100 * least).toFixed(1)} to ${percent(most)}`;
  const restShare = 1 - writers.reduce((sum, { recordShare }) => sum + recordShare, 0);
  const table = formatTable(
    [
      { heading: '' },
      { heading: 'written as by' },
      { heading: 'partitions', align: 'right' },
      { heading: 'of placements', align: 'right' },
      { heading: 'between', align: 'right' },
      { heading: 'of records', align: 'right' },
      { heading: 'evidence' },
    ],
    [
      ...writers.map((writer, index) => [
        letterOf(index),
        writer.clientIds[0] ?? '',
        String(writer.partitionCount),
        percent(writer.share),
        range(writer.shareInterval),
        percent(writer.recordShare),
        writer.evidence,
      ]),
      ...(unexplained.placementCount === 0
        ? []
        : [
            [
              '-',
              'no known client',
              '',
              percent(unexplained.share),
              range(unexplained.shareInterval),
              percent(recordCount === 0 ? 0 : Math.max(0, restShare)),
              '',
            ],
          ]),
    ],
  );
  return `${table}${writers.map(alikeText).join('')}`;
}

function alikeText(writer: Writer, index: number, writers: readonly Writer[]): string {
  const { clientIds, readClientIds, rules, alternatives, mayBeChance } = writer;
  const twin = writers.findIndex((other) => other.clientIds.join() === clientIds.join());
  const reason = rules.length > 1 ? 'not told apart by these keys' : 'the same rule';
  const others = clientIds.slice(1);
  const alike = [
    ...(others.length > 0 ? [`${reason}: ${others.join(', ')}`] : []),
    ...(readClientIds.length > 0 ? [`by their code, which was not run: ${readClientIds.join(', ')}`] : []),
  ];
  const lines = [
    ...(twin < index ? [`the same clients as ${letterOf(twin)}`] : alike),
    ...(alternatives.length > 0
      ? [`fits about as well in its place: ${alternatives.map(writerName).join('; ')}`]
      : []),
    ...(mayBeChance ? ['so few placements that it may be chance'] : []),
  ];
  return lines.map((line, at) => `${at === 0 ? letterOf(index) : ' '}  ${line}\n`).join('');
}

function notesText(result: Identification): string {
  return [...countNotes(result), ...leftOverNotes(result), ...limitNotes(result)]
    .map((note) => `${note}\n`)
    .join('');
}

function countNotes({ outOfRange, partitionCount, writers }: Identification): string[] {
  const stale = writers.filter((writer) => writer.partitionCount !== partitionCount);
  const isSeenBeyond = outOfRange.largestPartition !== null;
  const counts = [...new Set(writers.map((writer) => writer.partitionCount))];
  const fitting = counts.length === 1 ? `; -n ${counts[0]} fits` : '';
  return [
    ...(isSeenBeyond
      ? [
          `on partitions that ${partitionCount} do not have: ${counted(outOfRange.placementCount, 'placement')}, up to partition ${outOfRange.largestPartition}; so the topic has ${(outOfRange.largestPartition ?? 0) + 1} partitions or more${fitting}`,
        ]
      : []),
    ...(stale.length > 0 && !isSeenBeyond
      ? [
          `${stale.map(({ partitionCount: count }) => count).join(' and ')} partitions: written before the topic had ${partitionCount}, or by a producer that has not read the new count; or ${partitionCount} is not the count (kafka-topics --describe tells)`,
        ]
      : []),
  ];
}

function leftOverNotes({ unexplained, writers, verdict, fitsAll, partitionCount }: Identification): string[] {
  if (verdict === 'undecided') {
    if (partitionCount === 1) return ['with one partition all clients agree'];
    const fitting = [...new Set([...writers, ...fitsAll].map(writerName))];
    return [
      `too few different keys to tell; as these would put them, and chance might: ${fitting.join('; ')}`,
    ];
  }
  if (unexplained.placementCount === 0) return [];
  const who = unexplained.clientIds.length > 0 ? `, or ${unexplained.clientIds.join(', ')}` : '';
  const where =
    unexplained.onePartition === undefined
      ? `a partitioner of its own, a partition that the producer names${who}; or the key was other bytes when it was hashed`
      : `nearly all are on partition ${unexplained.onePartition}: a producer that names it${who}`;
  return [
    `as ${writers.length === 0 ? 'no known client' : 'none of these'} places them: ${counted(unexplained.placementCount, 'placement')}, ${counted(unexplained.recordCount, 'record')}; ${where}`,
  ];
}

function limitNotes({
  noticeableCount,
  placementCount,
  verdict,
  leftOutCount,
  emptyKey,
}: Identification): string[] {
  const isSmall = placementCount < 300 && noticeableCount > 1 && verdict !== 'undecided';
  const seen = emptyKey?.placements.map(({ partition, clientIds }) =>
    clientIds.length > 0 ? `${partition} (as ${clientIds.join(', ')})` : String(partition),
  );
  const spread =
    emptyKey && emptyKey.spreadByIds.length > 0 ? `; spread by ${emptyKey.spreadByIds.join(', ')}` : '';
  return [
    ...(isSmall
      ? [
          `a client that wrote fewer than ${noticeableCount} of these ${placementCount} placements would go unnoticed`,
        ]
      : []),
    ...(emptyKey
      ? [
          `with an empty key, and not counted above: ${counted(emptyKey.recordCount, 'record')} on ${seen?.length === 1 ? 'partition' : 'partitions'} ${seen?.join(', ')}${spread}`,
        ]
      : []),
    ...(leftOutCount > 0
      ? [
          `no room was left for the keys of ${counted(leftOutCount, 'record')}: the answer is about the keys that came before`,
        ]
      : []),
  ];
}

function examplesText(result: Identification): string {
  const { splitKeys, splitKeyCount, keyCount, disagreement, writers, unexplained } = result;
  const rows = splitKeys.flatMap(({ key, placements }) =>
    placements.map((placement, index) => placementRow(index === 0 ? showKey(key) : '', placement)),
  );
  const split =
    splitKeyCount === 0
      ? ''
      : `keys on two or more partitions: ${splitKeyCount} of ${keyCount} (${percent(splitKeyCount / keyCount)}); the shortest:\n${placementTable(rows)}`;
  const parts = disagreement?.partitions.flatMap((place, index) =>
    place === null ? [] : [`${letterOf(index)} puts it on ${place}`],
  );
  const parting =
    disagreement === undefined || splitKeyCount > 0
      ? ''
      : `shortest key on which they part: ${showKey(disagreement.key)}, on partition ${disagreement.seenOn.join(', ')}; ${parts?.join(', ')}\n`;
  const isShown = unexplained.examples.length > 0 && (splitKeyCount === 0 || writers.length > 0);
  const left = isShown
    ? `as ${writers.length === 0 ? 'no known client' : 'none of these'} places them:\n${placementTable(unexplained.examples.map((one) => placementRow(showKey(one.key), one)))}`
    : '';
  return [split, parting, left].filter((part) => part !== '').join('\n');
}

function placementTable(rows: readonly (readonly string[])[]): string {
  return formatTable(
    [
      { heading: 'key' },
      { heading: 'partition', align: 'right' },
      { heading: 'records', align: 'right' },
      { heading: 'as' },
    ],
    rows,
  );
}

function placementRow(key: string, { partition, recordCount, writers }: Omit<KeyPlacement, 'key'>): string[] {
  const as = writers.length === 0 ? '-' : writers.map(letterOf).join(', ');
  return [key, String(partition), String(recordCount), as];
}

function adviceText(
  { writers }: Identification,
  advice: readonly IdentifyAdvice[],
  target: IdentifyTarget,
): string {
  if (advice.length === 0) return '';
  const foreign = advice.map(({ writer }) => `${letterOf(writer)} (${writers[writer]?.clientIds[0]})`);
  if (advice.every(({ settings }) => settings.length === 0)) {
    return `to make ${foreign.join(', ')} place keys as ${target.name} does: settings are known for matching Java only; these do so: ${target.clientNames.join(', ')}\n`;
  }
  const blocks = advice.map(({ writer, settings }) => {
    const lines = settings.map(
      (one) => `   ${one.clients.join(', ')}: ${one.setting}\n      but: ${one.catch}\n`,
    );
    return `${letterOf(writer)}  ${writers[writer]?.clientIds[0]}\n${lines.join('')}`;
  });
  const isLargest = advice.some(({ writer }) => writer === 0);
  const other =
    isLargest && writers.length > 1
      ? `(the largest part is not as ${target.name}; --target ${writers[0]?.clientIds[0]} is about the others)\n`
      : '';
  return `to place keys as ${target.name} does (what is written stays where it is):\n${other}${blocks.join('')}`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** A, B, C …: how a writer is called in the rest of the text. */
function letterOf(index: number): string {
  return String.fromCharCode(65 + index);
}
