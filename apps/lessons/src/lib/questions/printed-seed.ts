import { seedOf } from '@keyway/quiz/seed-of';

/** The seed of the variant that is drawn into a page, printed, and solved on the answer sheet. */
export function printedSeed(questionId: string): number {
  return seedOf('printed', questionId);
}
