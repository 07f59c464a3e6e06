import type { Language } from '@keyway/quiz/question';
import { quantity } from '../../text/number.ts';

/** A size as a reader of the language writes it: `6.3 MB`, `6,3 MB`. Megabytes of a million bytes, as networks count. */
export function megabytes(language: Language, bytes: number, decimals = 1): string {
  return `${quantity(language, bytes / 1e6, decimals)}\u00a0MB`;
}
