import { isProven } from '@keyway/core/clients/client';
import { findClient } from '@keyway/core/clients/find-client';
import { encodeJavaUtf8 } from '@keyway/core/java-utf8';
import { toPositive } from '@keyway/core/partition-for-key';
import { partitionForText } from '@keyway/core/partition-for-text';
import { traceMurmur2 } from '@keyway/core/trace-murmur2';
import { partitionMistakes } from './partition-mistakes.ts';
import type { Feedback, Mistake } from './question.ts';
import { type TraceStep, traceStep } from './trace-step.ts';

/** Kafka's seed as an int32. Source: kafka 1eb7644, Utils.murmur2. */
const SEED = 0x9747b28c | 0;

/** Steps of a murmur2 that a question may ask for. */
export const murmur2StepNames = [
  'start',
  'words',
  'mixed-words',
  'hashes',
  'tail',
  'finish',
  'masked',
  'partition',
] as const;
export type Murmur2Steps = (typeof murmur2StepNames)[number];

/**
 * The steps of Kafka's murmur2 over a text key, in the order in which they are taken.
 * @param partitionCount - undefined where no partition is asked for
 * @param wanted - which of them to keep
 * @returns at least one step as long as `start`, `finish` or `masked` is wanted
 */
export function murmur2Steps(
  key: string,
  partitionCount: number | undefined,
  wanted: readonly Murmur2Steps[],
): TraceStep[] {
  const bytes = encodeJavaUtf8(key);
  const { start, rounds, tail, finish, hash } = traceMurmur2(bytes);
  const all: [Murmur2Steps, TraceStep][] = [
    ['start', int32Step('start', 'step.start', {}, start, [mistake('mistake.length-forgotten', SEED)])],
    ...rounds.flatMap(({ offset, word, mixedWord, hashAfter }, index): [Murmur2Steps, TraceStep][] => {
      const round = index + 1;
      const backwards = bigEndianWord(bytes.subarray(offset, offset + 4));
      const readBackwards = [mistake('mistake.big-endian', backwards)];
      const id = `round-${round}`;
      return [
        ['words', int32Step(`${id}.word`, 'step.word', { round }, word, readBackwards)],
        ['mixed-words', int32Step(`${id}.mixed-word`, 'step.mixed-word', { round }, mixedWord)],
        ['hashes', int32Step(`${id}.hash`, 'step.hash-after', { round }, hashAfter)],
      ];
    }),
    ...(tail.bytes.length === 0
      ? []
      : ([['tail', int32Step('tail', 'step.tail', {}, tail.hashAfter)]] as [Murmur2Steps, TraceStep][])), // a pair
    ...finish.map((answer, index): [Murmur2Steps, TraceStep] => [
      'finish',
      int32Step(`finish-${index + 1}`, 'step.finish', { step: index + 1 }, answer),
    ]),
    ['masked', traceStep('masked', 'step.masked', {}, toPositive(hash), maskMistakes(hash))],
    ...partitionStep(key, partitionCount),
  ];
  return all.filter(([name]) => wanted.includes(name)).map(([, step]) => step);
}

function partitionStep(key: string, partitionCount: number | undefined): [Murmur2Steps, TraceStep][] {
  const java = findClient('java');
  if (partitionCount === undefined || java === undefined || !isProven(java)) return [];
  const answer = partitionForText(key, partitionCount);
  const mistakes = partitionMistakes(java, key, partitionCount, answer);
  return [['partition', traceStep('partition', 'step.partition', {}, answer, mistakes)]];
}

/** What the mask is often mistaken for. */
function maskMistakes(hash: number): Mistake[] {
  return [
    mistake('mistake.absolute-value', Math.abs(hash)),
    mistake('mistake.unsigned-hash', hash >>> 0),
    mistake('mistake.mask-forgotten', hash),
  ];
}

function int32Step(
  id: string,
  key: TraceStep['name']['key'] & `step.${string}`,
  params: Feedback['params'],
  answer: number,
  mistakes: Mistake[] = [],
): TraceStep {
  return traceStep(id, key, params, answer, [...mistakes, mistake('mistake.unsigned-step', answer >>> 0)]);
}

/** Four bytes with the first one highest: the wrong way round. */
function bigEndianWord(bytes: Uint8Array): number {
  return bytes.reduce((word, byte) => (word << 8) | byte, 0);
}

function mistake(key: Feedback['key'], answer: number): Mistake {
  return { answer, feedback: { key, params: {} } };
}
