/** A line of a program: the partition in it, and what stands before. */
export type AnswerLine = { partition: number; before: string } | { problem: string };

const MAX_SHOWN = 80;

/**
 * The partition is what follows the last space or tab of a line.
 * @returns any safe integer, also a negative one: that is an answer, if a wrong one
 */
export function readAnswerLine(line: string): AnswerLine {
  const text = line.replace(/[ \t\r]+$/, '');
  const at = Math.max(text.lastIndexOf(' '), text.lastIndexOf('\t'));
  const word = text.slice(at + 1);
  if (/^-?\d{1,15}$/.test(word)) {
    // `-0` is what some languages print for a remainder of nothing.
    return { partition: Number(word) + 0, before: at < 0 ? '' : text.slice(0, at) };
  }
  if (word === '') return { problem: 'it is empty' };
  const shown = JSON.stringify(word.slice(0, MAX_SHOWN));
  if (/^-?\d*\.\d+$/.test(word)) return { problem: `${shown} is no whole number` };
  return { problem: `${shown} after its last space or tab is no number` };
}
