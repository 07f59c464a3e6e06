import { markAssignment } from './assignment.ts';
import { type ChoiceVariant, markChoice } from './choice.ts';
import { markCode } from './code.ts';
import { markNumber } from './number.ts';
import { markPartition } from './partition.ts';
import type { Mark } from './question.ts';
import { QuizError } from './quiz-error.ts';
import type { Variant } from './quiz-question.ts';
import { markTrace } from './trace.ts';

/**
 * Marks a response, whatever it is. What a learner can type or choose always gets a mark.
 * @param response - choice: a list of option ids; number and partition: a text or a number; assignment: a member by
 *   `topic-partition`; trace: a text or a number by step id; code: a `CodeResponse`; nothing is unanswered
 * @throws {QuizError} RESPONSE_… for a response that no page makes
 */
export function mark(variant: Variant, response: unknown): Mark {
  switch (variant.kind) {
    case 'choice':
      return markChoice(variant, readChosenIds(variant, response));
    case 'number':
      return markNumber(variant, response);
    case 'partition':
      return markPartition(variant, response);
    case 'assignment':
      return markAssignment(variant, response);
    case 'trace':
      return markTrace(variant, response);
    case 'code':
      return markCode(variant, response);
  }
}

function readChosenIds(variant: ChoiceVariant, response: unknown): string[] {
  if (response === undefined || response === null) return [];
  if (Array.isArray(response) && response.every((id) => typeof id === 'string')) return response;
  throw new QuizError(
    'RESPONSE_SHAPE',
    `"${variant.questionId}" expected a list of option ids; hand over those chosen`,
  );
}
