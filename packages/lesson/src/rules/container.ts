import type { MarkdownIt, StateBlock, Token } from 'markdown-it';
import { contextOf } from '../lesson-context.ts';

const opening = /^:{3,}[ \t]*([^\s:]\S*)?[ \t]*(.*)$/;
const closing = /^:{3,}[ \t]*$/;

/** The first words of a container and its body, not read yet. */
export interface ContainerSource {
  kind: 'lab' | 'worked';
  /** All that follows the kind on its line. */
  words: string;
  body: string;
  /** Index of the body's first line, from 0. */
  bodyLineIndex: number;
}

/** What the first line of a container says. */
interface Opening {
  kind: ContainerSource['kind'];
  words: string;
  column: number;
}

const sources = new WeakMap<Token, ContainerSource>();

/** What stands in a token of type `container`. */
export function containerSource(token: Token): ContainerSource | undefined {
  return sources.get(token);
}

function lineText(state: StateBlock, line: number): string {
  return state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
}

/** Index of the line that closes the container, or undefined; a heading or another container ends the search. */
function findClosing(state: StateBlock, startLine: number, endLine: number): number | undefined {
  for (let line = startLine + 1; line < endLine; line++) {
    if (!state.isEmpty(line) && (state.sCount[line] ?? 0) < state.blkIndent) return undefined;
    const text = lineText(state, line);
    if (closing.test(text)) return line;
    if (/^#{1,6} /.test(text) || opening.test(text)) return undefined;
  }
  return undefined;
}

/** Where a container that nobody closed ends: before the first empty line, heading or container. */
function findForcedEnd(state: StateBlock, startLine: number, endLine: number): number {
  for (let line = startLine + 1; line < endLine; line++) {
    const text = lineText(state, line);
    if (state.isEmpty(line) || (state.sCount[line] ?? 0) < state.blkIndent) return line;
    if (/^#{1,6} /.test(text) || opening.test(text)) return line;
  }
  return endLine;
}

function pushContainer(state: StateBlock, startLine: number, endLine: number, match: Opening): void {
  const { kind, words, column } = match;
  const close = findClosing(state, startLine, endLine);
  const bodyEnd = close ?? findForcedEnd(state, startLine, endLine);
  if (close === undefined) {
    const message = `"::: ${kind}" is not closed; end it with a line of ":::"`;
    contextOf(state.env).report(startLine + 1, column, 'CONTAINER_UNCLOSED', message);
  }
  const token = state.push('container', '', 0);
  token.block = true;
  token.map = [startLine, close === undefined ? bodyEnd : close + 1];
  const body = state.getLines(startLine + 1, bodyEnd, state.sCount[startLine] ?? 0, true);
  sources.set(token, { kind, words, body, bodyLineIndex: startLine + 1 });
  state.line = token.map[1];
}

/** Reads `::: lab key`, a YAML body and `:::` as one token of type `container`. */
export function container(md: MarkdownIt): void {
  const rule = (state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean => {
    if ((state.sCount[startLine] ?? 0) - state.blkIndent >= 4) return false;
    const match = opening.exec(lineText(state, startLine));
    const kind = match?.[1];
    if (match === null || kind === undefined) return false;
    const column = (state.tShift[startLine] ?? 0) + 1;
    if (kind !== 'lab' && kind !== 'worked') {
      if (silent) return false;
      const message = `":::" opens a lab or a worked table, not "${kind}"; write "::: lab NAME" or "::: worked NAME"`;
      contextOf(state.env).report(startLine + 1, column, 'CONTAINER_KIND', message);
      return false;
    }
    if (!silent) pushContainer(state, startLine, endLine, { kind, words: (match[2] ?? '').trim(), column });
    return true;
  };
  md.block.ruler.before('fence', 'container', rule, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
  md.renderer.rules.container = () => '';
}
