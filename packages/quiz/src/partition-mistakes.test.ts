import { isProven, type ProvenClient } from '@keyway/core/clients/client';
import { findClient } from '@keyway/core/clients/find-client';
import { describe, expect, test } from 'vitest';
import { failing, readVectors } from '../test/read-vectors.ts';
import type { FeedbackKey } from './feedback-key.ts';
import { partitionMistakes } from './partition-mistakes.ts';

interface HashCase {
  utf8?: string;
  murmur2: number;
  unsigned: number;
  partitions: Record<string, number>;
}

interface ClientCase {
  client: string;
  keyHex: string | null;
  utf16?: string;
  partitions: Record<string, number | null>;
}

const java = findClient('java') as ProvenClient;
const keyed = readVectors<HashCase>('murmur2').filter(({ utf8 }) => typeof utf8 === 'string');

/** Where a mistake puts a key of a recorded case. */
function mistaken(key: FeedbackKey, text: string, count: number, right = 0, client?: string): number[] {
  return partitionMistakes(java, text, count, right)
    .filter(({ feedback }) => feedback.key === key && feedback.params.client === client)
    .map(({ answer }) => answer);
}

function holdsEverywhere(one: HashCase, wrong: (count: number, right: number) => boolean): boolean {
  return Object.entries(one.partitions).every(([count, right]) => wrong(Number(count), right));
}

describe('vectors', () => {
  test('counted from one: one more than Java', () => {
    const holds = (one: HashCase): boolean =>
      holdsEverywhere(one, (count, right) =>
        mistaken('mistake.counted-from-one', one.utf8!, count, right).includes(right + 1),
      );
    expect(failing(keyed, holds)).toEqual([]);
  });

  test('one partition less: Java with six partitions where there are seven', () => {
    const holds = (one: HashCase): boolean =>
      mistaken('mistake.count-minus-one', one.utf8!, 7).includes(one.partitions[6]!);
    expect(failing(keyed, holds)).toEqual([]);
  });

  test('mask forgotten, absolute value: the last digits of the hash that Java printed, with and without its sign', () => {
    const holds = (one: HashCase): boolean => {
      const lastDigits = Number(String(one.murmur2).replace('-', '').slice(-3));
      const signed = one.murmur2 < 0 ? 0 - lastDigits : lastDigits;
      return (
        mistaken('mistake.absolute-value', one.utf8!, 1000)[0] === lastDigits &&
        mistaken('mistake.mask-forgotten', one.utf8!, 1000)[0] === signed &&
        mistaken('mistake.mask-forgotten-floored', one.utf8!, 1000)[0] === (signed + 1000) % 1000
      );
    };
    expect(failing(keyed, holds)).toEqual([]);
  });

  test('unsigned: the last digits of the bits that Java printed as unsigned', () => {
    const holds = (one: HashCase): boolean =>
      mistaken('mistake.unsigned-hash', one.utf8!, 1000)[0] === Number(String(one.unsigned).slice(-3));
    expect(failing(keyed, holds)).toEqual([]);
  });

  test.each([
    ['mistake.characters-hashed', 'serialize-string-68'],
    ['mistake.utf16-hashed', 'serialize-string-67'],
  ] as const)('%s: Java with a serializer of another charset', (key, id) => {
    const recorded = readVectors<HashCase & { value: string }>('serializers').find((one) => one.id === id)!;
    const holds = holdsEverywhere(recorded, (count, wrong) =>
      mistakenAnywhere(key, recorded.value, count).includes(wrong),
    );
    expect(holds).toBe(true);
  });

  test.each(['librdkafka-consistent', 'sarama-hash', 'kafkajs-1', 'scala-0.8.2'])(
    'the rule of %s',
    (client) => {
      const recorded = readVectors<ClientCase>('clients').filter(
        (one) => one.client === client && typeof one.keyHex === 'string' && !one.flags.includes('NotUtf8'),
      );
      const holds = ({ keyHex, partitions }: ClientCase): boolean =>
        Object.entries(partitions).every(([count, partition]) => {
          const text = Buffer.from(keyHex!, 'hex').toString('utf8');
          return (
            partition === null ||
            mistaken('mistake.other-client', text, Number(count), 0, client)[0] === partition
          );
        });
      expect(failing(recorded, holds)).toEqual([]);
    },
  );

  test('unsigned: where platformatic-default, which takes no mask, puts the keys', () => {
    const recorded = readVectors<ClientCase>('clients').filter(
      (one) =>
        one.client === 'platformatic-default' &&
        typeof one.keyHex === 'string' &&
        one.keyHex !== '' &&
        !one.flags.includes('NotUtf8'),
    );
    const holds = ({ keyHex, partitions }: ClientCase): boolean =>
      Object.entries(partitions).every(([count, partition]) => {
        const text = Buffer.from(keyHex!, 'hex').toString('utf8');
        return mistaken('mistake.unsigned-hash', text, Number(count))[0] === partition;
      });
    expect(failing(recorded, holds)).toEqual([]);
  });
});

test('the classic mistakes of Java’s rule are not told of a client that has another', () => {
  const crc32 = findClient('librdkafka-consistent');
  const keys = partitionMistakes(crc32 as ProvenClient, 'user-1', 6, 2).map(({ feedback }) => feedback.key);
  expect(crc32 !== undefined && isProven(crc32)).toBe(true);
  expect(new Set(keys)).toEqual(
    new Set(['mistake.counted-from-one', 'mistake.count-minus-one', 'mistake.other-client']),
  );
});

function mistakenAnywhere(key: FeedbackKey, text: string, count: number): number[] {
  return partitionMistakes(java, text, count, 0)
    .filter(({ feedback }) => feedback.key === key)
    .map(({ answer }) => answer);
}

test.each([
  ['kafkajs-2', 'java'],
  ['librdkafka-murmur2', 'java'],
  ['librdkafka-consistent-random', 'librdkafka-consistent'],
])('the rule that %s shares with %s is no mistake', (id, shared) => {
  const client = findClient(id) as ProvenClient;
  const told = partitionMistakes(client, 'user-1', 1000, 0).map(({ feedback }) => feedback.params.client);
  expect(told).not.toContain(shared);
});
