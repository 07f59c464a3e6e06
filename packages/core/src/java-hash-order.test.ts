import { describe, expect, test } from 'vitest';
import { failing, readVectors } from '../test/read-vectors.ts';
import type { TopicPartition } from './assignors/assignment.ts';
import {
  bucketOf,
  capacityAfterPut,
  computeIfAbsentOrder,
  hashTopicPartition,
  stringHashOrder,
  topicPartitionHashOrder,
} from './java-hash-order.ts';
import { javaStringHash } from './java-string-hash.ts';

type HashCase =
  | { kind: 'string-keys'; inserted: string[]; iteration: string[] }
  | { kind: 'topic-partitions'; inserted: TopicPartition[]; iteration: TopicPartition[] };

const cases = readVectors<HashCase>('java-hash-order');

describe('vectors', () => {
  test('strings and partitions come out in the order of java.util.HashMap', () => {
    const orderOf = (one: HashCase): unknown[] =>
      one.kind === 'string-keys' ? stringHashOrder(one.inserted) : topicPartitionHashOrder(one.inserted);
    expect(failing(cases, (one) => JSON.stringify(orderOf(one)) === JSON.stringify(one.iteration))).toEqual(
      [],
    );
  });
});

// What java.util.HashMap on JDK 17 answered, key by key.
describe('Java', () => {
  test('a ninth key in one bucket makes a small table grow', () => {
    const keys =
      'k5 AaBBAaBB BBBBAaAa k39 BBBBBBAa AaBBAaAa BBAaAaAa AaAaBBAa AaBBBBAa BBBBBBBB BBAaAaAa BBBBAaBB'.split(
        ' ',
      );
    expect(stringHashOrder(keys).join(' ')).toBe(
      'AaBBAaBB BBBBAaAa BBBBBBAa AaBBAaAa BBAaAaAa AaAaBBAa AaBBBBAa BBBBBBBB BBBBAaBB k5 k39',
    );
    expect(computeIfAbsentOrder(keys).join(' ')).toBe(
      'BBBBAaBB BBBBBBBB AaBBBBAa AaAaBBAa BBAaAaAa AaBBAaAa BBBBBBAa BBBBAaAa AaBBAaBB k39 k5',
    );
  });

  test('computeIfAbsent grows the table before a call: a thirteenth key at the end leaves it at 16 buckets', () => {
    const keys = 'k55 k18 k53 k19 k36 k0 k30 k53 k13 k46 k50 k12 k44 k46 k24'.split(' ');
    expect(computeIfAbsentOrder(keys).join(' ')).toBe('k19 k18 k0 k50 k53 k30 k44 k55 k24 k46 k13 k12 k36');
    expect(stringHashOrder(keys).join(' ')).toBe('k0 k50 k53 k30 k55 k44 k13 k46 k24 k12 k36 k19 k18');
  });

  test('computeIfAbsent grows the table before a call: one more call for a known key grows it', () => {
    const keys = 'k52 k47 k10 k28 k30 k41 k5 k36 k22 k34 k51 k6 k26 k41'.split(' ');
    expect(computeIfAbsentOrder(keys).join(' ')).toBe('k51 k41 k30 k52 k22 k5 k6 k10 k34 k26 k36 k47 k28');
  });
});

describe('properties', () => {
  test('repeated partitions count once', () => {
    const twice = [0, 1, 0, 1].map((partition) => ({ topic: 't', partition }));
    expect(topicPartitionHashOrder(twice)).toHaveLength(2);
  });

  test('a set that is filled one by one orders like a whole one', () => {
    const ids = Array.from({ length: 200 }, (_, index) => (index * 48) % 1021);
    const hashOf = (partition: number): number => hashTopicPartition(javaStringHash('t'), partition);
    let capacity = 16;
    ids.forEach((id, size) => {
      capacity = capacityAfterPut(capacity, size, () => ids.slice(0, size).map(hashOf), hashOf(id));
    });
    const byBucket = ids.toSorted(
      (left, right) => bucketOf(hashOf(left), capacity) - bucketOf(hashOf(right), capacity),
    );
    const whole = topicPartitionHashOrder(ids.map((partition) => ({ topic: 't', partition })));
    expect(whole.map(({ partition }) => partition)).toEqual(byBucket);
  });
});
