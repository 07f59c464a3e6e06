import { readQuestion } from './read-question.ts';

/**
 * What is wrong with a question that a lesson gives as YAML, in sentences for its author. A `ParseOptions.checkQuestion`.
 * @returns nothing when the question can be shown and marked
 */
export function checkQuestion(data: unknown): string[] {
  const reading = readQuestion(data);
  return 'problems' in reading ? reading.problems : [];
}
