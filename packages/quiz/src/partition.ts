import { isProven, type ProvenClient } from '@keyway/core/clients/client';
import { findClient } from '@keyway/core/clients/find-client';
import { drawBest } from './draw-best.ts';
import { fillTemplate, type TemplateValues } from './fill-template.ts';
import { markNumberText } from './mark-number-text.ts';
import { fixedPartition, hashOfKey, partitionMistakes } from './partition-mistakes.ts';
import { drawFrom } from './pool.ts';
import type { Feedback, Language, Mark, Mistake, QuestionTexts } from './question.ts';
import { QuizError } from './quiz-error.ts';
import { pick, type Random } from './seeded-random.ts';

/** Which partition a record goes to. `{key}`, `{count}`, `{client}` and `{hash}` may stand in the texts. */
export interface PartitionQuestion extends QuestionTexts {
  kind: 'partition';
  id: string;
  /** Text keys, or patterns such as `user-{1..99}`. */
  keys: readonly string[];
  partitionCounts: readonly number[];
  /** Id of a proven client that hashes keys: `java`. */
  client: string;
}

/** The question as one learner meets it. */
export interface PartitionVariant extends QuestionTexts {
  kind: 'partition';
  questionId: string;
  key: string;
  partitionCount: number;
  values: TemplateValues;
  answer: number;
  mistakes: Mistake[];
}

/** What may be shown before marking; the client stands in the prompt, or nowhere. */
export interface PresentedPartition {
  kind: 'partition';
  questionId: string;
  prompt: string;
  key: string;
  partitionCount: number;
}

/**
 * One learner's form of a partition question, drawn so that the classic mistakes lead elsewhere where that can be.
 * @param seed - uint32, from student and question
 * @throws {QuizError} QUESTION_CLIENT, QUESTION_NO_FIXED_PARTITION
 * @throws {CoreError} PARTITION_COUNT_RANGE
 */
export function makePartitionVariant(question: PartitionQuestion, seed: number): PartitionVariant {
  const client = hashingClient(question);
  return drawBest(
    seed,
    (random) => drawVariant(question, client, random),
    ({ answer, mistakes }) => mistakes.filter((mistake) => mistake.answer === answer).length,
  );
}

function hashingClient({ id, client }: PartitionQuestion): ProvenClient {
  const found = findClient(client);
  if (found !== undefined && isProven(found) && found.rule.hash !== null) return found;
  throw new QuizError(
    'QUESTION_CLIENT',
    `"${id}" expected a proven client that hashes keys, got "${client}"; take one such as "java"`,
  );
}

function drawVariant(question: PartitionQuestion, client: ProvenClient, random: Random): PartitionVariant {
  const key = drawFrom(question.keys, random);
  const partitionCount = pick(question.partitionCounts, random);
  const answer = fixedPartition(client.id, key, partitionCount);
  if (answer === undefined) {
    throw new QuizError(
      'QUESTION_NO_FIXED_PARTITION',
      `"${question.id}" expected a key that ${client.name} always puts in one place, got ${JSON.stringify(key)}; take another`,
    );
  }
  return {
    kind: 'partition',
    questionId: question.id,
    prompt: question.prompt,
    key,
    partitionCount,
    values: { key, count: partitionCount, client: client.id, hash: hashOfKey(client, key) ?? '' },
    answer,
    mistakes: partitionMistakes(client, key, partitionCount, answer),
    ...(question.explanation !== undefined && { explanation: question.explanation }),
  };
}

/** The variant without what tells right from wrong. */
export function presentPartition(variant: PartitionVariant, language: Language): PresentedPartition {
  const { questionId, prompt, key, partitionCount, values } = variant;
  return {
    kind: 'partition',
    questionId,
    prompt: fillTemplate(prompt, values, language),
    key,
    partitionCount,
  };
}

/**
 * Marks a partition.
 * @param response - what was typed, a number, or nothing
 * @throws {QuizError} RESPONSE_SHAPE
 */
export function markPartition(variant: PartitionVariant, response: unknown): Mark {
  const { partitionCount } = variant;
  return markNumberText({ ...variant, tolerance: 0 }, response, (value): Feedback[] => {
    if (!Number.isInteger(value)) return [{ key: 'partition.not-whole', params: {} }];
    if (value >= 0 && value < partitionCount) return [];
    return [{ key: 'partition.out-of-range', params: { count: partitionCount, last: partitionCount - 1 } }];
  });
}
