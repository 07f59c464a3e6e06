import type { Token } from 'markdown-it';

/** The words of inline tokens without their markup: what a screen reader or a gradebook shows. */
export function inlineText(tokens: readonly Token[] | null | undefined): string {
  let text = '';
  for (const token of tokens ?? []) {
    if (token.type === 'softbreak' || token.type === 'hardbreak') text += ' ';
    else if (token.type === 'image') text += inlineText(token.children);
    else text += token.content;
  }
  return text.trim();
}
