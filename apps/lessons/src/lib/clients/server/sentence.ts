import type { Language } from '@keyway/quiz/question';
import type { Markdown } from '../words/words.ts';

/** A text of the catalogue, which is a part of a line, as a sentence: a capital in front, a full stop behind. */
export function sentence(text: Markdown, language: Language): Markdown {
  const begun = text.replace(/^\p{Lowercase_Letter}/u, (letter) => letter.toLocaleUpperCase(language));
  return /[.!?।]$/.test(begun) ? begun : `${begun}${language === 'hi' ? '।' : '.'}`;
}

/** The code of a text that is nothing but code; undefined for words. */
export function codeOnly(text: Markdown): string | undefined {
  return /^`([^`]+)`$/.exec(text)?.[1];
}
