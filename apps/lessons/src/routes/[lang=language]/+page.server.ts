import { dev } from '$app/environment';
import type { ForeignLesson, LessonCard } from '../../lib/page/lesson-card.ts';
import { foreignLessons, lessonCards } from '../../lib/server/lesson-cards.ts';
import { siteCourse } from '../../lib/server/site-course.ts';
import { isSiteLanguage, siteLanguages } from '../../lib/text/languages.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

export const entries: EntryGenerator = () => siteLanguages.map((lang) => ({ lang }));

export const load: PageServerLoad = ({ params }): { lessons: LessonCard[]; foreign: ForeignLesson[] } => {
  const course = siteCourse(dev);
  const language = isSiteLanguage(params.lang) ? params.lang : 'en';
  return { lessons: lessonCards(course, language), foreign: foreignLessons(course, language) };
};
