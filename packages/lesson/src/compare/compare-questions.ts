import type { ChoiceQuestionBlock, DataQuestionBlock, Lesson, QuestionBlock } from '../model.ts';
import { fileName, type LessonPair } from './lesson-pair.ts';
import { isSameShape } from './same-shape.ts';

interface PlacedQuestion {
  question: QuestionBlock;
  sectionId: string;
}

function questionsOf(lesson: Lesson): PlacedQuestion[] {
  return lesson.sections.flatMap((section) =>
    section.blocks
      .filter((block) => block.kind === 'question')
      .map((question) => ({ question, sectionId: section.id })),
  );
}

function rightIds(question: ChoiceQuestionBlock): string {
  const ids = question.options.filter((option) => option.isRight).map((option) => option.id);
  return ids.length === 0 ? 'none' : ids.join(', ');
}

function compareChoice(
  pair: LessonPair,
  original: ChoiceQuestionBlock,
  translation: ChoiceQuestionBlock,
): void {
  const name = fileName(pair.original);
  const { id, line, options } = translation;
  if (options.length !== original.options.length) {
    const message = `"${id}" has ${options.length} options here and ${original.options.length} in ${name}; use the same`;
    pair.report(line, 'OPTION_COUNT_DIFFERS', message);
    return;
  }
  const here = rightIds(translation);
  const there = rightIds(original);
  if (here === there) return;
  const message = `the right answer to "${id}" is ${here} here and ${there} in ${name}; mark the same options`;
  pair.report(line, 'RIGHT_ANSWER_DIFFERS', message);
}

/** By what the caller says of the two; where it says nothing, by all values that cannot be sentences. */
function asksTheSame(original: DataQuestionBlock, translation: DataQuestionBlock): boolean {
  if (original.facts !== undefined && translation.facts !== undefined) {
    return original.facts === translation.facts;
  }
  return isSameShape(original.data, translation.data);
}

function compareQuestion(pair: LessonPair, original: PlacedQuestion, translation: PlacedQuestion): void {
  const there = original.question;
  const here = translation.question;
  const name = fileName(pair.original);
  if (original.sectionId !== translation.sectionId) {
    const message = `"${here.id}" stands in section "${original.sectionId}" in ${name}; move it there`;
    pair.report(here.line, 'QUESTION_MOVED', message);
  }
  if (there.form === 'choice' && here.form === 'choice') compareChoice(pair, there, here);
  else if (there.form !== here.form) {
    pair.report(here.line, 'QUESTION_FORM_DIFFERS', `"${here.id}" has another form in ${name}; use one form`);
  } else if (there.form === 'data' && here.form === 'data' && !asksTheSame(there, here)) {
    const message = `"${here.id}" does not ask what it asks in ${name}; only words for the reader may differ, mend the values`;
    pair.report(here.line, 'QUESTION_DATA_DIFFERS', message);
  }
}

/** Reports questions that a translation lacks, and those whose options or right answers are others. */
export function compareQuestions(pair: LessonPair): void {
  const here = new Map(questionsOf(pair.translation).map((placed) => [placed.question.id, placed]));
  for (const original of questionsOf(pair.original)) {
    const translation = here.get(original.question.id);
    if (translation !== undefined) {
      compareQuestion(pair, original, translation);
      continue;
    }
    const section = pair.translation.sections.find(({ id }) => id === original.sectionId);
    const message = `"${original.question.id}" is in ${fileName(pair.original)} but not here; translate the question`;
    pair.report(section?.line ?? 1, 'QUESTION_MISSING', message);
  }
}

/** Reports questions of a translation that the original lacks: they are missing there. */
export function compareExtraQuestions(pair: LessonPair): void {
  const here = new Set(questionsOf(pair.translation).map((placed) => placed.question.id));
  for (const { question, sectionId } of questionsOf(pair.original)) {
    if (here.has(question.id)) continue;
    const section = pair.translation.sections.find(({ id }) => id === sectionId);
    const message = `"${question.id}" is in ${fileName(pair.original)} but not here; ask it in every language`;
    pair.report(section?.line ?? 1, 'QUESTION_MISSING', message);
  }
}
