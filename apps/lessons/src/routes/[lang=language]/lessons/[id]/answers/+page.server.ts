import { error } from '@sveltejs/kit';
import { dev } from '$app/environment';
import type { AnswerSheet } from '../../../../../lib/page/answer-sheet.ts';
import { answerSheet } from '../../../../../lib/server/answer-sheet.ts';
import { siteCourse } from '../../../../../lib/server/site-course.ts';
import { isSiteLanguage } from '../../../../../lib/text/languages.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

export const entries: EntryGenerator = () =>
  siteCourse(dev).lessons.flatMap(({ id, byLanguage }) =>
    [...byLanguage.keys()].map((lang) => ({ lang, id })),
  );

/** The sheet is read and printed; nothing on it moves. */
export const csr = false;

export const load: PageServerLoad = ({ params }): { sheet: AnswerSheet } => {
  const found = siteCourse(dev).lessons.find(({ id }) => id === params.id);
  const language = isSiteLanguage(params.lang) ? params.lang : 'en';
  const lesson = found?.byLanguage.get(language);
  if (!lesson) error(404);
  return { sheet: answerSheet(params.id, lesson, language) };
};
