import type { Placement } from '@keyway/core/clients/partition';
import { decodeUtf8Strictly } from '@keyway/core/decode-utf8';
import { hexOfBytes } from '@keyway/core/hex';
import type { InputKey } from './key-input.ts';
import { createLineWriter } from './line-writer.ts';
import { formatTable } from './text-table.ts';

/** Forms in which placed keys are printed. */
export const PARTITION_FORMATS = ['tsv', 'json', 'histogram'] as const;
export type PartitionFormat = (typeof PARTITION_FORMATS)[number];

/** Takes placed keys one by one and prints them, at once or at the end. */
export interface PartitionReport {
  add(key: InputKey, placement: Placement): Promise<void>;
  end(): Promise<void>;
}

/** Partitions without a key are listed up to so many; beyond, they are only counted. */
const MOST_LISTED = 1000;
const BAR_WIDTH = 40;

/** A report in one of the forms; only the histogram keeps anything, a count for each partition. */
export function createPartitionReport(format: PartitionFormat, partitionCount: number): PartitionReport {
  const out = createLineWriter();
  if (format !== 'histogram') {
    const lineOf = format === 'tsv' ? tabbedLine : jsonLine;
    return { add: (key, placement) => out.write(lineOf(key, placement)), end: out.end };
  }
  const counts = new Map<number | undefined, number>();
  return {
    add: async (_, placement) => {
      const partition = placement.kind === 'partition' ? placement.partition : undefined;
      counts.set(partition, (counts.get(partition) ?? 0) + 1);
    },
    end: async () => {
      await out.write(histogramOf(counts, partitionCount));
      await out.end();
    },
  };
}

function tabbedLine({ given }: InputKey, placement: Placement): Uint8Array {
  const partition = placement.kind === 'partition' ? placement.partition : '-';
  return Buffer.concat([given, Buffer.from(`\t${partition}\n`)]);
}

function jsonLine({ given, bytes }: InputKey, placement: Placement): string {
  return `${JSON.stringify({
    key: decodeUtf8Strictly(given) ?? null,
    keyHex: hexOfBytes(bytes),
    partition: placement.kind === 'partition' ? placement.partition : null,
  })}\n`;
}

function histogramOf(counts: ReadonlyMap<number | undefined, number>, partitionCount: number): string {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const fullest = [...counts.values()].reduce((most, count) => Math.max(most, count), 0);
  const used = [...counts.keys()].filter((partition) => partition !== undefined).sort((a, b) => a - b);
  const isListed = partitionCount <= MOST_LISTED;
  const partitions = isListed ? Array.from({ length: partitionCount }, (_, index) => index) : used;
  const rowOf = (name: string, count: number): string[] => [
    name,
    String(count),
    total === 0 ? '' : `${((100 * count) / total).toFixed(1)} %`,
    '#'.repeat(Math.ceil((BAR_WIDTH * count) / (fullest || 1))),
  ];
  const byChance = counts.get(undefined);
  const table = formatTable(
    [
      { heading: 'partition', align: 'right' },
      { heading: 'keys', align: 'right' },
      { heading: 'share', align: 'right' },
      { heading: '' },
    ],
    [
      ...partitions.map((partition) => rowOf(String(partition), counts.get(partition) ?? 0)),
      ...(byChance === undefined ? [] : [rowOf('by chance', byChance)]),
    ],
  );
  const emptyCount = partitionCount - used.length;
  return `${table}${total} keys in ${used.length} of ${partitionCount} partitions${emptyCount > 0 && !isListed ? `, ${emptyCount} without a key` : ''}\n`;
}
