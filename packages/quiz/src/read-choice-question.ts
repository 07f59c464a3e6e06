import type { ChoiceQuestion } from './choice.ts';
import type { QuestionReader } from './question-reader.ts';

/** Ids that options get in the order of the file, as those of a task list do. */
const OPTION_IDS = 'abcdefghijklmnopqrstuvwxyz';

/** Reads `prompt`, `options` (each with `text`, `right`, `feedback`), `several`, `shuffle`, `explanation`. */
export function readChoiceQuestion(reader: QuestionReader, id: string): ChoiceQuestion & { kind: 'choice' } {
  const texts = reader.plainTexts();
  const written = reader.readers('options', true, (option) => ({
    text: option.text('text'),
    isRight: option.flag('right', false),
    feedback: option.optionalText('feedback'),
  }));
  if (written.length < 2 || written.length > OPTION_IDS.length) {
    reader.problem(
      `"options" expected 2 to ${OPTION_IDS.length} options, got ${written.length}; give so many`,
    );
  }
  const options = written.slice(0, OPTION_IDS.length).map((option, index) => ({
    ...option,
    id: OPTION_IDS.charAt(index),
  }));
  const rightCount = options.filter(({ isRight }) => isRight).length;
  const isMultiple = reader.flag('several', rightCount > 1);
  if (rightCount === 0) {
    reader.problem('"options" expected a right one, but none is; give one of them "right: true"');
  }
  if (rightCount > 1 && !isMultiple) {
    reader.problem(
      `"options" expected one right option, got ${rightCount}; leave one, or write "several: true"`,
    );
  }
  if (new Set(options.map(({ text }) => text)).size < options.length) {
    reader.problem('"options" expected texts that differ, but two are alike; change one');
  }
  const feedback = options.flatMap(({ id: optionId, feedback: text }): [string, string][] =>
    text === undefined ? [] : [[optionId, text]],
  );
  return {
    kind: 'choice',
    id,
    isMultiple,
    isShuffled: reader.flag('shuffle', false),
    options: options.map(({ id: optionId, isRight }) => ({ id: optionId, isRight })),
    texts: {
      ...texts,
      options: Object.fromEntries(options.map(({ id: optionId, text }) => [optionId, text])),
      feedback: Object.fromEntries(feedback),
    },
  };
}
