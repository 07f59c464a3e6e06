import { describe, expect, test } from 'vitest';
import { failing, readVectors } from '../../test/read-vectors.ts';
import { javaStringHash } from '../java-string-hash.ts';
import { clientIds, partition } from './partition.ts';

interface LegacyForm {
  partitions: Record<string, number>;
}
interface LegacyCase {
  key: string;
  hashCode: number;
  v08_081: LegacyForm;
  v082: LegacyForm;
}
const cases = readVectors<LegacyCase>('legacy-partitioner');

function holds(client: string, key: string, form: LegacyForm): boolean {
  return Object.entries(form.partitions).every(([count, expected]) => {
    const placement = partition(client, key, Number(count));
    return placement.kind === 'partition' && placement.partition === expected;
  });
}

describe('vectors', () => {
  test('javaStringHash answers what String.hashCode answers', () => {
    expect(failing(cases, (one) => javaStringHash(one.key) === one.hashCode)).toEqual([]);
  });

  test('scala-0.8.0 masks the sign bit', () => {
    expect(failing(cases, (one) => holds('scala-0.8.0', one.key, one.v08_081))).toEqual([]);
  });

  test('scala-0.8.2 takes the absolute value', () => {
    expect(failing(cases, (one) => holds('scala-0.8.2', one.key, one.v082))).toEqual([]);
  });
});

describe('keys', () => {
  test.each(clientIds)('%s leaves a record without a key to chance, and says why', (client) => {
    expect(partition(client, null, 6)).toMatchObject({
      kind: 'chance',
      reason: expect.stringMatching(/key/),
    });
  });

  test('bytes and text of one key go to one partition, for a client that hashes text too', () => {
    const bytes = new TextEncoder().encode('ऑर्डर-१');
    for (const client of clientIds) {
      expect(partition(client, bytes, 1000)).toEqual(partition(client, 'ऑर्डर-१', 1000));
    }
  });
});

describe('errors', () => {
  test.each(['', 'Java', 'toString', '__proto__'])(
    'client %j is refused and the known ones are listed',
    (client) => {
      expect(() => partition(client, 'a', 6)).toThrow(/^CLIENT_UNKNOWN.*java, scala-0.8.0, scala-0.8.2/);
    },
  );

  test.each(clientIds)('%s refuses a count of 0', (client) => {
    expect(() => partition(client, 'a', 0)).toThrow(/^PARTITION_COUNT_RANGE/);
  });
});
