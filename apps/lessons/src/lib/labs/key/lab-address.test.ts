import { expect, test } from 'vitest';
import { printLabAddress, readLabAddress } from './lab-address.ts';

test.each(['user-1', '', 'ऑर्डर-१', 'a b&c=d#e%20+', '\u00f1n\u0303'])(
  '%j comes back from the address',
  (key) => {
    expect(readLabAddress(`#${printLabAddress({ key, partitions: '6' })}`)).toEqual({ key, partitions: '6' });
  },
);

test('an address of something else names nothing', () => {
  expect(readLabAddress('#main')).toEqual({});
  expect(readLabAddress('')).toEqual({});
  expect(readLabAddress('#partitions=12')).toEqual({ partitions: '12' });
});

test('a type and another count are in it only where there are any', () => {
  const state = { key: '42', partitions: '6', type: 'int', other: '7' } as const;
  expect(readLabAddress(printLabAddress(state))).toEqual(state);
  expect(printLabAddress({ key: 'a', partitions: '6', type: 'string', other: '' })).toBe(
    'key=a&partitions=6',
  );
  expect(readLabAddress('key=a&type=nonsense')).toEqual({ key: 'a' });
});
