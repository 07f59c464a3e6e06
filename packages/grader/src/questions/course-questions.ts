import type { ChoiceQuestionBlock, DataQuestionBlock, Lesson, QuestionBlock } from '@keyway/lesson/model';
import { type Language, languages } from '@keyway/quiz/question';
import { GraderError } from '../grader-error.ts';
import { choiceGradedQuestion } from './choice-graded-question.ts';
import { dataGradedQuestion } from './data-graded-question.ts';
import type { GradedQuestion } from './graded-question.ts';
import { unmarkedQuestion } from './unmarked-question.ts';

/**
 * The questions that count, in the order of the lessons and of the first language's text. A list without a marked
 * answer is no question here. Here other kinds join.
 * @param lessons - groups of one lesson's languages, as `readLessons` gives them
 * @throws {GraderError} QUESTION_TWICE, QUESTION_LANGUAGES_DIFFER, QUESTION_DATA, NO_QUESTION
 */
export function courseQuestions(lessons: readonly (readonly Lesson[])[]): GradedQuestion[] {
  const questions = lessons.flatMap(lessonQuestions);
  const seen = new Set<string>();
  for (const { id } of questions) {
    if (seen.has(id)) {
      throw new GraderError('QUESTION_TWICE', `"${id}" stands twice in the course; give one another {#id}`);
    }
    seen.add(id);
  }
  if (questions.some(({ isMarkedHere }) => isMarkedHere)) return questions;
  throw new GraderError(
    'NO_QUESTION',
    'expected a question with a marked answer in the course, got none; name the folder of its lessons',
  );
}

function lessonQuestions(group: readonly Lesson[]): GradedQuestion[] {
  const read = group.flatMap((lesson) => {
    const language = languages.find((one) => one === lesson.language.split('-')[0]);
    return language === undefined ? [] : [{ language, questions: questionsOf(lesson), lessonId: lesson.id }];
  });
  const [first] = read;
  if (!first) return [];
  return first.questions.flatMap((question) => {
    const inLanguages = read.flatMap(({ language, questions }) => {
      const block = questions.find(({ id }) => id === question.id);
      return block ? [{ language, block }] : [];
    });
    const made = gradedQuestion(first.lessonId, question, inLanguages);
    return made ? [made] : [];
  });
}

function questionsOf(lesson: Lesson): QuestionBlock[] {
  return lesson.sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'question'));
}

function gradedQuestion(
  lessonId: string,
  question: QuestionBlock,
  inLanguages: readonly { language: Language; block: QuestionBlock }[],
): GradedQuestion | undefined {
  if (question.form === 'data') {
    const blocks = new Map<Language, DataQuestionBlock>();
    for (const { language, block } of inLanguages) if (block.form === 'data') blocks.set(language, block);
    return isCode(question)
      ? unmarkedQuestion(lessonId, question, blocks)
      : dataGradedQuestion({ lessonId, blocks });
  }
  const blocks = new Map<Language, ChoiceQuestionBlock>();
  for (const { language, block } of inLanguages) {
    if (block.form === 'choice' && block.isGraded) blocks.set(language, block);
  }
  return question.isGraded ? choiceGradedQuestion({ lessonId, blocks }) : undefined;
}

/** Code is run in a sandbox of its own, so it is not marked with the others. */
function isCode({ data }: DataQuestionBlock): boolean {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'code';
}
