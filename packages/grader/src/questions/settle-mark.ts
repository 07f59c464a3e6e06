import type { Mark } from '@keyway/quiz/question';
import { QuizError } from '@keyway/quiz/quiz-error';
import type { FinalMark, NotMarked } from './graded-question.ts';

const LONGEST_QUOTE = 60;

/**
 * A mark for the gradebook: a response that no page makes, or that can mean two numbers which are not marked alike, is
 * left without one.
 * @param mark - marks the response as quiz does
 */
export function settleMark(response: unknown, mark: () => Mark): FinalMark | NotMarked {
  try {
    const made = mark();
    const { verdict, ask } = made;
    if (verdict !== 'ask') return { ...made, verdict };
    const [first, second] = ask?.meanings ?? [];
    const step = ask?.stepId === undefined ? '' : ` in step "${ask.stepId}"`;
    return {
      notMarked: 'ambiguous',
      detail: `${quoted(response, ask?.stepId)}${step} can mean ${first} or ${second}`,
    };
  } catch (error) {
    if (error instanceof QuizError) return { notMarked: 'response', detail: error.message };
    throw error;
  }
}

/** What was typed there. */
function quoted(response: unknown, stepId: string | undefined): string {
  const fields = new Map(Object.entries(Object(response)));
  const text = JSON.stringify(stepId === undefined ? response : fields.get(stepId)) ?? 'nothing';
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
}
