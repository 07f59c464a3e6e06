import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recordedMixture, recordedPlacements } from '../../test/recorded-placements.ts';
import { catalogue } from '../clients/catalogue.ts';
import { isProven } from '../clients/client.ts';
import { partition } from '../clients/partition.ts';
import { createIdentifier } from './create-identifier.ts';
import { explainPlacements } from './explain-placements.ts';
import type { Identification, ObservedPlacement } from './identification.ts';

const hashingIds = catalogue
  .filter(isProven)
  .filter(({ rule }) => rule.hash !== null)
  .map(({ id }) => id);

const utf8 = new TextEncoder();

/** Which clients a writer is about: the first of each, with its partition count. */
function named({ writers }: Identification): string[] {
  return writers.map(({ clientIds, partitionCount }) => `${clientIds[0]}@${partitionCount}`);
}

/** A key's partition by a client whose rule clients.json proves. */
function placed(client: string, key: Uint8Array, partitionCount: number): number {
  const placement = partition(client, key, partitionCount);
  return placement.kind === 'partition' ? placement.partition : -1;
}

describe('one client, as recorded', () => {
  test.each(hashingIds)('%s is named for its own placements at 12 partitions', (client) => {
    const result = explainPlacements(recordedPlacements(client, 12), 12);
    expect(result.verdict).toBe('one-client');
    expect(result.writers.map(({ clientIds }) => clientIds)).toEqual([expect.arrayContaining([client])]);
    expect(result.unexplained.placementCount).toBe(0);
    expect(result.fitsAll.flatMap(({ clientIds }) => clientIds)).toContain(client);
  });

  test.each([2, 3, 6, 7, 10, 50, 100, 1000, 100_003])('java is named at %d partitions', (partitionCount) => {
    const result = explainPlacements(recordedPlacements('java', partitionCount), partitionCount);
    expect(result.verdict).toBe('one-client');
    expect(result.writers[0]?.clientIds[0]).toBe('java');
  });

  test('where the count is a power of two, unsigned and masked cannot be told apart', () => {
    const [writer] = explainPlacements(recordedPlacements('java', 8), 8).writers;
    expect(writer?.clientIds).toEqual(expect.arrayContaining(['java', 'platformatic-default']));
    expect(writer?.rules).toHaveLength(2);
  });

  test('a client that looks at no key and takes partition 0 is named beside the heap that it leaves', () => {
    const { verdict, unexplained } = explainPlacements(recordedPlacements('kafka-node-default', 12), 12);
    expect(verdict).toBe('unexplained');
    expect(unexplained).toMatchObject({ onePartition: 0, share: 1 });
    expect(unexplained.clientIds).toContain('kafka-node-default');
  });
});

describe('mixtures of two clients, as recorded', () => {
  const foreign = [
    ['librdkafka-consistent-random'],
    ['sarama-hash'],
    ['kafkajs-1'],
    ['scala-0.8.2'],
    ['kafka-node-keyed'],
    ['no-kafka-crc32'],
  ];
  const withJava = (client: string) => [
    { client: 'java', partitionCount: 12 },
    { client, partitionCount: 12 },
  ];

  test.each(foreign)('java and %s at 90:10, all recorded keys', (client) => {
    const records = recordedMixture(withJava(client), (index) => (index % 10 === 9 ? 1 : 0));
    const { verdict, writers } = explainPlacements(records, 12);
    expect(verdict).toBe('mixed');
    expect(writers).toHaveLength(2);
    expect(writers[0]).toMatchObject({ clientIds: expect.arrayContaining(['java']), evidence: 'strong' });
    expect(writers[1]?.clientIds).toContain(client);
    expect(writers[1]?.shareInterval[0]).toBeLessThan(0.1);
    expect(writers[1]?.shareInterval[1]).toBeGreaterThan(0.1);
  });

  test.each(foreign)('java and %s at 50:50, all recorded keys and 30 of them', (client) => {
    for (const keyCount of [undefined, 30]) {
      const records = recordedMixture(withJava(client), (index) => index % 2, keyCount);
      const { verdict, writers } = explainPlacements(records, 12);
      expect(verdict).toBe('mixed');
      expect(writers.map(({ clientIds }) => clientIds.includes('java')).sort()).toEqual([false, true]);
      expect(writers.map(({ clientIds }) => clientIds.includes(client)).sort()).toEqual([false, true]);
      expect(Math.abs((writers[0]?.share ?? 0) - 0.5)).toBeLessThan(0.1);
    }
  });

  test.each(foreign)(
    'java and %s at 90:10 with 30 keys: named, or named among what fits as well',
    (client) => {
      const records = recordedMixture(withJava(client), (index) => (index % 10 === 9 ? 1 : 0), 30);
      const { verdict, writers, noticeableCount } = explainPlacements(records, 12);
      expect(verdict).toBe('mixed');
      expect(writers[0]).toMatchObject({ clientIds: expect.arrayContaining(['java']), evidence: 'strong' });
      const possible = writers
        .slice(1)
        .flatMap((writer) => [writer, ...writer.alternatives].flatMap(({ clientIds }) => clientIds));
      expect(possible).toContain(client);
      // Three placements are no proof: the share is told within wide bounds, and the evidence is not called strong.
      expect(writers[1]?.evidence).not.toBe('strong');
      expect(writers[1]?.shareInterval[0]).toBeLessThan(0.05);
      expect(writers[1]?.shareInterval[1]).toBeGreaterThan(0.2);
      expect(noticeableCount).toBe(2);
    },
  );

  test('java and platformatic, which part for every second key only', () => {
    const records = recordedMixture(withJava('platformatic-default'), (index) => (index % 10 < 3 ? 1 : 0));
    const result = explainPlacements(records, 12);
    expect(named(result)).toEqual(['java@12', 'platformatic-default@12']);
    expect(Math.abs((result.writers[1]?.share ?? 0) - 0.3)).toBeLessThan(0.12);
  });
});

describe('mixtures of more, and of counts', () => {
  test('three clients', () => {
    const clients = ['java', 'librdkafka-consistent', 'sarama-hash'].map((client) => ({
      client,
      partitionCount: 12,
    }));
    const result = explainPlacements(
      recordedMixture(clients, (index) => [0, 0, 0, 1, 1, 2][index % 6] ?? 0),
      12,
    );
    expect(named(result)).toEqual(['java@12', 'librdkafka-consistent-random@12', 'librdkafka-fnv1a@12']);
    expect(result.writers[2]?.clientIds).toContain('sarama-hash');
  });

  test('a producer with a stale count: java with 12 partitions and with 6', () => {
    const clients = [12, 6].map((partitionCount) => ({ client: 'java', partitionCount }));
    const result = explainPlacements(
      recordedMixture(clients, (index) => (index % 3 === 2 ? 1 : 0)),
      12,
    );
    expect(named(result)).toEqual(['java@12', 'java@6']);
    expect(result.verdict).toBe('mixed');
  });

  test('a stale count and a foreign client at once', () => {
    const result = explainPlacements(
      [
        ...recordedPlacements('java', 12),
        ...recordedPlacements('java', 7),
        ...recordedPlacements('kafkajs-1', 12),
      ],
      12,
    );
    expect(named(result).sort()).toEqual(['java@12', 'java@7', 'kafkajs-1@12']);
  });

  test.each([
    [6, 12],
    [24, 12],
    [12, 10],
    [12, 50],
    [1000, 12],
  ])('told %d partitions where the producers went by %d, that count is found', (told, count) => {
    const result = explainPlacements(recordedPlacements('java', count), told);
    expect(result.verdict).toBe('other-count');
    expect(named(result)).toEqual([`java@${count}`]);
  });

  test('partitions that the count does not have are counted, and the count that has them is found', () => {
    const { outOfRange, writers } = explainPlacements(recordedPlacements('sarama-hash', 12), 8);
    expect(outOfRange.largestPartition).toBe(11);
    expect(writers[0]).toMatchObject({ partitionCount: 12, share: 1 });
  });
});

describe('a million keys', () => {
  const keys = Array.from({ length: 1_000_000 }, (_, index) => utf8.encode(`order-${index * 7919}`));

  test.each([
    [10, 0.1],
    [2, 0.5],
  ])('every %d. key by librdkafka, the others by java: shares within a thousandth', (nth, share) => {
    const identifier = createIdentifier(12);
    for (const [index, key] of keys.entries()) {
      const client = index % nth === 0 ? 'librdkafka-consistent-random' : 'java';
      identifier.add(key, placed(client, key, 12));
    }
    const { verdict, writers, unexplained, keyCount } = identifier.identify();
    expect([verdict, keyCount, unexplained.placementCount]).toEqual(['mixed', 1_000_000, 0]);
    const foreign = writers.find(({ clientIds }) => clientIds.includes('librdkafka-consistent-random'));
    expect(Math.abs((foreign?.share ?? 0) - share)).toBeLessThan(0.001);
    expect(foreign?.evidence).toBe('strong');
    expect(writers).toHaveLength(2);
  });
});

describe('what no client did', () => {
  const keys = recordedPlacements('java', 12);

  test('partitions that follow the text of the key are no client, and no mixture of clients', () => {
    // A tenant-by-tenant layout: eight kinds of keys on five partitions.
    const records = Array.from({ length: 400 }, (_, index) => ({
      key: utf8.encode(`tenant-${index % 8}/${index}`),
      partition: [0, 1, 1, 1, 4, 4, 7, 8][index % 8] ?? 0,
    }));
    const { verdict, writers } = explainPlacements(records, 12);
    expect([verdict, writers]).toEqual(['unexplained', []]);
  });

  test('a partitioner over the digits of a key goes along with hashCode, and is not taken for a client', () => {
    const records = Array.from({ length: 500 }, (_, index) => ({
      key: utf8.encode(`user-${index}`),
      partition: (index * 7 + 3) % 12,
    }));
    const { verdict, writers } = explainPlacements(records, 12);
    expect(verdict).toBe('unexplained');
    expect(writers.filter(({ evidence }) => evidence !== 'weak')).toEqual([]);
  });

  test('a producer that names partition 5 beside java: the heap is told, java keeps its share', () => {
    const records = keys.map((one, index) => (index % 4 === 0 ? { ...one, partition: 5 } : one));
    const result = explainPlacements(records, 12);
    expect([result.verdict, named(result)]).toEqual(['unexplained', ['java@12']]);
    expect(result.unexplained.onePartition).toBe(5);
    expect(result.unexplained.share).toBeGreaterThan(0.15);
    expect(result.unexplained.examples.every((one) => one.partition === 5)).toBe(true);
  });

  test('one partition tells nothing', () => {
    expect(explainPlacements(recordedPlacements('java', 1), 1).verdict).toBe('undecided');
  });

  test('one key tells nothing, and what fits it is listed', () => {
    const result = explainPlacements([{ key: utf8.encode('user-1'), partition: 8 }], 12);
    expect([result.verdict, result.writers]).toEqual(['undecided', []]);
    const fitting = result.fitsAll.flatMap(({ clientIds }) => clientIds);
    // user-1 at 12 partitions: Java and librdkafka 8, each client run.
    expect(fitting).toEqual(expect.arrayContaining(['java', 'librdkafka-consistent']));
  });

  test('no record at all', () => {
    expect(explainPlacements([], 12)).toMatchObject({ verdict: 'undecided', keyCount: 0, writers: [] });
  });
});

describe('properties', () => {
  test('the placements of one client are that client, whichever keys they are', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...hashingIds),
        fc.integer({ min: 3, max: 200 }),
        fc.uniqueArray(fc.string({ minLength: 1, unit: 'binary-ascii' }), { minLength: 40, maxLength: 80 }),
        (client, partitionCount, texts) => {
          const keys = texts.map((text) => utf8.encode(text));
          const records = keys.map((key) => ({ key, partition: placed(client, key, partitionCount) }));
          const result = explainPlacements(records, partitionCount);
          expect(result.verdict).toBe('one-client');
          expect(result.writers[0]?.clientIds).toContain(client);
        },
      ),
      { numRuns: 60 },
    );
  });

  const clients = ['java', 'sarama-hash'].map((client) => ({ client, partitionCount: 12 }));
  const records: ObservedPlacement[] = recordedMixture(clients, (index) => (index % 4 === 0 ? 1 : 0));
  const answer = explainPlacements(records, 12);

  test('the order of the records does not matter', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(records, { minLength: records.length, maxLength: records.length }),
        (shuffled) => {
          expect(explainPlacements(shuffled, 12)).toEqual(answer);
        },
      ),
      { numRuns: 15 },
    );
  });

  test('repeated records weigh on the shares of records alone', () => {
    const repeated = records.map((one, index) => ({ ...one, recordCount: index % 4 === 0 ? 900 : 1 }));
    const result = explainPlacements(repeated, 12);
    expect(result.verdict).toBe(answer.verdict);
    expect(result.writers.map(({ share }) => share)).toEqual(answer.writers.map(({ share }) => share));
    const sarama = result.writers.find(({ clientIds }) => clientIds.includes('sarama-hash'));
    expect(sarama?.share).toBeLessThan(0.4);
    expect(sarama?.recordShare).toBeGreaterThan(0.9);
  });

  test('shares add up to 1, and lie in their intervals', () => {
    const shares = [...answer.writers, answer.unexplained];
    expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    for (const { share, shareInterval } of shares) {
      expect(shareInterval[0]).toBeLessThanOrEqual(share);
      expect(shareInterval[1]).toBeGreaterThanOrEqual(share);
    }
  });
});

describe('keys', () => {
  test('a key on two partitions: which writer put it where, the shortest first', () => {
    const { splitKeyCount, splitKeys, disagreement } = explainPlacements(
      [...recordedPlacements('java', 12), ...recordedPlacements('kafkajs-1', 12)],
      12,
    );
    expect(splitKeyCount).toBeGreaterThan(100);
    const lengths = splitKeys.map(({ key }) => key.length);
    expect(lengths).toEqual([...lengths].sort((left, right) => left - right));
    expect(splitKeys.every(({ placements }) => placements.every(({ writers }) => writers.length === 1))).toBe(
      true,
    );
    expect(disagreement?.key).toEqual(splitKeys[0]?.key);
    expect([...(disagreement?.partitions ?? [])].sort()).toEqual([...(disagreement?.seenOn ?? [])].sort());
  });

  test('records without a key and with an empty one are told apart and left out', () => {
    const { withoutKeyCount, emptyKey, keyCount } = explainPlacements(
      [
        ...recordedPlacements('java', 12),
        { key: null, partition: 3, recordCount: 4 },
        { key: new Uint8Array(0), partition: 9, recordCount: 2 },
        { key: new Uint8Array(0), partition: 1 },
      ],
      12,
    );
    expect(withoutKeyCount).toBe(4);
    expect(keyCount).toBe(recordedPlacements('java', 12).length);
    // Java puts the empty key on 9 of 12.
    expect(emptyKey?.placements).toEqual([
      { partition: 1, recordCount: 1, clientIds: [] },
      { partition: 9, recordCount: 2, clientIds: expect.arrayContaining(['java']) },
    ]);
  });

  test('a key of a megabyte is one key', () => {
    const key = new Uint8Array(1_000_001).fill(65);
    const { keyCount, recordCount } = explainPlacements(
      [
        { key, partition: 1 },
        { key: Uint8Array.from(key), partition: 1 },
      ],
      12,
    );
    expect([keyCount, recordCount]).toEqual([1, 2]);
  });

  test('beyond the limits new placements are left out and counted, known ones still count', () => {
    const identifier = createIdentifier(12, { placementCount: 3, keyBytes: 6 });
    for (const [key, partitionNumber] of [
      ['aa', 1],
      ['bb', 2],
      ['long', 3],
      ['aa', 1],
      ['aa', 4],
      ['c', 5],
      ['bb', 7],
    ] as const) {
      identifier.add(utf8.encode(key), partitionNumber);
    }
    const { leftOutCount, placementCount, recordCount } = identifier.identify();
    expect([leftOutCount, placementCount, recordCount]).toEqual([3, 3, 4]);
  });
});

test.each([
  [{ key: utf8.encode('a'), partition: -1 }, /^PARTITION_RANGE: "partition"/],
  [{ key: utf8.encode('a'), partition: 2 ** 31 - 1 }, /^PARTITION_RANGE/],
  [{ key: utf8.encode('a'), partition: 1.5 }, /^PARTITION_RANGE/],
  [{ key: null, partition: 0, recordCount: 0 }, /^RECORD_COUNT_RANGE/],
])('%j is refused', (record, message) => {
  expect(() => explainPlacements([record], 12)).toThrow(message);
});

test.each([0, -1, 1.5, Number.NaN, 2 ** 31])('a partition count of %d is refused', (partitionCount) => {
  expect(() => explainPlacements([], partitionCount)).toThrow(/^PARTITION_COUNT_RANGE/);
});
