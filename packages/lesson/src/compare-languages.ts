import { compareCode } from './compare/compare-code.ts';
import { compareContainers, compareFigures } from './compare/compare-containers.ts';
import { compareFollows } from './compare/compare-follows.ts';
import { compareExtraQuestions, compareQuestions } from './compare/compare-questions.ts';
import { compareExtraSections, compareSections, originalOf } from './compare/compare-sections.ts';
import { pairOf } from './compare/lesson-pair.ts';
import type { Diagnostic, Lesson } from './model.ts';

function reportMissingLanguages(
  lessons: readonly Lesson[],
  languages: readonly string[],
  found: Diagnostic[],
): void {
  const first = originalOf(lessons);
  if (first === undefined) return;
  const present = new Set(lessons.map((lesson) => lesson.language));
  for (const language of languages.filter((tag) => !present.has(tag))) {
    const message = `the lesson "${first.id}" is not there in "${language}"; translate it as ${language}.md`;
    found.push({ path: first.path, line: 1, column: 1, code: 'LANGUAGE_MISSING', message });
  }
}

function reportSameLanguage(lessons: readonly Lesson[], found: Diagnostic[]): void {
  const paths = new Map<string, string>();
  for (const { language, path, id } of lessons) {
    const other = paths.get(language);
    if (other === undefined) {
      paths.set(language, path);
      continue;
    }
    const message = `${other} is the lesson "${id}" in "${language}" already; give this file another id or language`;
    found.push({ path, line: 1, column: 1, code: 'LANGUAGE_TWICE', message });
  }
}

/**
 * What the languages of one lesson do not share, each problem at its place in the file that has to change.
 * The original is the language that a translation follows, else English, else the first; every other lesson is
 * held against it: sections and their order, code and outputs, questions and right answers, labs, tables, figures.
 * @param lessons - one lesson in each language
 * @param languages - language tags in which the lesson must be there; by default none
 */
export function compareLanguages(
  lessons: readonly Lesson[],
  languages: readonly string[] = [],
): Diagnostic[] {
  const found: Diagnostic[] = [];
  const original = originalOf(lessons);
  reportSameLanguage(lessons, found);
  reportMissingLanguages(lessons, languages, found);
  for (const translation of lessons) {
    compareFollows(translation, lessons, found);
    if (original === undefined || translation === original) continue;
    const pair = pairOf(original, translation, found);
    const reverse = pairOf(translation, original, found);
    compareSections(pair);
    compareExtraSections(reverse);
    compareCode(pair);
    compareQuestions(pair);
    compareExtraQuestions(reverse);
    compareContainers(pair);
    compareFigures(pair);
  }
  return found;
}
