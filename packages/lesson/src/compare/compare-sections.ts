import type { Lesson } from '../model.ts';
import { commonSections, fileName, type LessonPair, sectionName } from './lesson-pair.ts';

/** Where in the translation a section of the original belongs: at the next section that both have, or the last. */
function placeFor(pair: LessonPair, index: number): number {
  const lines = new Map(pair.translation.sections.map((section) => [section.id, section.line]));
  const next = pair.original.sections.slice(index + 1).find((section) => lines.has(section.id));
  return lines.get(next?.id ?? '') ?? pair.translation.sections.at(-1)?.line ?? 1;
}

function reportMissing(pair: LessonPair): void {
  const ids = new Set(pair.translation.sections.map((section) => section.id));
  for (const [index, section] of pair.original.sections.entries()) {
    if (ids.has(section.id)) continue;
    const name = section.id === '' ? sectionName(section) : `"${section.id}"`;
    const message = `${name} is in ${fileName(pair.original)} but not here; translate it or mark it missing`;
    pair.report(placeFor(pair, index), 'SECTION_MISSING', message);
  }
}

function reportOrder(pair: LessonPair): void {
  const common = commonSections(pair);
  const here = common.map((section) => section.translation).sort((a, b) => a.line - b.line);
  for (const [index, section] of here.entries()) {
    const expected = common[index]?.original;
    if (expected === undefined || expected.id === section.id) continue;
    const message = `${fileName(pair.original)} has "${expected.id}" where "${section.id}" stands here; use one order`;
    pair.report(section.line, 'SECTION_ORDER', message);
    return;
  }
}

/** Reports sections of the original that the translation lacks, and the first that stands elsewhere in it. */
export function compareSections(pair: LessonPair): void {
  reportMissing(pair);
  reportOrder(pair);
}

/** Reports sections of a translation that the original lacks: they are missing there. */
export function compareExtraSections(pair: LessonPair): void {
  reportMissing(pair);
}

/** The lesson that the others are translations of: the one they follow, else the English one, else the first. */
export function originalOf(lessons: readonly Lesson[]): Lesson | undefined {
  const followed = lessons.find((lesson) => lesson.follows !== undefined)?.follows?.language;
  const inLanguage = (language: string | undefined): Lesson | undefined =>
    lessons.find((lesson) => lesson.language === language);
  return inLanguage(followed) ?? inLanguage('en') ?? lessons[0];
}
