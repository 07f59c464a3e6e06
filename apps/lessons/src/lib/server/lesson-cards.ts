import type { Lesson } from '@keyway/lesson/model';
import type { Language } from '@keyway/quiz/question';
import type { ForeignLesson, LessonCard } from '../page/lesson-card.ts';
import { siteLanguages } from '../text/languages.ts';
import type { Course } from './course.ts';
import { drawnQuestion } from './drawn-question.ts';

/** The lessons of a course in one language, in the order of reading. */
export function lessonCards(course: Course, language: Language): LessonCard[] {
  const cards: LessonCard[] = [];
  for (const { id, byLanguage } of course.lessons) {
    const lesson = byLanguage.get(language);
    if (lesson) cards.push(lessonCard(id, cards.length + 1, lesson));
  }
  return cards;
}

/** The lessons of a course that are not there in a language, and where they are. */
export function foreignLessons(course: Course, language: Language): ForeignLesson[] {
  return course.lessons.flatMap(({ id, byLanguage }) => {
    const languages = siteLanguages.filter((other) => byLanguage.has(other));
    const [first] = languages;
    if (byLanguage.has(language) || first === undefined) return [];
    return [{ id, title: byLanguage.get(first)?.title ?? id, languages }];
  });
}

function lessonCard(id: string, number: number, lesson: Lesson): LessonCard {
  const questions = lesson.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => {
      const drawn = block.kind === 'question' ? drawnQuestion(block) : undefined;
      return drawn === undefined || (drawn.kind === 'question' && !drawn.isGraded) ? [] : [drawn.id];
    });
  return {
    id,
    number,
    title: lesson.title,
    summary: lesson.summary,
    minutes: lesson.minutes,
    questionIds: questions,
    sections: lesson.sections.filter((section) => section.id !== '').map(({ id, title }) => ({ id, title })),
  };
}
