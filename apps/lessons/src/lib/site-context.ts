import type { Language } from '@keyway/quiz/question';
import { createContext } from 'svelte';
import type { Words } from './words/words.ts';

/** What every component of a page in one language may ask. Both are getters, so they follow the page. */
export interface Site {
  readonly language: Language;
  readonly words: Words;
}

const [getSite, setSite] = createContext<Site>();

export { getSite, setSite };
