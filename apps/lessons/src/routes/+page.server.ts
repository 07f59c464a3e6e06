import type { Language } from '@keyway/quiz/question';
import { building, dev } from '$app/environment';
import type { LessonCard } from '../lib/page/lesson-card.ts';
import { lessonCards } from '../lib/server/lesson-cards.ts';
import { reportCourse, siteCourse } from '../lib/server/site-course.ts';
import { siteLanguages } from '../lib/text/languages.ts';
import type { PageServerLoad } from './$types';

/** What the page of languages shows of each. */
interface LanguageEntry {
  language: Language;
  /** For the count, and for the title of the lesson where a reader stopped. */
  lessons: Pick<LessonCard, 'id' | 'title'>[];
}

export const load: PageServerLoad = (): { languages: LanguageEntry[] } => {
  const course = siteCourse(dev);
  // This page is built once, so a build says what is wrong once.
  if (building) reportCourse(course);
  return {
    languages: siteLanguages.map((language) => ({
      language,
      lessons: lessonCards(course, language).map(({ id, title }) => ({ id, title })),
    })),
  };
};
