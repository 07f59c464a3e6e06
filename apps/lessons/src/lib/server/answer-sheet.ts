import type { Lesson } from '@keyway/lesson/model';
import type { AnswerSheet } from '../page/answer-sheet.ts';

/** The right answers of a lesson, numbered as the lesson numbers its questions. */
export function answerSheet(lessonId: string, lesson: Lesson): AnswerSheet {
  const questions = lesson.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'question' && block.form === 'choice' ? [block] : []));
  return {
    lessonId,
    title: lesson.title,
    answers: questions.map(({ promptHtml, options, isGraded, explanationHtml }, index) => ({
      number: index + 1,
      promptHtml,
      right: options.flatMap(({ isRight, html }, place) =>
        isGraded && isRight ? [{ place: place + 1, html }] : [],
      ),
      explanationHtml,
    })),
  };
}
