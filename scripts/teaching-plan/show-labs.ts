import { type AssignorName, assign } from '@keyway/core/assignors/assign';
import type { Assignment, Member } from '@keyway/core/assignors/assignment';
import { assignServerUniform } from '@keyway/core/assignors/server/assign-server-uniform';
import { traceRange } from '@keyway/core/assignors/trace-range';
import { partition } from '@keyway/core/clients/partition';
import { diffAssignments } from '@keyway/core/diff-assignments';
import { type KeyCount, keySkew, saltedKeySkew } from '@keyway/core/key-skew';
import { partitionForKey } from '@keyway/core/partition-for-key';
import { partitionForText } from '@keyway/core/partition-for-text';
import { simulateProducer } from '@keyway/core/producer-simulation';
import { serializeKey } from '@keyway/core/serialize-key';
import { neededPartitionCount } from '@keyway/core/sizing';
import { readLabSkew } from '@keyway/lesson/containers/read-lab-skew';
import type { SolutionTable } from './read-plan.ts';

type Rows = (string | number)[][];

/** What a class sees in the labs at the addresses of the plans; the kinds are those of the comments above the tables. */
export const showLabs: Readonly<Record<string, (table: SolutionTable) => Rows>> = {
  'lab-keys': () => {
    const bytes = serializeKey('int', 42) ?? new Uint8Array();
    return [
      ['42', partitionForText('42', 6)],
      ['42, int', partitionForKey(bytes, 6)],
    ];
  },
  'lab-batches': () => [1, 5, 20].map((lingerMs) => [lingerMs, batchCount(lingerMs)]),
  'lab-sizing': () =>
    [12, 24].map((producerPerPartition) => [
      producerPerPartition,
      neededPartitionCount({ target: 90, producerPerPartition, consumerPerPartition: 20 }),
    ]),
  'lab-skew': () => {
    const keyCounts = shopRecords();
    const skews = [
      ['n=6&salt=0x8', keySkew(keyCounts, 6)],
      ['n=24&salt=0x8', keySkew(keyCounts, 24)],
      ['n=6&salt=1x8', saltedKeySkew(keyCounts, 6, { hottestCount: 1, saltCount: 8 })],
    ] as const;
    return skews.map(([address, { loads }]) => [address, Math.max(...loads)]);
  },
  'lab-range': () =>
    traceRange(14, ['A', 'C', 'D']).positions.map(({ memberId, start, count }) => [
      memberId,
      Array.from({ length: count }, (_, index) => start + index).join(' '),
    ]),
  'lab-deals': () =>
    (['range', 'roundrobin', 'sticky'] as const).map((name) => [
      name,
      movedCount(
        ...dealTwice(name, [
          ['orders', 3],
          ['payments', 3],
        ]),
      ),
    ]),
  'lab-joins': () => [
    ['range', movedCount(...dealTwice('range', [['t', 8]]))],
    ['cooperative-sticky', movedCount(...dealTwice('cooperative-sticky', [['t', 8]]))],
    ['server-uniform', movedCount(...dealOnBroker())],
  ],
  'lab-clients': ({ rows }) => rows.map(([client = '']) => [client, placeOf(client, 6), placeOf(client, 8)]),
};

function batchCount(lingerMs: number): number {
  return simulateProducer({
    records: Array.from({ length: 24 }, (_, index) => ({ sentAtMs: index * 2, key: null, valueBytes: 100 })),
    partitions: [{ leader: 0, followerMs: [4] }],
    brokers: [{ networkMs: 2, appendMs: 1 }],
    settings: { batchBytes: 800, lingerMs, acks: 'all' },
    random: () => 1,
  }).batches.length;
}

/** The records that the skew lab starts with where its address names none. */
function shopRecords(): KeyCount[] {
  const reading = readLabSkew({});
  const text = 'value' in reading ? reading.value.records : '';
  return text.split('\n').map((line) => {
    const [key = '', count = ''] = line.split('\t');
    return { key, recordCount: Number(count) };
  });
}

/** Everybody as a member of a group that reads all topics. */
function membersOf(letters: string, topics: readonly string[], previous: Assignment): Member[] {
  return [...letters].map((memberId) => ({
    memberId,
    topics: [...topics],
    ownedPartitions: previous.get(memberId) ?? [],
  }));
}

/** The deal among A and B, and the one that a group comes to rest with after C has joined. */
function dealTwice(name: AssignorName, topics: [string, number][]): [Assignment, Assignment] {
  const partitionCounts = new Map(topics);
  const names = [...partitionCounts.keys()];
  const deal = (letters: string, previous: Assignment): Assignment =>
    assign(name, { members: membersOf(letters, names, previous), partitionCounts });
  const before = deal('AB', new Map());
  const between = deal('ABC', before);
  return [before, name === 'cooperative-sticky' ? deal('ABC', between) : between];
}

function dealOnBroker(): [Assignment, Assignment] {
  const partitionCounts = new Map([['t', 8]]);
  const deal = (letters: string, previous: Assignment): Assignment =>
    assignServerUniform(
      { members: membersOf(letters, ['t'], previous), partitionCounts },
      { kafkaVersion: '4.4' },
    );
  const before = deal('AB', new Map());
  return [before, deal('ABC', before)];
}

function movedCount(before: Assignment, after: Assignment): number {
  return diffAssignments(before, after).filter(({ change }) => change === 'moved').length;
}

function placeOf(client: string, count: number): number {
  const placement = partition(client, 'user-2', count);
  return placement.kind === 'partition' ? placement.partition : Number.NaN;
}
