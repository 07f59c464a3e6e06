import type { Lesson, Source } from '@keyway/lesson/model';
import type { Language } from '@keyway/quiz/question';
import type { PageLesson, PageSection } from '../page/page-lesson.ts';
import { drawnWordsOf } from '../words/drawn-words-of.ts';
import { drawSections, drawSources } from './draw-sections.ts';
import { partSections } from './part-sections.ts';
import { createStaticHtmlMaker, type StaticHtmlMaker } from './static-html-maker.ts';

/**
 * A lesson as its page draws it.
 * @param id - its place in the address, which may differ from the id that the file states
 */
export function pageLesson(id: string, language: Language, lesson: Lesson): PageLesson {
  const { title, summary, minutes, kafka, sources } = lesson;
  const words = drawnWordsOf(language);
  const toStatic = createStaticHtmlMaker();
  const sections = drawSections(partSections(lesson, toStatic), language, toStatic);
  return {
    id,
    language,
    title,
    summary,
    minutes,
    kafka,
    sections: sources.length > 0 ? withSources(sections, sources, words.sources, toStatic) : sections,
  };
}

/** Sources of the front matter stand under the lesson's own heading for them, else under one of ours. */
function withSources(
  sections: PageSection[],
  sources: Source[],
  heading: string,
  toStatic: StaticHtmlMaker,
): PageSection[] {
  const own = sections.find(({ id }) => id === 'sources');
  const list: PageSection['blocks'][number] = { kind: 'static', content: toStatic(drawSources(sources)) };
  if (!own) return [...sections, { id: 'sources', title: toStatic(heading), blocks: [list] }];
  return sections.map((section) => (section === own ? { ...own, blocks: [...own.blocks, list] } : section));
}
