/** A lesson's lines with and without the front matter; both have the same numbers. */
export interface SplitText {
  lines: string[];
  /** YAML between the two lines of `---`; undefined where there is none. */
  frontMatter: string | undefined;
  /** Index of the first line after the front matter, from 0. */
  bodyStart: number;
  /** Whether the file begins with front matter that nobody closed. */
  isUnclosed: boolean;
}

const key = /^[A-Za-z][\w-]*:(?:\s|$)/;

/** Splits a text into lines (any line end, a byte order mark aside) and finds its front matter. */
export function splitFrontMatter(text: string): SplitText {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '\uFFFD')
    .split(/\r\n?|\n/);
  const none = { lines, frontMatter: undefined, bodyStart: 0, isUnclosed: false };
  if (lines[0]?.trimEnd() !== '---') return none;
  const end = lines.findIndex((line, at) => at > 0 && /^(?:---|\.\.\.)\s*$/.test(line));
  if (end < 0) return { ...none, isUnclosed: key.test(lines[1] ?? '') };
  // A rule at the top of a text, with another one further down, is no front matter.
  const isFrontMatter =
    lines.slice(1, end).every((line) => line.trim() === '') ||
    lines.slice(1, end).some((line) => key.test(line));
  if (!isFrontMatter) return none;
  return { lines, frontMatter: lines.slice(1, end).join('\n'), bodyStart: end + 1, isUnclosed: false };
}
