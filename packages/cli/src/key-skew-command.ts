import { decodeUtf8Strictly } from '@keyway/core/decode-utf8';
import { type KeySkew, keySkew, saltedKeySkew } from '@keyway/core/key-skew';
import { Command, Option } from 'commander';
import { hasInput } from './key-input.ts';
import { parsePartitionCount } from './parse-partition-count.ts';
import { parseQuantity } from './parse-quantity.ts';
import { createProgress } from './progress.ts';
import { readByteLines } from './read-byte-lines.ts';
import { showKey } from './show-key.ts';
import { formatTable } from './text-table.ts';
import { UsageError } from './usage-error.ts';
import { writeOutput } from './write-output.ts';

interface SkewOptions {
  partitions: number;
  counts?: true;
  top: number;
  saltHottest?: number;
  salts: number;
  format: 'text' | 'json';
}

const HELP = `
Reads keys from standard input, one record's key a line, in UTF-8, and says how evenly Kafka's Java producer would
spread those records: the load of each partition, the fullest against the mean (1 is even), and the keys with most
records. --counts reads lines of a key, a tab and its number of records instead. Each different key is kept in memory
once.

--salt-hottest K --salts S also says what it would be if the K hottest keys were salted, each dealt out over S keys.
More partitions do not split a key; salting does, at the price of its order.

Examples:
  $ kcat … -f '%k\\n' | keyway keys skew -n 12
  $ printf 'big\\t900\\nsmall\\t100\\n' | keyway keys skew -n 12 --counts --salt-hottest 1 --salts 8
`;

/** `keyway keys skew -n N`. */
export function keySkewCommand(): Command {
  return new Command('skew')
    .description('how evenly keys load the partitions')
    .requiredOption('-n, --partitions <count>', 'partitions of the topic, all of them', parsePartitionCount)
    .option('--counts', 'lines are a key, a tab and a number of records')
    .option('--top <count>', 'hottest keys to show', parseQuantity, 10)
    .option('--salt-hottest <count>', 'hottest keys to salt', parseQuantity)
    .option('--salts <count>', 'keys that each of them becomes', parseQuantity, 8)
    .addOption(new Option('--format <form>', 'form of the output').choices(['text', 'json']).default('text'))
    .addHelpText('after', HELP)
    .action(async (options: SkewOptions) => {
      if (!hasInput()) throw new UsageError('no key given; pipe keys in, one a line');
      const counts = await countKeys(options);
      const keyCounts = [...counts].map(([key, recordCount]) => ({ key, recordCount }));
      if (keyCounts.length === 0)
        throw new UsageError('no key came in; pipe in a sample of the keys of the topic');
      const { partitions, saltHottest, salts } = options;
      const skew = keySkew(keyCounts, partitions);
      const salted =
        saltHottest === undefined
          ? undefined
          : saltedKeySkew(keyCounts, partitions, { hottestCount: saltHottest, saltCount: salts });
      await writeOutput(
        options.format === 'json' ? jsonOf(skew, salted, options) : textOf(skew, salted, options),
      );
    });
}

async function countKeys({ counts: hasCounts }: SkewOptions): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const progress = createProgress('lines', process.stderr.isTTY === true);
  let number = 0;
  for await (const line of readByteLines(process.stdin)) {
    number += 1;
    const text = decodeUtf8Strictly(line);
    if (text === undefined)
      throw new UsageError(`line ${number}: the key is not UTF-8; skew is counted over texts`);
    const [key, recordCount] = hasCounts ? splitCount(text, number) : [text, 1];
    counts.set(key, (counts.get(key) ?? 0) + recordCount);
    progress.step();
  }
  progress.end();
  return counts;
}

function splitCount(line: string, number: number): [string, number] {
  const tab = line.lastIndexOf('\t');
  const digits = line.slice(tab + 1);
  const recordCount = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
  if (tab >= 0 && Number.isSafeInteger(recordCount)) return [line.slice(0, tab), recordCount];
  throw new UsageError(
    `line ${number}: expected a key, a tab and a number of records, got ${JSON.stringify(line)}`,
  );
}

function jsonOf(skew: KeySkew, salted: KeySkew | undefined, { top }: SkewOptions): string {
  const cut = (one: KeySkew): KeySkew => ({ ...one, hottest: one.hottest.slice(0, top) });
  return `${JSON.stringify({ ...cut(skew), ...(salted && { salted: cut(salted) }) })}\n`;
}

function textOf(
  skew: KeySkew,
  salted: KeySkew | undefined,
  { partitions, top, saltHottest, salts }: SkewOptions,
): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const loads = formatTable(
    [
      { heading: 'partition', align: 'right' },
      { heading: 'records', align: 'right' },
      { heading: 'share', align: 'right' },
      ...(salted ? [{ heading: 'salted', align: 'right' as const }] : []),
    ],
    skew.loads.map((load, partition) => [
      String(partition),
      String(load),
      percent(load / skew.recordCount),
      ...(salted ? [String(salted.loads[partition])] : []),
    ]),
  );
  const hottest = formatTable(
    [
      { heading: 'key' },
      { heading: 'records', align: 'right' },
      { heading: 'share', align: 'right' },
      { heading: 'partition', align: 'right' },
    ],
    skew.hottest
      .slice(0, top)
      .map(({ key, recordCount, share, partition }) => [
        showKey(Buffer.from(key)),
        String(recordCount),
        percent(share),
        String(partition),
      ]),
  );
  const fullest = (one: KeySkew): string =>
    `the fullest partition has ${one.imbalance.toFixed(2)} times the mean`;
  const after = salted ? `\nsalted (hottest: ${saltHottest}, each into ${salts}): ${fullest(salted)}` : '';
  return `${loads}\n${hottest}\n${skew.recordCount} records of ${skew.hottest.length} keys on ${partitions} partitions: ${fullest(skew)}${after}\n`;
}
