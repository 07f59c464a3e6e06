import type { MarkdownIt, Token } from 'markdown-it';
import { offsetOf, reportInline } from '../inline-place.ts';
import { contextOf, type LessonContext } from '../lesson-context.ts';

/** `{=partition "two words" 6}`: a brace inside quotation marks does not close it. Bounded, so that it stays linear. */
const computed = /\{=((?:"[^"\n]{0,200}"|[^"}\n]){0,200})\}/y;

/** What a number's expression stands for; a problem is reported at `offset` and leaves the source in place. */
function resolve(
  context: LessonContext,
  token: Token,
  offset: number,
  source: string,
  expression: string,
): string {
  const { resolveNumber } = context.options;
  if (resolveNumber === undefined) {
    reportInline(
      context,
      token,
      offset,
      'NUMBER_UNRESOLVED',
      `"${source}" needs a resolver and there is none here`,
    );
    return source;
  }
  const answer = resolveNumber(expression.trim(), context.language);
  if ('text' in answer) return answer.text;
  reportInline(context, token, offset, 'NUMBER_ERROR', `"${source}": ${answer.error}`);
  return source;
}

/** Offset of `text` within the inline token that is being read: not 0 for the words beside a picture. */
function baseOf(token: Token, text: string): number {
  return token.content === text ? 0 : Math.max(0, token.content.indexOf(text));
}

/** Reads `{=…}` in text: `{=partition user-1 6}` becomes what the caller's resolver says it is. */
export function computedNumber(md: MarkdownIt): void {
  md.inline.ruler.before('escape', 'computed_number', (state, silent) => {
    if (state.src.charCodeAt(state.pos) !== 0x7b || state.src.charCodeAt(state.pos + 1) !== 0x3d)
      return false;
    const context = contextOf(state.env);
    computed.lastIndex = state.pos;
    const match = computed.exec(state.src);
    if (match === null || computed.lastIndex > state.posMax) {
      if (!silent && context.inline !== undefined) {
        const offset = baseOf(context.inline, state.src) + state.pos;
        const message = 'a computed number that begins with "{=" ends with "}" on the same line; close it';
        reportInline(context, context.inline, offset, 'NUMBER_UNCLOSED', message);
      }
      return false;
    }
    if (!silent && context.inline !== undefined) {
      const offset = baseOf(context.inline, state.src) + state.pos;
      state.pending += resolve(context, context.inline, offset, match[0], match[1] ?? '');
    }
    state.pos += match[0].length;
    return true;
  });
}

/** Fills in `{=…}` between backticks: `hash {=murmur2 user-1}` in code is computed too. */
export function computedNumberInCode(md: MarkdownIt): void {
  md.core.ruler.after('inline', 'computed_number_in_code', (state) => {
    const context = contextOf(state.env);
    for (const token of state.tokens) {
      for (const child of token.children ?? []) {
        if (child.type !== 'code_inline' || !child.content.includes('{=')) continue;
        const begin = offsetOf(child) + child.markup.length;
        child.content = child.content.replace(
          new RegExp(computed.source, 'g'),
          (source: string, expression: string, index: number) =>
            resolve(context, token, begin + index, source, expression),
        );
      }
    }
  });
}
