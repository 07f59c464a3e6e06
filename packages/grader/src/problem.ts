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
  return `${place} ${code} ${message}`;
}

/** By UTF-16 unit, the same everywhere. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
