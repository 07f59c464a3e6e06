import { describe, expect, test } from 'vitest';
import { failing, readVectors } from '../../test/read-vectors.ts';
import { bytesOfHex } from '../hex.ts';
import { javaStringHash } from '../java-string-hash.ts';
import { catalogue } from './catalogue.ts';
import { isProven } from './client.ts';
import { clientIds, type Key, type Placement, partition } from './partition.ts';

interface ClientCase {
  client: string;
  keyHex?: string | null;
  utf16?: number[];
  partitions?: Record<string, number | null>;
  error?: string;
}
interface LegacyForm {
  partitions: Record<string, number>;
}
interface LegacyCase {
  key: string;
  hashCode: number;
  v08_081: LegacyForm;
  v082: LegacyForm;
}
interface Murmur2Case {
  hex: string;
  partitions: Record<string, number>;
}

const clientCases = readVectors<ClientCase>('clients');
const placedCases = clientCases.filter(({ partitions }) => partitions !== undefined);
const legacyCases = readVectors<LegacyCase>('legacy-partitioner');
const blindIds = catalogue
  .filter(isProven)
  .filter(({ rule }) => rule.hash === null)
  .map(({ id }) => id);
const hashingIds = clientIds.filter((id) => !blindIds.includes(id));

function keyOf({ keyHex, utf16 }: ClientCase): Key {
  if (utf16) return String.fromCharCode(...utf16);
  return keyHex === null || keyHex === undefined ? null : bytesOfHex(keyHex);
}

/** The partition, or null where chance decides: what the vectors record. */
function answer(placement: Placement): number | null {
  return placement.kind === 'partition' ? placement.partition : null;
}

function answers(client: string, key: Key, partitions: Record<string, number | null> = {}): boolean {
  return Object.entries(partitions).every(
    ([count, expected]) => answer(partition(client, key, Number(count))) === expected,
  );
}

describe('vectors', () => {
  test('every client with a rule has been run, and the other way round', () => {
    expect([...new Set(clientCases.map(({ client }) => client))].sort()).toEqual([...clientIds].sort());
  });

  test.each(clientIds)('%s answers what the client itself answered', (id) => {
    const cases = placedCases.filter(({ client }) => client === id);
    expect(failing(cases, (one) => answers(id, keyOf(one), one.partitions))).toEqual([]);
  });

  test('spring-cloud-stream refuses what the client itself refused', () => {
    const refused = clientCases.filter(({ error }) => error !== undefined);
    expect(refused.map(({ client, keyHex }) => [client, keyHex])).toEqual([['spring-cloud-stream', null]]);
    expect(() => partition('spring-cloud-stream', null, 3)).toThrow(/^KEY_REFUSED/);
  });

  test('clients with a murmur2 that match Java match it in every case of murmur2.json', () => {
    const javaLike = [
      'java',
      'librdkafka-murmur2',
      'kafkajs-2',
      'sarama-murmur2',
      'franz-go-kafka',
      'aiokafka',
    ];
    const holds = ({ hex, partitions }: Murmur2Case): boolean =>
      javaLike.every((client) => answers(client, bytesOfHex(hex), partitions));
    expect(failing(readVectors<Murmur2Case>('murmur2'), holds)).toEqual([]);
  });

  test('javaStringHash answers what String.hashCode answers', () => {
    expect(failing(legacyCases, (one) => javaStringHash(one.key) === one.hashCode)).toEqual([]);
  });

  test('scala-0.8.0 masks the sign bit', () => {
    expect(failing(legacyCases, (one) => answers('scala-0.8.0', one.key, one.v08_081.partitions))).toEqual(
      [],
    );
  });

  test('scala-0.8.2 takes the absolute value', () => {
    expect(failing(legacyCases, (one) => answers('scala-0.8.2', one.key, one.v082.partitions))).toEqual([]);
  });
});

describe('keys', () => {
  test.each(clientIds)('%s: bytes and text of one key go to one partition', (client) => {
    const bytes = new TextEncoder().encode('ऑर्डर-१');
    expect(partition(client, bytes, 1000)).toEqual(partition(client, 'ऑर्डर-१', 1000));
  });

  test.each(hashingIds)('%s stays inside the smallest and the largest count', (client) => {
    expect(partition(client, 'user-2', 1)).toEqual({ kind: 'partition', partition: 0 });
    const { partition: largest } = partition(client, 'user-2', 2_147_483_647) as { partition: number };
    expect(largest).toBeGreaterThan(0);
    expect(largest).toBeLessThan(2_147_483_647);
  });

  test('where chance decides, it says whose and why', () => {
    expect(partition('java', null, 6)).toEqual({
      kind: 'chance',
      spread: 'sticky',
      reason: expect.stringMatching(/^the record has no key, and Kafka's Java producer draws/),
    });
    expect(partition('librdkafka-consistent-random', '', 6)).toMatchObject({
      spread: 'sticky',
      reason: expect.stringMatching(/^an empty key counts as no key/),
    });
    expect(partition('kafka-go-round-robin', 'a', 6)).toMatchObject({
      spread: 'round-robin',
      reason: expect.stringMatching(/^the key is not looked at/),
    });
  });

  test('chance stays chance where there is but one partition', () => {
    expect(partition('java', null, 1).kind).toBe('chance');
  });

  test('a client may be named as people know it', () => {
    expect(partition('kcat', 'kafka', 12)).toEqual({ kind: 'partition', partition: 11 });
    expect(partition('Fluent Bit', 'kafka', 12)).toEqual({ kind: 'partition', partition: 11 });
  });
});

describe('errors', () => {
  test.each(['', 'Javanese', 'toString', '__proto__'])(
    'client %j is refused and the known ones are listed',
    (client) => {
      expect(() => partition(client, 'a', 6)).toThrow(/^CLIENT_UNKNOWN.*java, scala-0.8.0, scala-0.8.2/);
    },
  );

  test('a client whose code was only read is refused, with the id of one that goes by the same rule', () => {
    expect(() => partition('ruby-kafka', 'a', 6)).toThrow(/^CLIENT_UNPROVEN.*librdkafka-consistent/);
    expect(() => partition('kaffe', 'a', 6)).toThrow(/^CLIENT_UNPROVEN.*no rule/);
  });

  test.each(clientIds)('%s refuses a count of 0, also without a key', (client) => {
    expect(() => partition(client, 'a', 0)).toThrow(/^PARTITION_COUNT_RANGE/);
    expect(() => partition(client, null, 0)).toThrow(/^PARTITION_COUNT_RANGE/);
  });

  test.each([undefined, 42, ['a'], {}])('a key that is %j is a wrong type', (key) => {
    expect(() => partition('java', key as unknown as Key, 6)).toThrow(TypeError);
  });

  test.each(['librdkafka-murmur2', 'sarama-hash', 'kafka-python'])(
    '%s takes bytes, so a text without UTF-8 is refused',
    (client) => {
      expect(() => partition(client, 'a\ud800', 6)).toThrow(/^KEY_NOT_UTF8/);
      expect(partition(client, 'a😀', 6).kind).toBe('partition');
    },
  );
});
