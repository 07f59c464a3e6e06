import MarkdownIt, { type MarkdownIt as Markdown, type Token } from 'markdown-it';
import { rememberOffset } from '../inline-place.ts';

/** Inline state that notes for each token where in the text it began, which markdown-it does not. */
class PositionedInline extends MarkdownIt.StateInline {
  override push(type: string, tag: string, nesting: -1 | 0 | 1): Token {
    const token = super.push(type, tag, nesting);
    rememberOffset(token, this.pos);
    return token;
  }
}

/** Gives inline tokens an offset, for diagnostics with a column. */
export function positionedInline(md: Markdown): void {
  md.inline.State = PositionedInline;
}
