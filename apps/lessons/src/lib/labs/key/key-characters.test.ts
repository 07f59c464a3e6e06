import { expect, test } from 'vitest';
import { keyCharacters } from './key-characters.ts';

const bytesOf = (key: string): string[][] =>
  keyCharacters(key).map((character) => character.codePoints.flatMap((codePoint) => codePoint.bytesHex));

// Bytes are those that Python prints: 'क्ष'.encode('utf-8').hex(' ')
test('a letter of Devanagari takes three bytes, a conjunct of three signs nine', () => {
  expect(bytesOf('क')).toEqual([['e0', 'a4', '95']]);
  expect(bytesOf('क्ष')).toEqual([['e0', 'a4', '95', 'e0', 'a5', '8d', 'e0', 'a4', 'b7']]);
});

test('a combining mark is shown on a dotted circle, under the character that it belongs to', () => {
  const [character] = keyCharacters('\u0928\u093c');
  expect(character?.text).toBe('\u0928\u093c');
  expect(character?.codePoints.map(({ name, shown }) => [name, shown])).toEqual([
    ['U+0928', '\u0928'],
    ['U+093C', '\u25cc\u093c'],
  ]);
});

test('what shows as nothing has a name', () => {
  const shown = keyCharacters('a \u200d\u0007').flatMap((character) => character.codePoints);
  expect(shown.map((codePoint) => codePoint.shown)).toEqual(['a', 'SP', 'ZWJ', '0007']);
});

test('a lone surrogate has the one byte that Java writes, a pair the four of its sign', () => {
  expect(bytesOf('a\ud800')).toEqual([['61'], ['3f']]);
  expect(bytesOf('\u{1f600}')).toEqual([['f0', '9f', '98', '80']]);
});

test('an empty key has no character', () => {
  expect(keyCharacters('')).toEqual([]);
});
