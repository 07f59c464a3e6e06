import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { placeOf, replaceContent } from '../inline-place.ts';
import { contextOf, type LessonContext } from '../lesson-context.ts';
import { idPattern } from '../lesson-id.ts';

/** `{#null-key}` at the end of a text. */
export const trailingId: RegExp = /\s*\{#([^{}\s]*)\}\s*$/;

/** An id that an author wrote, and where. */
export interface WrittenId {
  id: string;
  line: number;
  column: number;
}

/**
 * Takes a trailing `{#id}` off an inline text that is not read yet.
 * @returns undefined when there is none, or one that no id can be, which is reported
 */
export function takeTrailingId(context: LessonContext, inline: Token): WrittenId | undefined {
  const match = trailingId.exec(inline.content);
  const id = match?.[1];
  if (match === null || id === undefined) return undefined;
  const { line, column } = placeOf(context, inline, match.index + match[0].indexOf('{'));
  replaceContent(inline, inline.content.slice(0, match.index), 0);
  if (idPattern.test(id)) return { id, line, column };
  const message = `"${id}" is no id; write small Latin letters, digits and hyphens, as in {#null-key}`;
  context.report(line, column, 'ID_INVALID', message);
  return undefined;
}

const written = new WeakMap<Token, WrittenId>();

/** The `{#id}` that stood on a heading. */
export function headingId(heading: Token): WrittenId | undefined {
  return written.get(heading);
}

function readHeading(state: StateCore, context: LessonContext, at: number): void {
  const heading = state.tokens[at];
  const inline = state.tokens[at + 1];
  if (heading === undefined || inline === undefined) return;
  const id = takeTrailingId(context, inline);
  if (id === undefined) return;
  written.set(heading, id);
}

/** Reads `## A heading {#its-id}`. */
export function headingIds(md: MarkdownIt): void {
  md.core.ruler.before('inline', 'heading_ids', (state) => {
    const context = contextOf(state.env);
    for (const [at, token] of state.tokens.entries()) {
      if (token.type === 'heading_open') readHeading(state, context, at);
    }
  });
}
