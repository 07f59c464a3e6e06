import { stripLabel } from '../labels.ts';
import { isCrammedCode, looksLikeCode } from './looks-like-code.ts';

const longestHeading = 80;
const longestTitle = 120;

/** What the button above a code block says; it comes along when a page is copied. */
const copyButton = /^(?:copy(?: the)? code|copi(?:a|ar)(?: el)? código|कोड कॉपी करें)$/iu;

export function isCopyButton(line: string): boolean {
  return copyButton.test(line.trim());
}

/** Whether a line only separates: dashes, equals signs, asterisks. */
export function isRule(line: string): boolean {
  return /^\s*(?:[-_*=~]\s*){3,}$/.test(line);
}

const bullet = /^\s*[•‣◦▪·]\s+/u;

/** The text of a bullet, or undefined when the line is none. */
export function bulletText(line: string): string | undefined {
  return bullet.test(line) ? line.replace(bullet, '').trim() : undefined;
}

function isShort(line: string): boolean {
  const text = line.trim();
  return text.length > 0 && text.length <= longestHeading && !/[.।?!:;,…]$/u.test(text);
}

/** Whether a line's words could be a heading: short, no sentence, not beginning small. */
function couldBeHeading(line: string): boolean {
  const text = line.trim();
  return (
    isShort(text) && /^[\p{Lu}\p{Lo}\p{Nd}¿"«“]/u.test(text) && /\p{L}/u.test(text) && !looksLikeCode(line)
  );
}

function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === '';
}

/** Whether the first line of a text is only its title; a long one is its first paragraph as well. */
export function isTitle(line: string): boolean {
  if (line.trim().length > longestTitle || bulletText(line) !== undefined || looksLikeCode(line))
    return false;
  return stripLabel(line.trim(), 'question') === undefined && stripLabel(line.trim(), 'source') === undefined;
}

/**
 * Whether the line at `at` is a heading: it could be one and stands alone, between empty lines, or between
 * lines that are too long to be headings.
 */
export function isHeading(lines: readonly string[], at: number): boolean {
  const line = lines[at];
  if (line === undefined || !couldBeHeading(line) || bulletText(line) !== undefined) return false;
  if (skipBlank(lines, at + 1) === lines.length) return false;
  const before = lines[at - 1];
  const after = lines[at + 1];
  if (isBlank(before) && isBlank(after)) return true;
  const isAfterShort = !isBlank(before) && at > 1 && isShort(before ?? '') && !isCopyButton(before ?? '');
  return !isAfterShort && (after ?? '').trim().length > longestHeading && !looksLikeCode(after ?? '');
}

/** Whether prose begins here although braces are still open: a long sentence that has nothing of code. */
function isProse(line: string): boolean {
  const isSentence = line.length > 100 && /[.।?!]$/u.test(line.trimEnd()) && !/[{}=;]/.test(line);
  return isSentence || stripLabel(line, 'question') !== undefined;
}

function depthChange(line: string): number {
  const code = line.replace(/\/\/.*$/, '').replace(/"[^"]*"|'[^']*'/g, '');
  return (code.match(/\{/g)?.length ?? 0) - (code.match(/\}/g)?.length ?? 0);
}

/** Whether code that began above goes on with a line, `depth` braces being open and maybe empty lines between. */
function continuesCode(line: string, depth: number, isAfterGap: boolean): boolean {
  if (looksLikeCode(line)) return true;
  return !isAfterGap && (line.trim() === '...' || (depth > 0 && !isProse(line)));
}

/** Index after the last line of the code that begins at `start`. Empty lines inside it belong to it. */
export function endOfCode(lines: readonly string[], start: number): number {
  const first = lines[start] ?? '';
  let depth = isCrammedCode(first) ? 0 : Math.max(0, depthChange(first));
  let end = start + 1;
  for (let at = skipBlank(lines, end); at < lines.length; at = skipBlank(lines, end)) {
    const line = lines[at] ?? '';
    const isWholeProgram = isCrammedCode(line) && line.length > longestHeading;
    if (isCopyButton(line) || isWholeProgram || !continuesCode(line, depth, at > end)) break;
    depth = Math.max(0, depth + depthChange(line));
    end = at + 1;
  }
  return end;
}

/** Index after the last line of the output that begins at `start`: until an empty, long or labelled line. */
export function endOfOutput(lines: readonly string[], start: number): number {
  let at = start;
  for (; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (isBlank(line) || line.length > 120 || stripLabel(line, 'question') !== undefined) break;
  }
  return at;
}

/** Index of the first line from `at` on that is not empty. */
export function skipBlank(lines: readonly string[], at: number): number {
  let next = at;
  while (next < lines.length && isBlank(lines[next])) next++;
  return next;
}
