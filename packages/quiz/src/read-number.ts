import { normaliseAnswer } from './normalise-answer.ts';

/** A number that a learner's text can mean, and how it is written without doubt. */
export interface NumberMeaning {
  value: number;
  /** Digits with a decimal point and no grouping. */
  text: string;
}

/** What a learner's text says: one number, two that it can be, nothing, or something that is no number. */
export type NumberReading =
  | {
      kind: 'number';
      value: number /** Written with `0x`: bits, which may stand for a negative number. */;
      isHex?: true;
    }
  /** As with `1.234`: a thousand and more for some, one and a fraction for others. */
  | { kind: 'ambiguous'; meanings: [NumberMeaning, NumberMeaning] }
  | { kind: 'empty' }
  | { kind: 'unreadable' };

const LONGEST_TEXT = 64;
/** Thousands in threes, or as in India: three digits, and twos before them. */
const GROUPED = /^(\d{1,3}([ ,.'’])\d{3}(\2\d{3})*|\d{1,2}([ ,])(\d{2}\4)*\d{3})$/u;
const UNREADABLE: NumberReading = { kind: 'unreadable' };

/**
 * Reads a number as learners write it: Devanagari or full-width digits, a decimal point or comma, thousands in
 * groups of three or as in India, stray spaces, a leading `+`, a true minus sign, `0x` and hex digits.
 * One comma or point with three digits behind it is ambiguous unless zero or more than three digits stand before it.
 */
export function readNumber(text: string): NumberReading {
  if (text.length > LONGEST_TEXT * 4) return UNREADABLE;
  const plain = normaliseAnswer(text);
  if (plain === '') return { kind: 'empty' };
  const [, sign = '', digits = ''] = /^([+-]?) ?(\S.*)$/u.exec(plain) ?? [];
  if (digits.length > LONGEST_TEXT) return UNREADABLE;
  return readUnsigned(digits, sign === '-' ? '-' : '');
}

function readUnsigned(digits: string, sign: string): NumberReading {
  if (/^0x[0-9a-f]{1,13}$/i.test(digits)) {
    return { ...number(sign, String(Number.parseInt(digits, 16))), isHex: true };
  }
  if (/^\d+$/.test(digits)) return number(sign, digits);
  const marks = new Set(digits.replace(/[^.,]/g, ''));
  const lastMark = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (marks.size === 2) return readParts(sign, digits.slice(0, lastMark), digits.slice(lastMark + 1));
  const isGrouped = GROUPED.test(digits);
  const hasOneMark = marks.size === 1 && digits.indexOf(digits.charAt(lastMark)) === lastMark;
  if (!hasOneMark) return isGrouped ? number(sign, withoutGroups(digits)) : UNREADABLE;
  const decimal = readParts(sign, digits.slice(0, lastMark), digits.slice(lastMark + 1));
  if (!isGrouped || /^0/.test(digits)) return decimal;
  const fraction = meaning(sign, digits.replace(',', '.'));
  return { kind: 'ambiguous', meanings: [meaning(sign, withoutGroups(digits)), fraction] };
}

/** Whole digits, grouped or not, and the digits of a fraction; either may be missing, as in `.5` and `5,`. */
function readParts(sign: string, whole: string, fraction: string): NumberReading {
  const isWhole = whole === '' || /^\d+$/.test(whole) || GROUPED.test(whole);
  if (!isWhole || !/^\d*$/.test(fraction) || `${whole}${fraction}` === '') return UNREADABLE;
  return number(sign, `${withoutGroups(whole) || '0'}.${fraction || '0'}`);
}

function number(sign: string, digits: string): { kind: 'number'; value: number } {
  return { kind: 'number', value: meaning(sign, digits).value };
}

function meaning(sign: string, digits: string): NumberMeaning {
  // `+ 0` makes zero of minus zero, which a learner never means.
  return { value: Number(`${sign}${digits}`) + 0, text: `${sign}${digits}` };
}

function withoutGroups(digits: string): string {
  return digits.replace(/[^\d]/g, '');
}
