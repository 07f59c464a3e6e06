import type { MarkdownIt } from 'markdown-it';

/** Code is not for translation machines: `<code translate="no">`, in a line and as a block. */
export function plainCode(md: MarkdownIt): void {
  const { escapeHtml } = md.utils;
  md.renderer.rules.code_inline = (tokens, index) =>
    `<code translate="no">${escapeHtml(tokens[index]?.content ?? '')}</code>`;
  const block = (content: string): string =>
    `<pre><code translate="no">${escapeHtml(content)}</code></pre>\n`;
  md.renderer.rules.code_block = (tokens, index) => block(tokens[index]?.content ?? '');
  md.renderer.rules.fence = (tokens, index) => block(tokens[index]?.content ?? '');
}
