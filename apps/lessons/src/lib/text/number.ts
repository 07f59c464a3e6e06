import type { Language } from '@keyway/quiz/question';

/** Latin digits in all three; Hindi groups 12,34,567, Spanish writes 10 000 and a decimal comma. */
const LOCALES: Record<Language, string> = { hi: 'hi-IN-u-nu-latn', es: 'es-ES', en: 'en-US' };

/**
 * A quantity as a reader of the language writes it. Never for keys, partitions, hashes, offsets or code.
 * @param decimals - digits after the point at most
 * @example quantity('es', 12345.5, 1) // '12 345,5', with spaces that do not break
 */
export function quantity(language: Language, value: number, decimals = 0): string {
  const format = new Intl.NumberFormat(LOCALES[language], {
    maximumFractionDigits: decimals,
    useGrouping: 'always',
  });
  if (language !== 'es') return format.format(value);
  // Spanish grammars group by a space from five digits on; browsers write a point, from five digits on or always.
  return format
    .formatToParts(value)
    .map(({ type, value: part }) => {
      if (type !== 'group') return part;
      return Math.abs(value) < 10_000 ? '' : '\u00a0';
    })
    .join('');
}

/** A share as a percentage: `12.5 %`. */
export function percentage(language: Language, share: number, decimals = 1): string {
  const number = quantity(language, share * 100, decimals);
  return language === 'es' ? `${number}\u00a0%` : `${number}%`;
}
