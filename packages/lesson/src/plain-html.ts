import { latinRuns } from './rules/foreign-words.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** HTML of a plain text; in Hindi, runs of Latin words are marked as English. */
export function plainHtml(text: string, language: string): string {
  if (language.split('-')[0] !== 'hi') return escapeHtml(text);
  let html = '';
  let done = 0;
  for (const { from, to } of latinRuns(text)) {
    html += `${escapeHtml(text.slice(done, from))}<span lang="en">${escapeHtml(text.slice(from, to))}</span>`;
    done = to;
  }
  return html + escapeHtml(text.slice(done));
}
