import type { Computed } from './compute.ts';

/** The locale whose number words each course language follows; anything else is read as English. */
const LOCALES: Record<string, string> = { hi: 'hi-IN-u-nu-latn', es: 'es-ES', en: 'en' };

/**
 * A quantity as the language writes it, in Latin digits: hi 12,34,567.8, es 1 234 567,8 (no-break spaces, from five
 * digits on), en 1,234,567.8. Never for a key, a partition, a hash or code.
 * @param value - finite
 * @param language - hi, es or en
 */
export function quantityText(value: number, language: string): string {
  const format = new Intl.NumberFormat(LOCALES[language] ?? 'en', { maximumFractionDigits: 6 });
  return format
    .formatToParts(value)
    .map((part) => (language === 'es' && part.type === 'group' ? '\u00a0' : part.value))
    .join('');
}

/** What a lesson prints for a computed value: an identifier as it stands, a quantity as the language writes it. */
export function computedText(computed: Computed, language: string): string {
  return computed.kind === 'identifier' ? computed.text : quantityText(computed.value, language);
}
