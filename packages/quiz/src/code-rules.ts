import { traceRange } from '@keyway/core/assignors/trace-range';
import { isProven } from '@keyway/core/clients/client';
import { findClient } from '@keyway/core/clients/find-client';
import { javaStringHash } from '@keyway/core/java-string-hash';
import { encodeJavaUtf8 } from '@keyway/core/java-utf8';
import { murmur2 } from '@keyway/core/murmur2';
import { toPositive } from '@keyway/core/partition-for-key';
import { partitionForText } from '@keyway/core/partition-for-text';
import { neededPartitionCount } from '@keyway/core/sizing';
import { partitionMistakes } from './partition-mistakes.ts';
import type { Feedback, Mistake } from './question.ts';
import { QuizError } from './quiz-error.ts';

/** What the function of a code question must do, carried out by `core`. */
interface CodeRule {
  /**
   * The value expected for a case.
   * @throws {QuizError} CODE_INPUTS
   * @throws {CoreError} of the function of `core`
   */
  answer: (inputs: Inputs) => unknown;
  /** What classic mistakes return for it. */
  mistakes: (inputs: Inputs) => Mistake[];
}

/** The inputs of a case, as the author gave them. */
type Inputs = readonly unknown[];

/** Rules that a code question may name. */
export const codeRuleNames = [
  'murmur2',
  'positive',
  'partition',
  'hash-code',
  'byte-count',
  'range',
  'needed-partitions',
] as const;
export type CodeRuleName = (typeof codeRuleNames)[number];

/** Partitions that the range rule writes out. */
const MOST_LISTED = 10_000;

const none = (): Mistake[] => [];

/**
 * The rules by name: `murmur2 KEY`, `positive KEY`, `partition KEY COUNT`, `hash-code TEXT`, `byte-count TEXT`,
 * `range COUNT MEMBERS` (the partitions of each member by id), `needed-partitions Tt Tp Tc`.
 */
export const codeRules: Readonly<Record<CodeRuleName, CodeRule>> = {
  murmur2: {
    answer: (inputs) => hashOf(inputs),
    mistakes: (inputs) => [mistake('mistake.unsigned-hash', hashOf(inputs) >>> 0)],
  },
  positive: {
    answer: (inputs) => toPositive(hashOf(inputs)),
    mistakes: (inputs) => [
      mistake('mistake.unsigned-hash', hashOf(inputs) >>> 0),
      mistake('mistake.absolute-value', Math.abs(hashOf(inputs))),
      mistake('mistake.mask-forgotten', hashOf(inputs)),
    ],
  },
  partition: {
    answer: (inputs) => partitionForText(textAt(inputs, 0), numberAt(inputs, 1)),
    mistakes: partitionRuleMistakes,
  },
  'hash-code': { answer: (inputs) => javaStringHash(textAt(inputs, 0)), mistakes: none },
  'byte-count': { answer: (inputs) => encodeJavaUtf8(textAt(inputs, 0)).length, mistakes: none },
  range: { answer: rangeByMember, mistakes: none },
  'needed-partitions': {
    answer: (inputs) =>
      neededPartitionCount({
        target: numberAt(inputs, 0),
        producerPerPartition: numberAt(inputs, 1),
        consumerPerPartition: numberAt(inputs, 2),
      }),
    mistakes: none,
  },
};

function partitionRuleMistakes(inputs: Inputs): Mistake[] {
  const java = findClient('java');
  if (java === undefined || !isProven(java)) return [];
  const key = textAt(inputs, 0);
  const partitionCount = numberAt(inputs, 1);
  return partitionMistakes(java, key, partitionCount, partitionForText(key, partitionCount));
}

function rangeByMember(inputs: Inputs): Record<string, number[]> {
  const memberIds = inputs[1];
  if (!Array.isArray(memberIds) || !memberIds.every((id) => typeof id === 'string')) {
    throw badInput(1, 'a list of texts', memberIds);
  }
  const partitionCount = numberAt(inputs, 0);
  if (partitionCount > MOST_LISTED) throw badInput(0, `a number up to ${MOST_LISTED}`, partitionCount);
  const { positions } = traceRange(partitionCount, memberIds);
  return Object.fromEntries(
    positions.map(({ memberId, start, count }) => [
      memberId,
      Array.from({ length: count }, (_, index) => start + index),
    ]),
  );
}

function hashOf(inputs: Inputs): number {
  return murmur2(encodeJavaUtf8(textAt(inputs, 0)));
}

function textAt(inputs: Inputs, index: number): string {
  const input = inputs[index];
  if (typeof input !== 'string') throw badInput(index, 'a text', input);
  return input;
}

function numberAt(inputs: Inputs, index: number): number {
  const input = inputs[index];
  if (typeof input !== 'number') throw badInput(index, 'a number', input);
  return input;
}

function badInput(index: number, expected: string, received: unknown): QuizError {
  const came = received === undefined ? 'nothing' : JSON.stringify(received);
  return new QuizError(
    'CODE_INPUTS',
    `input ${index + 1} expected ${expected}, got ${came}; see the rule's inputs`,
  );
}

function mistake(key: Feedback['key'], answer: number): Mistake {
  return { answer, feedback: { key, params: {} } };
}
