import type { MarkdownIt, Token } from 'markdown-it';
import { contextOf } from '../lesson-context.ts';

/** Whether the last line of a fence closes it, quotation marks and indentation before it aside. */
function isClosed(fence: Token, lines: readonly string[]): boolean {
  const [from, to] = fence.map ?? [0, 0];
  if (to - from < 2) return false;
  const last = (lines[to - 1] ?? '').replace(/^[\s>]+/, '').trimEnd();
  const mark = fence.markup[0] ?? '`';
  return last.length >= fence.markup.length && last === mark.repeat(last.length);
}

/** Reports a fence that runs to the end of what holds it, where its author forgot to close it. */
export function closedFences(md: MarkdownIt): void {
  md.core.ruler.after('block', 'closed_fences', (state) => {
    const context = contextOf(state.env);
    for (const token of state.tokens) {
      if (token.type !== 'fence' || isClosed(token, context.lines)) continue;
      const line = (token.map?.[0] ?? 0) + 1;
      const column = (context.lines[line - 1] ?? '').indexOf(token.markup) + 1;
      const message = `this code block is not closed; end it with a line of ${token.markup}`;
      context.report(line, Math.max(1, column), 'FENCE_UNCLOSED', message);
    }
  });
}
