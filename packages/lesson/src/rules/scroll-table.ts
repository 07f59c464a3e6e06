import type { MarkdownIt, Token } from 'markdown-it';
import { inlineText } from '../inline-text.ts';
import { contextOf } from '../lesson-context.ts';

const tableWords: Record<string, string> = { hi: 'तालिका', es: 'Tabla', en: 'Table' };

function columnTitles(tokens: readonly Token[], from: number): string[] {
  const titles: string[] = [];
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined || token.type === 'thead_close') break;
    if (token.type === 'inline') titles.push(inlineText(token.children));
  }
  return titles.filter((title) => title !== '');
}

/** Turns an alignment that markdown-it writes as a style into a class, which a strict content policy lets pass. */
function alignByClass(md: MarkdownIt, type: 'th_open' | 'td_open'): void {
  md.renderer.rules[type] = (tokens, index, options, _env, renderer) => {
    const token = tokens[index];
    const style = /text-align:(left|center|right)/.exec(String(token?.attrGet('style') ?? ''))?.[1];
    if (token !== undefined) token.attrs = style === undefined ? [] : [['class', `align-${style}`]];
    if (type === 'th_open') token?.attrPush(['scope', 'col']);
    return renderer.renderToken(tokens, index, options);
  };
}

/** Wraps a table so that it scrolls by itself, by keyboard too, and says which table it is. */
export function scrollTable(md: MarkdownIt): void {
  alignByClass(md, 'th_open');
  alignByClass(md, 'td_open');
  md.renderer.rules.table_open = (tokens, index, _options, env) => {
    const word = tableWords[contextOf(env).language.split('-')[0] ?? ''] ?? 'Table';
    const label = [word, columnTitles(tokens, index).join(', ')].filter((part) => part !== '').join(': ');
    const name = md.utils.escapeHtml(label);
    return `<div class="table" role="region" tabindex="0" aria-label="${name}"><table>\n`;
  };
  md.renderer.rules.table_close = () => '</table></div>\n';
}
