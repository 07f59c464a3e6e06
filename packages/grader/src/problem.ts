/** Something wrong with one file, row or response; the others are graded all the same. */
export interface Problem {
  /** Relative to what was handed in, with `/`. */
  file: string;
  /** From 1, where there is one. */
  line?: number;
  column?: number;
  /** Stable, for programs. */
  code: string;
  /** What is wrong and what to do, in English. */
  message: string;
}

/** Order of problems: by file, place, code and words, so that a report does not depend on the order of reading. */
export function compareProblems(a: Problem, b: Problem): number {
  return (
    compareText(a.file, b.file) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0) ||
    compareText(a.code, b.code) ||
    compareText(a.message, b.message)
  );
}

/** `file:line:column CODE message`, without the places that are not known. */
export function problemText({ file, line, column, code, message }: Problem): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return visibleText(`${place} ${code} ${message}`);
}

// Control characters, and signs that turn the direction of writing around.
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A line for a terminal: names out of other people's files must not move its cursor or colour it. */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`);
}

/** By UTF-16 unit, the same everywhere. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
