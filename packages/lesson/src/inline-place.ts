import type { Token } from 'markdown-it';
import type { LessonContext } from './lesson-context.ts';

/** Where the text of an inline token stands in the file. */
export interface InlinePlace {
  /** Index of its first source line, from 0. */
  lineIndex: number;
  /** The text before labels, boxes and ids were taken off it. */
  original: string;
  /** How much was taken off its beginning, in UTF-16 units. */
  shift: number;
  /** Index of its cell, when it stands in a table. */
  cell?: number;
}

const places = new WeakMap<Token, InlinePlace>();
const offsets = new WeakMap<Token, number>();

/** The place of an inline token; made on first use from its `map`. */
export function inlinePlace(token: Token): InlinePlace {
  let place = places.get(token);
  if (place === undefined) {
    place = { lineIndex: token.map?.[0] ?? 0, original: token.content, shift: 0 };
    places.set(token, place);
  }
  return place;
}

/** Says that an inline token is a cell of a table row. */
export function placeInTable(token: Token, lineIndex: number, cell: number): void {
  places.set(token, { lineIndex, original: token.content, shift: 0, cell });
}

/** Replaces the text of an inline token that is not read yet by `content`, which began `shift` units later. */
export function replaceContent(token: Token, content: string, shift: number): void {
  inlinePlace(token).shift += shift;
  token.content = content;
}

/** Remembers where in its parent's text a token began. */
export function rememberOffset(token: Token, offset: number): void {
  offsets.set(token, offset);
}

/** Where in its parent's text a token began, in UTF-16 units; 0 when that was not noted. */
export function offsetOf(token: Token): number {
  return offsets.get(token) ?? 0;
}

/** Column index at which each cell of a table row begins; an escaped bar belongs to its cell. */
function cellColumns(row: string): number[] {
  const starts: number[] = [];
  const cells = /(?:^\s*\|?|\|)\s*((?:\\.|[^\\|])*)/g;
  for (const match of row.matchAll(cells)) {
    starts.push(match.index + match[0].length - (match[1]?.length ?? 0));
  }
  return starts;
}

function columnIndexOf(sourceLine: string, text: string): number {
  const source = sourceLine.trimEnd();
  const wanted = text.trimEnd();
  if (source.endsWith(wanted)) return source.length - wanted.length;
  return Math.max(0, source.indexOf(wanted));
}

/**
 * Line and column, from 1, of an offset into the text of an inline token.
 * Within a cell that holds escaped bars the column may fall short by one for each of them.
 */
export function placeOf(
  context: LessonContext,
  token: Token,
  offset: number,
): { line: number; column: number } {
  const place = inlinePlace(token);
  const before = place.original.slice(0, offset + place.shift);
  const lineStart = before.lastIndexOf('\n') + 1;
  const lineIndex = place.lineIndex + (before.match(/\n/g)?.length ?? 0);
  const sourceLine = context.lines[lineIndex] ?? '';
  const inLine = before.length - lineStart;
  if (place.cell !== undefined) {
    return { line: lineIndex + 1, column: (cellColumns(sourceLine)[place.cell] ?? 0) + inLine + 1 };
  }
  const nextEnd = place.original.indexOf('\n', lineStart);
  const text = place.original.slice(lineStart, nextEnd < 0 ? undefined : nextEnd);
  return { line: lineIndex + 1, column: columnIndexOf(sourceLine, text) + inLine + 1 };
}

/** Reports a problem at an offset into the text of an inline token. */
export function reportInline(
  context: LessonContext,
  token: Token,
  offset: number,
  code: string,
  message: string,
): void {
  const { line, column } = placeOf(context, token, offset);
  context.report(line, column, code, message);
}
