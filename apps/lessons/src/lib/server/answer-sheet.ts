import type { ChoiceQuestionBlock, Lesson } from '@keyway/lesson/model';
import type { Language } from '@keyway/quiz/question';
import type { AnswerSheet, SheetAnswer } from '../page/answer-sheet.ts';
import { drawnQuestion } from './drawn-question.ts';
import { variantAnswer } from './variant-answer.ts';

/** The right answers of a lesson, numbered as the lesson numbers its questions. */
export function answerSheet(lessonId: string, lesson: Lesson, language: Language): AnswerSheet {
  const questions = lesson.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'question' ? (drawnQuestion(block) ?? []) : []));
  return {
    lessonId,
    title: lesson.title,
    answers: questions.map((question, index) => ({
      number: index + 1,
      ...(question.kind === 'question' ? choiceAnswer(question) : variantAnswer(question, language)),
    })),
  };
}

function choiceAnswer({
  promptHtml,
  options,
  isGraded,
  explanationHtml,
}: ChoiceQuestionBlock): Omit<SheetAnswer, 'number'> {
  return {
    promptHtml,
    right: options.flatMap(({ isRight, html }, place) =>
      isGraded && isRight ? [{ label: `${place + 1}.`, html }] : [],
    ),
    explanationHtml,
  };
}
