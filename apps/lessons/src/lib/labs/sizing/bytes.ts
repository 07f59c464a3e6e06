import type { Language } from '@keyway/quiz/question';
import { quantity } from '../../text/number.ts';

const UNITS = ['B', 'KiB', 'MiB', 'GiB', 'TiB'] as const;

/**
 * Bytes in the unit that leaves a number below 1024.
 * @example bytes('en', 163840) // '160 KiB', with a space that does not break
 */
export function bytes(language: Language, count: number): string {
  let power = 0;
  while (count >= 1024 ** (power + 1) && power < UNITS.length - 1) power++;
  return `${quantity(language, count / 1024 ** power, 1)}\u00a0${UNITS[power]}`;
}
