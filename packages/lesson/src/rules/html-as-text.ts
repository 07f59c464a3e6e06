import type { MarkdownIt } from 'markdown-it';
import { reportInline } from '../inline-place.ts';
import { contextOf } from '../lesson-context.ts';

/** Elements that somebody who writes Markdown is likely to reach for; `List<String>` is none of them. */
const htmlTag =
  /<\/?(?:a|b|br|center|code|details|div|em|figure|font|h[1-6]|hr|i|iframe|img|input|kbd|li|mark|ol|p|pre|script|small|span|strong|style|sub|summary|sup|svg|table|tbody|td|th|thead|tr|u|ul|video)(?=[\s/>])|<!--/iy;

/** Says of an HTML tag that it will be shown as text: HTML in a lesson is off. */
export function htmlAsText(md: MarkdownIt): void {
  md.inline.ruler.before('autolink', 'html_as_text', (state, silent) => {
    if (silent || state.src.charCodeAt(state.pos) !== 0x3c) return false;
    htmlTag.lastIndex = state.pos;
    const tag = htmlTag.exec(state.src)?.[0];
    const context = contextOf(state.env);
    if (tag !== undefined && context.inline !== undefined) {
      const message = `"${tag}" is HTML, which a lesson shows as text; use Markdown, or backticks to speak of it`;
      reportInline(context, context.inline, state.pos, 'HTML_AS_TEXT', message);
    }
    return false;
  });
}
