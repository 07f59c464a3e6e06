import type { MarkdownIt } from 'markdown-it';
import { inlineText } from '../inline-text.ts';

/** A picture inside other text is shown as its words: only one that stands alone becomes a figure. */
export function imageAsText(md: MarkdownIt): void {
  md.renderer.rules.image = (tokens, index) => md.utils.escapeHtml(inlineText(tokens[index]?.children));
}
