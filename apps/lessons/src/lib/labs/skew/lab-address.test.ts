import { expect, test } from 'vitest';
import { printLabAddress, readLabAddress, type SkewState } from './lab-address.ts';

const state: SkewState = { records: 'क\t9\nb & c', partitions: '12', saltedKeys: '2', salts: '4' };

test('what is printed is read back', () => {
  expect(readLabAddress(`#${printLabAddress(state)}`)).toEqual(state);
});

test('a text too long for an address is left out, the numbers stay', () => {
  const long = printLabAddress({ ...state, records: 'user\n'.repeat(1000) });
  expect(readLabAddress(long)).toEqual({ partitions: '12', saltedKeys: '2', salts: '4' });
});

test('what another page wrote says nothing here', () => {
  expect(readLabAddress('#section-2')).toEqual({});
});
