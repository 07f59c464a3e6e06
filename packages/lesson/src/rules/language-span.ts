import type { MarkdownIt } from 'markdown-it';
import { reportInline } from '../inline-place.ts';
import { contextOf } from '../lesson-context.ts';

const attribute = /\{lang=([^}\s]*)\}/y;
const languageTag = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

/** Reads `[sticky batching]{lang=en}` as words of another language. */
export function languageSpan(md: MarkdownIt): void {
  md.inline.ruler.before('link', 'language_span', (state, silent) => {
    if (state.src.charCodeAt(state.pos) !== 0x5b) return false;
    const labelStart = state.pos + 1;
    const labelEnd = state.md.helpers.parseLinkLabel(state, state.pos, false);
    if (labelEnd < 0) return false;
    attribute.lastIndex = labelEnd + 1;
    const match = attribute.exec(state.src);
    const language = match?.[1];
    if (match === null || language === undefined || attribute.lastIndex > state.posMax) return false;
    const end = attribute.lastIndex;
    if (!silent) {
      const isKnown = languageTag.test(language);
      const context = contextOf(state.env);
      if (!isKnown && context.inline !== undefined) {
        const message = `"${language}" is not a language tag; write one as in {lang=en}`;
        reportInline(context, context.inline, state.pos, 'LANGUAGE_TAG', message);
      }
      const oldMax = state.posMax;
      state.pos = labelStart;
      state.posMax = labelEnd;
      const open = state.push('language_span_open', 'span', 1);
      if (isKnown) open.attrSet('lang', language);
      state.md.inline.tokenize(state);
      state.push('language_span_close', 'span', -1);
      state.posMax = oldMax;
    }
    state.pos = end;
    return true;
  });
}
