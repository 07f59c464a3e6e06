import type { CellLanguage } from '../workers/messages.ts';
import { Runtime } from './runtime.ts';

/** The interpreters of this page: all cells of a language share what was loaded, and nothing else. */
export const runtimes: Record<CellLanguage, Runtime> = {
  python: new Runtime('python'),
  javascript: new Runtime('javascript'),
};
