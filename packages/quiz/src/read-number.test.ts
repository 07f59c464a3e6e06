import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readNumber } from './read-number.ts';

describe('one number', () => {
  test.each([
    ['12', 12],
    [' 12 ', 12],
    ['+3', 3],
    ['-3', -3],
    ['\u22123', -3],
    ['- 3', -3],
    ['१२', 12],
    ['१२,३४,५६७', 1234567],
    ['१२३४५६.७', 123456.7],
    ['\uff11\uff12', 12],
    ['2,5', 2.5],
    ['2.5', 2.5],
    ['.5', 0.5],
    ['5,', 5],
    ['0,125', 0.125],
    ['0.125', 0.125],
    ['1234.567', 1234.567],
    ['1 234', 1234],
    ['1\u00a0234\u202f567', 1234567],
    ['1 234,5', 1234.5],
    ['1.234.567', 1234567],
    ['1,234,567', 1234567],
    ['12,34,567', 1234567],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ["1'234", 1234],
    ['007', 7],
    ['-0', 0],
    ['0x10', 16],
  ])('%j is %d', (text, value) => {
    expect(readNumber(text)).toMatchObject({ kind: 'number', value });
  });
});

describe('two readings', () => {
  test.each([
    ['1.234', 1234, 1.234],
    ['1,234', 1234, 1.234],
    ['-१२.३४५', -12345, -12.345],
    ['123,456', 123456, 123.456],
  ])('%j is %d or %d', (text, whole, fraction) => {
    expect(readNumber(text)).toMatchObject({
      kind: 'ambiguous',
      meanings: [{ value: whole }, { value: fraction }],
    });
  });
});

describe('no number', () => {
  test.each([
    'twelve',
    '1 2',
    '1.2.3',
    '1,2,3',
    '1..2',
    '--3',
    '3-',
    '1e3',
    '0xz',
    '∞',
    'NaN',
    '.',
    ',',
    '१२a',
  ])('%j is unreadable', (text) => {
    expect(readNumber(text)).toEqual({ kind: 'unreadable' });
  });

  test.each(['', ' ', '\u200b', '\ufeff\u00a0'])('%j is empty', (text) => {
    expect(readNumber(text)).toEqual({ kind: 'empty' });
  });

  test('a text of a million digits is refused at once', () => {
    expect(readNumber('1'.repeat(1_000_000))).toEqual({ kind: 'unreadable' });
  });
});

test('an integer is read back however its digits are written', () => {
  const styles = [
    (value: number) => String(value),
    (value: number) => `  ${value}\t`,
    (value: number) => value.toLocaleString('hi-IN-u-nu-deva'),
    (value: number) => new Intl.NumberFormat('fr').format(value),
    (value: number) => String(value).replace('-', '\u2212'),
  ];
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom(...styles), (value, write) => {
      const reading = readNumber(write(value));
      const values =
        reading.kind === 'ambiguous' ? reading.meanings.map((one) => one.value) : [Object(reading).value];
      expect(values).toContain(value);
    }),
  );
});

test('any text is read as something', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(['number', 'ambiguous', 'empty', 'unreadable']).toContain(readNumber(text).kind);
    }),
  );
});
