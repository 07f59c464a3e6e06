/** The first line in which two outputs differ; a side that has no such line is undefined. */
export interface Difference {
  /** From 1. */
  line: number;
  here: string | undefined;
  lesson: string | undefined;
}

/**
 * Compares what a cell printed with what the lesson promises, as the tests of the lessons do: one line end at the end
 * of what is printed, and all white space at the end of the promise, do not count.
 */
export function compareOutput(printed: string, promised: string): Difference | undefined {
  const here = printed.replace(/\n$/, '');
  const lesson = promised.trimEnd();
  if (here === lesson) return undefined;
  const hereLines = here.split('\n');
  const lessonLines = lesson.split('\n');
  const at = hereLines.findIndex((line, index) => line !== lessonLines[index]);
  const index = at < 0 ? hereLines.length : at;
  return { line: index + 1, here: hereLines[index], lesson: lessonLines[index] };
}
