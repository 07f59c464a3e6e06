import type { Language } from '@keyway/quiz/question';
import { error } from '@sveltejs/kit';
import { dev } from '$app/environment';
import type { PageLesson } from '../../../../lib/page/page-lesson.ts';
import { lessonCards } from '../../../../lib/server/lesson-cards.ts';
import { pageLesson } from '../../../../lib/server/page-lesson.ts';
import { siteCourse } from '../../../../lib/server/site-course.ts';
import { isSiteLanguage, siteLanguages } from '../../../../lib/text/languages.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

/** A lesson beside this one. */
interface Neighbour {
  id: string;
  title: string;
}

/** What a lesson's page is given. */
interface LessonData {
  lesson: PageLesson;
  /** Languages in which this lesson exists. */
  languages: Language[];
  /** From 1, and how many there are in this language. */
  number: number;
  lessonCount: number;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}

export const entries: EntryGenerator = () =>
  siteCourse(dev).lessons.flatMap(({ id, byLanguage }) =>
    [...byLanguage.keys()].map((lang) => ({ lang, id })),
  );

export const load: PageServerLoad = ({ params }): LessonData => {
  const course = siteCourse(dev);
  const language = isSiteLanguage(params.lang) ? params.lang : 'en';
  const found = course.lessons.find(({ id }) => id === params.id);
  const lesson = found?.byLanguage.get(language);
  if (!found || !lesson) error(404);
  const cards = lessonCards(course, language).map(({ id, title }) => ({ id, title }));
  const index = cards.findIndex(({ id }) => id === found.id);
  return {
    lesson: pageLesson(found.id, language, lesson),
    languages: siteLanguages.filter((other) => found.byLanguage.has(other)),
    number: index + 1,
    lessonCount: cards.length,
    previous: cards[index - 1],
    next: cards[index + 1],
  };
};
