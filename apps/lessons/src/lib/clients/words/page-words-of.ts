import type { Language } from '@keyway/quiz/question';
import { clientEn, clientsEn } from './clients-en.ts';
import { clientEs, clientsEs } from './clients-es.ts';
import { clientHi, clientsHi } from './clients-hi.ts';
import { mismatchEn } from './mismatch-en.ts';
import { mismatchEs } from './mismatch-es.ts';
import { mismatchHi } from './mismatch-hi.ts';
import { rulesEn } from './rules-en.ts';
import { rulesEs } from './rules-es.ts';
import { rulesHi } from './rules-hi.ts';
import type { ClientsPageWords } from './words.ts';

const WORDS: Record<Language, ClientsPageWords> = {
  hi: { rules: rulesHi, mismatch: mismatchHi, clients: clientsHi, client: clientHi },
  es: { rules: rulesEs, mismatch: mismatchEs, clients: clientsEs, client: clientEs },
  en: { rules: rulesEn, mismatch: mismatchEn, clients: clientsEn, client: clientEn },
};

/** What the drawn parts of these pages say, in a language. For the build only. */
export function pageWordsOf(language: Language): ClientsPageWords {
  return WORDS[language];
}
