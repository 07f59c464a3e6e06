import { murmur2 } from '@keyway/core/murmur2';

/** Keys that all try the same thing: one of them may agree by chance, all of them will not. */
export interface EdgeGroup {
  /** Stable, for JSON. */
  id: string;
  /** For people: what these keys have in common. */
  name: string;
  keys: string[];
}

const NUMBERS = Array.from({ length: 400 }, (_, i) => `key-${i}`);
const repeat = (text: string, lengths: readonly number[]): string[] =>
  lengths.map((length) => text.repeat(length));

/** Groups of keys, each around one thing that ports get wrong. UTF-8, and none holds a line end. */
export function edgeGroups(): EdgeGroup[] {
  const ofLength = (rest: number): string[] => NUMBERS.filter((key) => key.length % 4 === rest).slice(0, 12);
  return [
    {
      id: 'sign-bit',
      name: 'sign bit of the hash set',
      keys: NUMBERS.filter((key) => murmur2(Buffer.from(key)) < 0).slice(0, 24),
    },
    {
      // These and the next are murmur2-extreme-1 to 4 of murmur2.json.
      id: 'extreme-hash',
      name: 'hash -2147483648, whose absolute value is no int32',
      keys: ['00ksT90D'],
    },
    { id: 'hash-ends', name: 'hash -1, 0 and 2147483647', keys: ['0k9gbNxP', '0k4iw51c', '0k21ESTO'] },
    {
      id: 'tail-0',
      name: 'whole words, no tail',
      keys: ['abcd', 'abcdefgh', 'userid12', '0000', '11112222'],
    },
    { id: 'tail-1', name: 'one byte after the last word', keys: [...'abcxyz019', ...ofLength(1)] },
    { id: 'tail-2', name: 'two bytes after the last word', keys: ['ab', 'xy', '01', 'zz', ...ofLength(2)] },
    {
      id: 'tail-3',
      name: 'three bytes after the last word',
      keys: ['abc', 'xyz', '012', 'zzz', ...ofLength(3)],
    },
    { id: 'empty', name: 'empty key', keys: [''] },
    {
      id: 'high-bytes',
      name: 'bytes from 0x80 in the last word’s tail',
      keys: ['é', 'ñ', 'aé', 'Ж', 'user-é', 'user1é', '\u0080', 'x\u00e9', 'abcdeé'],
    },
    {
      id: 'high-bytes-word',
      name: 'bytes from 0x80 in whole words',
      keys: ['éñ', 'ЖЖ', '😀', 'naïf-12', 'éééé', '€abcd', 'año-2024', 'ñandúes'],
    },
    { id: 'utf8-2', name: 'UTF-8 of two bytes', keys: ['ñandú', 'Ærø', 'пользователь', 'μ', 'שלום', 'ü'] },
    { id: 'utf8-3', name: 'UTF-8 of three bytes', keys: ['ग्राहक-1', 'क्षत्रिय', '€', '注文', 'ऑर्डर-१', 'ไทย'] },
    { id: 'utf8-4', name: 'UTF-8 of four bytes', keys: ['😀', 'user-😀', '𐍈', '👩‍👩‍👧', '𝒦', 'a😀b'] },
    {
      id: 'spelling',
      name: 'one text, composed and decomposed',
      keys: ['an\u0303o', 'a\u00f1o', '\u0958लम', 'क\u093cलम', 'e\u0301te\u0301', '\u00e9t\u00e9'],
    },
    { id: 'case', name: 'upper and lower case', keys: ['User-1', 'USER-1', 'uSER-1', 'ÀB', 'àb', 'ABCDEF'] },
    {
      id: 'spaces',
      name: 'spaces around and inside',
      keys: [' a', 'a ', ' a ', '  ', 'a b', 'user 1 ', '\u00a0a'],
    },
    {
      id: 'digits',
      name: 'digits only',
      keys: ['0', '7', '42', '007', '1234567890', '18446744073709551616'],
    },
    { id: 'quotes', name: 'quotes and backslashes', keys: ['"a"', "'a'", '\\n', 'a"b', '{"id":1}', '\\'] },
    { id: 'long', name: 'long keys', keys: repeat('abcdefgh-', [20, 57, 114, 455, 911]) },
    { id: 'very-long', name: 'a key of 64 kB', keys: repeat('k', [65_536]) },
  ];
}
