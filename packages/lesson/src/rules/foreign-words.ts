import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { contextOf } from '../lesson-context.ts';

/** An address is not words. Else: Latin letters and digits, joined by marks that do not end a word. */
const pieces = /https?:\/\/\S+|[\p{Script=Latin}0-9]+(?:[-._'’/+&@#][\p{Script=Latin}0-9]+)*/gu;
const latin = /^(?!https?:\/\/).*\p{Script=Latin}/u;

/** A run of Latin words in a text, `from` included and `to` not. */
interface Run {
  from: number;
  to: number;
}

/**
 * Runs of Latin words in a text: `sticky batching`, `KIP-794`, `Kafka 4.0 broker`.
 * A number counts only inside a run, between two words: the one after it is read in the text's own language.
 */
export function latinRuns(text: string): Run[] {
  const runs: Run[] = [];
  let run: Run | undefined;
  let reach = 0;
  for (const match of text.matchAll(pieces)) {
    const from = match.index;
    const to = from + match[0].length;
    const continues = run !== undefined && /^ +$/.test(text.slice(reach, from));
    if (!continues) run = undefined;
    if (latin.test(match[0])) {
      if (run === undefined) {
        run = { from, to };
        runs.push(run);
      } else {
        run.to = to;
      }
    } else if (match[0].includes('://')) {
      run = undefined;
    }
    reach = to;
  }
  return runs;
}

function textToken(state: StateCore, content: string, level: number): Token {
  const token = new state.Token('text', '', 0);
  token.content = content;
  token.level = level;
  return token;
}

function markRuns(state: StateCore, token: Token): Token[] {
  const marked: Token[] = [];
  let done = 0;
  for (const { from, to } of latinRuns(token.content)) {
    if (from > done) marked.push(textToken(state, token.content.slice(done, from), token.level));
    const open = new state.Token('foreign_open', 'span', 1);
    open.attrSet('lang', 'en');
    marked.push(open, textToken(state, token.content.slice(from, to), token.level + 1));
    marked.push(new state.Token('foreign_close', 'span', -1));
    done = to;
  }
  if (done === 0) return [token];
  if (done < token.content.length) marked.push(textToken(state, token.content.slice(done), token.level));
  return marked;
}

function markChildren(state: StateCore, children: readonly Token[]): Token[] {
  const marked: Token[] = [];
  // Above 0 inside an automatic link, whose text is an address, or inside words whose language is named.
  let skipDepth = 0;
  let openAutoLinks = 0;
  for (const child of children) {
    if (child.type === 'language_span_open') skipDepth++;
    if (child.type === 'language_span_close') skipDepth--;
    if (child.type === 'link_open' && child.info === 'auto') openAutoLinks++;
    if (child.type === 'link_close' && child.info === 'auto') openAutoLinks--;
    if (child.type === 'text' && skipDepth === 0 && openAutoLinks === 0)
      marked.push(...markRuns(state, child));
    else marked.push(child);
  }
  return marked;
}

/** In a Hindi text marks runs of Latin words as English, for voices and hyphenation. */
export function foreignWords(md: MarkdownIt): void {
  md.core.ruler.after('text_join', 'foreign_words', (state) => {
    if (contextOf(state.env).language.split('-')[0] !== 'hi') return;
    for (const token of state.tokens) {
      if (token.type === 'inline' && token.children !== null)
        token.children = markChildren(state, token.children);
    }
  });
}
