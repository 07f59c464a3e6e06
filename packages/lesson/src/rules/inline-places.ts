import type { MarkdownIt } from 'markdown-it';
import { inlinePlace, placeInTable } from '../inline-place.ts';
import { contextOf } from '../lesson-context.ts';

/**
 * Notes where each inline text stands before anything is taken off it, and, while it is read, which one it is.
 * Replaces markdown-it's own `inline` core rule, which does the same reading without saying where it is.
 */
export function inlinePlaces(md: MarkdownIt): void {
  md.core.ruler.after('strip_references', 'inline_places', (state) => {
    let rowLine = 0;
    let cell = 0;
    let isInRow = false;
    for (const token of state.tokens) {
      if (token.type === 'tr_open') {
        rowLine = token.map?.[0] ?? 0;
        cell = 0;
        isInRow = true;
      } else if (token.type === 'tr_close') {
        isInRow = false;
      } else if (token.type === 'inline') {
        if (isInRow) placeInTable(token, rowLine, cell++);
        else inlinePlace(token);
      }
    }
  });
  md.core.ruler.at('inline', (state) => {
    const context = contextOf(state.env);
    for (const token of state.tokens) {
      if (token.type !== 'inline') continue;
      context.inline = token;
      token.children ??= [];
      state.md.inline.parse(token.content, state.md, state.env, token.children);
    }
    context.inline = undefined;
  });
}
