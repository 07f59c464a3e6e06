/**
 * What is wrong with a question that a lesson gives as YAML, in sentences for its author. A `ParseOptions.checkQuestion`.
 * @returns nothing when the question can be shown and marked
 */
export function checkQuestion(): string[] {
  return ['there is no kind of question that is written as YAML yet; write it as a task list'];
}
