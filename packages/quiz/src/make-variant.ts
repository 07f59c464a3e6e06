import { makeAssignmentVariant } from './assignment.ts';
import { makeChoiceVariant } from './choice.ts';
import { makeCodeVariant } from './code.ts';
import { makeNumberVariant } from './number.ts';
import { makePartitionVariant } from './partition.ts';
import type { QuizQuestion, Variant } from './quiz-question.ts';
import { makeTraceVariant } from './trace.ts';

/**
 * One learner's form of a question: the same question and seed give the same variant everywhere.
 * @param seed - uint32, of `seedOf`
 * @throws {QuizError | CoreError} for a question that `readQuestion` would refuse
 */
export function makeVariant(question: QuizQuestion, seed: number): Variant {
  switch (question.kind) {
    case 'choice':
      return makeChoiceVariant(question, seed);
    case 'number':
      return makeNumberVariant(question, seed);
    case 'partition':
      return makePartitionVariant(question, seed);
    case 'assignment':
      return makeAssignmentVariant(question, seed);
    case 'trace':
      return makeTraceVariant(question, seed);
    case 'code':
      return makeCodeVariant(question, seed);
  }
}
