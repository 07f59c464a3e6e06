import { detectLanguage, languageOfPath } from './detect-language.ts';
import { type FrontMatter, readFrontMatter } from './front-matter.ts';
import { LessonContext } from './lesson-context.ts';
import { lessonIdOfPath } from './lesson-paths.ts';
import { LessonReader } from './lesson-reader.ts';
import type { Diagnostic, Lesson, ParseOptions } from './model.ts';
import { isPlainText } from './plain/is-plain-text.ts';
import { readPlainSections } from './plain/read-plain-sections.ts';
import { type ReadSections, readSections } from './read-sections.ts';
import { type SplitText, splitFrontMatter } from './split-front-matter.ts';

function byPlace(a: Diagnostic, b: Diagnostic): number {
  return a.line - b.line || a.column - b.column;
}

function chooseLanguage(
  context: Omit<ParseOptions, 'id'>,
  split: SplitText,
  frontMatter: FrontMatter,
): string {
  const stated = languageOfPath(context.path) ?? frontMatter.language;
  return stated ?? detectLanguage(split.lines.slice(split.bodyStart).join('\n'));
}

/** What an author owes the reader in front matter, and where it contradicts the rest of the file. */
function checkFrontMatter(context: LessonContext, frontMatter: FrontMatter, read: ReadSections): void {
  const fromPath = languageOfPath(context.path);
  if (frontMatter.language !== undefined && frontMatter.language !== context.language) {
    const message = `"language: ${frontMatter.language}" contradicts the file's name, which says ${fromPath}; mend one`;
    context.report(1, 1, 'LANGUAGE_CONFLICT', message);
  }
  for (const key of ['title', 'summary'] as const) {
    if (frontMatter[key] === undefined) {
      context.report(1, 1, 'FRONT_MATTER_MISSING', `"${key}" is missing; add a line "${key}: …"`);
    }
  }
  const { heading } = read;
  if (frontMatter.title === undefined || heading === undefined || heading.text === frontMatter.title) return;
  const message = `the heading says "${heading.text}" and the front matter "${frontMatter.title}"; write the same`;
  context.report(heading.line, 1, 'TITLE_DIFFERS', message);
}

function readBody(context: LessonContext, split: SplitText): ReadSections {
  if (split.frontMatter === undefined && isPlainText(split.lines)) return readPlainSections(context);
  // Empty lines stand for the front matter, so that every line keeps its number.
  const body = split.lines.map((line, index) => (index < split.bodyStart ? '' : line)).join('\n');
  return readSections(new LessonReader(context, body), split.bodyStart);
}

function fallbackTitle(context: LessonContext, bodyStart: number, read: ReadSections): string {
  const firstLine = context.lines.slice(bodyStart).find((line) => /[\p{L}\p{N}]/u.test(line));
  const title =
    read.heading?.text || read.sections.find((section) => section.title !== '')?.title || firstLine?.trim();
  return title || lessonIdOfPath(context.path);
}

/**
 * Reads a lesson in one language: Markdown with our additions, or a text without any Markdown.
 * Never throws on content: whatever is wrong with it stands in the lesson's diagnostics, in the order of the file.
 * @param text - the file's text, with any line ends
 */
export function parseLesson(text: string, options: ParseOptions): Lesson {
  const split = splitFrontMatter(text);
  const { frontMatter, diagnostics } =
    split.frontMatter === undefined
      ? { frontMatter: {}, diagnostics: [] }
      : readFrontMatter(split.frontMatter, options.path);
  const language = chooseLanguage(options, split, frontMatter);
  const context = new LessonContext(options, language, split.lines, split.frontMatter !== undefined);
  context.diagnostics.push(...diagnostics);
  if (split.isUnclosed) {
    context.report(
      1,
      1,
      'FRONT_MATTER_UNCLOSED',
      'the front matter is not closed; end it with a line of "---"',
    );
  }
  const read = readBody(context, split);
  if (context.isAuthored) checkFrontMatter(context, frontMatter, read);
  const lesson: Lesson = {
    path: options.path,
    id: frontMatter.id ?? options.id ?? lessonIdOfPath(options.path),
    language,
    title: frontMatter.title ?? fallbackTitle(context, split.bodyStart, read),
    summary: frontMatter.summary ?? read.quotation ?? '',
    sources: frontMatter.sources ?? (read.source === undefined ? [] : [read.source]),
    sections: read.sections,
    diagnostics: context.diagnostics.sort(byPlace),
  };
  if (frontMatter.minutes !== undefined) lesson.minutes = frontMatter.minutes;
  if (frontMatter.kafka !== undefined) lesson.kafka = frontMatter.kafka;
  if (frontMatter.follows !== undefined) lesson.follows = frontMatter.follows;
  return lesson;
}
