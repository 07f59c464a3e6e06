import { hexOfBytes } from '@keyway/core/hex';
import { encodeJavaUtf8 } from '@keyway/core/java-utf8';

/** One code point of a key and its bytes. */
export interface KeyCodePoint {
  /** `U+0915`. */
  name: string;
  /** What to show: the sign itself, a combining mark on a dotted circle, or a short name such as `ZWJ`. */
  shown: string;
  /** Whether `shown` is a name and not the sign. */
  isNamed: boolean;
  /** Hex pairs of its bytes in UTF-8, one to four; a lone surrogate has the one byte `3f`, as in Java. */
  bytesHex: string[];
}

/** What a reader sees as one character: one code point or several. */
export interface KeyCharacter {
  /** As typed. */
  text: string;
  codePoints: KeyCodePoint[];
}

const NAMES: Record<number, string> = {
  9: 'TAB',
  10: 'LF',
  13: 'CR',
  32: 'SP',
  160: 'NBSP',
  173: 'SHY',
  8203: 'ZWSP',
  8204: 'ZWNJ',
  8205: 'ZWJ',
  8206: 'LRM',
  8207: 'RLM',
  8288: 'WJ',
  65279: 'BOM',
};

/**
 * A key as its reader sees it, character by character, with the bytes that Kafka sees.
 * @param key - any text; never normalised
 * @returns characters in order; their bytes together are the bytes of the key
 */
export function keyCharacters(key: string): KeyCharacter[] {
  return splitCharacters(key).map((text) => ({ text, codePoints: [...text].map(describeCodePoint) }));
}

/** Grapheme clusters where the browser knows them, else code points. */
function splitCharacters(key: string): string[] {
  // Older Firefox has no Segmenter, though the type says it is always there.
  if (typeof Intl.Segmenter !== 'function') return [...key];
  const segmenter = new Intl.Segmenter('hi', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(key), ({ segment }) => segment);
}

function describeCodePoint(sign: string): KeyCodePoint {
  const codePoint = sign.codePointAt(0) ?? 0;
  const hex = codePoint.toString(16).toUpperCase().padStart(4, '0');
  const named = nameOf(sign, codePoint, hex);
  return {
    name: `U+${hex}`,
    shown: named ?? (/\p{M}/u.test(sign) ? `\u25cc${sign}` : sign),
    isNamed: named !== undefined,
    bytesHex: hexOfBytes(encodeJavaUtf8(sign), ' ').split(' '),
  };
}

/** The name of a code point that would show as nothing. */
function nameOf(sign: string, codePoint: number, hex: string): string | undefined {
  const name = NAMES[codePoint];
  if (name !== undefined) return name;
  return /[\p{Cc}\p{Cf}\p{Cs}\p{Z}]/u.test(sign) ? hex : undefined;
}
