import type { Feedback, Mark, Mistake } from './question.ts';
import { QuizError } from './quiz-error.ts';
import { readNumber } from './read-number.ts';

/** What a number is marked against. */
export interface NumberKey {
  questionId: string;
  answer: number;
  /** Largest difference that is still right. */
  tolerance: number;
  mistakes: readonly Mistake[];
}

/** What else a wrong number says of itself, where no mistake of the question explains it. */
type ExplainNumber = (value: number) => Feedback[];

/** Causes that one wrong answer is given at most; with more of them the answer no longer says which it was. */
const MOST_CAUSES = 2;

/**
 * Marks a number that a learner typed, or chose when asked.
 * @param response - a text, a number, or nothing
 * @throws {QuizError} RESPONSE_SHAPE
 */
export function markNumberText(key: NumberKey, response: unknown, explain: ExplainNumber): Mark {
  if (response === undefined || response === null) return unanswered('number.unanswered');
  if (typeof response === 'number') return markValue(key, response, explain);
  if (typeof response !== 'string') {
    throw new QuizError(
      'RESPONSE_SHAPE',
      `"${key.questionId}" expected a text or a number, got ${typeof response}; hand over what was typed`,
    );
  }
  const reading = readNumber(response);
  if (reading.kind === 'empty') return unanswered('number.unanswered');
  if (reading.kind === 'unreadable') return unanswered('number.unreadable');
  if (reading.kind === 'number') return markValue(key, reading.value, explain);
  const [first, second] = reading.meanings.map(({ value }) => value) as [number, number]; // maps a pair
  const mark = markValue(key, first, explain);
  if (mark.verdict === markValue(key, second, explain).verdict) return mark;
  return {
    score: 0,
    verdict: 'ask',
    feedback: [{ key: 'number.ask', params: { first, second } }],
    ask: { meanings: [first, second] },
  };
}

function markValue(key: NumberKey, value: number, explain: ExplainNumber): Mark {
  if (!Number.isFinite(value)) return unanswered('number.unreadable');
  if (isWithin(value, key.answer, key.tolerance)) {
    return { score: 1, verdict: 'right', feedback: [{ key: 'answer.right', params: {} }] };
  }
  const causes = key.mistakes.filter(({ answer }) => isWithin(value, answer, key.tolerance));
  const feedback = causes.slice(0, MOST_CAUSES).map((mistake) => mistake.feedback);
  return {
    score: 0,
    verdict: 'wrong',
    feedback: [{ key: 'answer.wrong', params: {} }, ...(feedback.length > 0 ? feedback : explain(value))],
  };
}

/** Whether two numbers differ by no more than a tolerance, or than the rounding of their last digits. */
export function isWithin(value: number, wanted: number, tolerance: number): boolean {
  const rounding = Number.isInteger(value) && Number.isInteger(wanted) ? 0 : 1e-9 * Math.abs(wanted);
  return Math.abs(value - wanted) <= tolerance + rounding;
}

function unanswered(key: 'number.unanswered' | 'number.unreadable'): Mark {
  return { score: 0, verdict: 'unanswered', feedback: [{ key, params: {} }] };
}
