const DIGIT_ZEROS = [0x0966, 0xff10];
const SIGNS: Readonly<Record<string, string>> = {
  '\u2212': '-',
  '\uff0d': '-',
  '\ufe63': '-',
  '\u2013': '-',
  '\uff0b': '+',
  '\uff0c': ',',
  '\uff0e': '.',
};
const SIGN = new RegExp(`[${Object.keys(SIGNS).join('')}]`, 'g');
/** Marks that show nothing: zero-width space and joiners, direction marks, word joiner, byte order mark. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * A learner's answer in one form: NFC, Latin digits, plain signs, one space where there were several, none at the
 * ends. Never for a key: a key is what its bytes are.
 * Applied twice it gives what it gives once.
 */
export function normaliseAnswer(text: string): string {
  return text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/[\u0966-\u096f\uff10-\uff19]/g, latinDigit)
    .replace(SIGN, (sign) => SIGNS[sign] ?? sign)
    .replace(/\s+/gu, ' ')
    .trim()
    .normalize('NFC');
}

function latinDigit(digit: string): string {
  const unit = digit.charCodeAt(0);
  const zero = DIGIT_ZEROS.find((first) => unit >= first && unit < first + 10) ?? 0x30;
  return String(unit - zero);
}
