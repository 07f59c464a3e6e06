import { describe, expect, test } from 'vitest';
import { failing, readVectors } from '../test/read-vectors.ts';
import { murmur2StepNames, murmur2Steps } from './murmur2-steps.ts';
import { rangeSteps } from './range-steps.ts';
import type { TraceStep } from './trace-step.ts';

interface HashCase {
  utf8?: string;
  murmur2: number;
  unsigned: number;
  positive: number;
  partitions: Record<string, number>;
}

const keyed = readVectors<HashCase>('murmur2').filter(({ utf8 }) => typeof utf8 === 'string');

function stepOf(steps: TraceStep[], id: string): TraceStep {
  return steps.find((step) => step.id === id)!;
}

function mistakenAt(step: TraceStep, key: string): number | undefined {
  return step.mistakes.find(({ feedback }) => feedback.key === key)?.answer;
}

describe('vectors', () => {
  test('the last steps of murmur2 are the hash, its positive form and the partition that Java answers', () => {
    const holds = (one: HashCase): boolean => {
      const steps = murmur2Steps(one.utf8!, 7, murmur2StepNames);
      const hash = stepOf(steps, 'finish-3');
      return (
        hash.answer === one.murmur2 &&
        mistakenAt(hash, 'mistake.unsigned-step') === one.unsigned &&
        stepOf(steps, 'masked').answer === one.positive &&
        mistakenAt(stepOf(steps, 'masked'), 'mistake.mask-forgotten') === one.murmur2 &&
        stepOf(steps, 'partition').answer === one.partitions[7]
      );
    };
    expect(failing(keyed, holds)).toEqual([]);
  });

  test('four bytes read backwards are the number that Java’s IntegerSerializer writes as them', () => {
    interface IntCase {
      type: string;
      value: string;
      hex: string;
    }
    const ints = readVectors<IntCase>('serializers').filter(
      ({ type, hex }) => type === 'int' && /^([0-7][0-9a-f]){4}$/.test(hex ?? ''),
    );
    const holds = ({ value, hex }: IntCase): boolean => {
      const steps = murmur2Steps(Buffer.from(hex, 'hex').toString('latin1'), undefined, ['words']);
      return mistakenAt(stepOf(steps, 'round-1.word'), 'mistake.big-endian') === Number(value);
    };
    expect(failing(ints, holds)).toEqual([]);
  });

  test('range#pub-range-h16: start and count of each member are what Java’s RangeAssignor gives', () => {
    interface RangeCase {
      expected: Record<string, { partition: number }[]>;
    }
    const recorded = readVectors<RangeCase>('assignors').find(({ id }) => id === 'pub-range-h16')!;
    const listed = Object.keys(recorded.expected);
    const steps = rangeSteps(5, listed);
    for (const member of listed) {
      const partitions = recorded.expected[member]!.map(({ partition }) => partition);
      expect(stepOf(steps, `${member}.start`).answer).toBe(partitions[0]);
      expect(stepOf(steps, `${member}.count`).answer).toBe(partitions.length);
    }
  });
});

test('a start value without the length is Kafka’s seed, 0x9747b28c', () => {
  const start = stepOf(murmur2Steps('abc', undefined, ['start']), 'start');
  expect(mistakenAt(start, 'mistake.length-forgotten')).toBe(-1756908916);
});

test('only the steps that are wanted are asked for, and none for a tail that is not there', () => {
  const ids = (key: string): string[] => murmur2Steps(key, undefined, ['start', 'tail']).map(({ id }) => id);
  expect(ids('abcd')).toEqual(['start']);
  expect(ids('abcde')).toEqual(['start', 'tail']);
});
