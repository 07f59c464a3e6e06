import { plainHtml } from '@keyway/lesson/plain-html';
import type { Language } from '@keyway/quiz/question';
import { escapeHtml } from './page.ts';

/** HTML of an author's plain text in which backticks mark code; nothing in it is taken for HTML. */
export function inlineHtml(text: string, language: Language): string {
  return text
    .split(/`([^`]+)`/)
    .map((piece, index) => (index % 2 === 0 ? plainHtml(piece, language) : codeHtml(piece)))
    .join('');
}

/** A name, a key or other code; an empty one is shown as two quotation marks. */
export function codeHtml(code: string): string {
  return `<code lang="en" translate="no">${escapeHtml(code === '' ? '""' : code)}</code>`;
}
