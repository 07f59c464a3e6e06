import type { Lesson } from './model.ts';
import { splitFrontMatter } from './split-front-matter.ts';

/**
 * A translation's text with a front matter that says which sections of the original it follows, as they stand now.
 * Everything else stays as it is; an older `follows` is replaced.
 * @param text - the translation, with front matter
 * @param original - the lesson it was made from
 * @returns the new text, or undefined when the translation has no front matter to write into
 */
export function recordFollows(text: string, original: Lesson): string | undefined {
  const { lines, frontMatter, bodyStart } = splitFrontMatter(text);
  if (frontMatter === undefined) return undefined;
  const sections = original.sections.map(({ id, digest }) => `    ${JSON.stringify(id)}: "${digest}"`);
  return [
    '---',
    ...withoutFollows(lines.slice(1, bodyStart - 1)),
    'follows:',
    `  language: ${original.language}`,
    '  sections:',
    ...sections,
    ...lines.slice(bodyStart - 1),
  ].join('\n');
}

/** Drops the key `follows` and the indented lines under it. */
function withoutFollows(lines: readonly string[]): string[] {
  let isInside = false;
  return lines.filter((line) => {
    if (/^\S/.test(line)) isInside = line.startsWith('follows:');
    return !isInside;
  });
}
