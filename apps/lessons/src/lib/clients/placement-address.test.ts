import { expect, test } from 'vitest';
import { printPlacementAddress, readPlacementAddress } from './placement-address.ts';

test.each([
  ['user-1', '6'],
  ['', '12'],
  ['a&partitions=7#x y+z%', '0'],
  ['ऑर्डर-१', 'six'],
])('a key %j of %j partitions comes back from the address', (key, partitions) => {
  expect(readPlacementAddress(printPlacementAddress({ key, partitions }))).toEqual({ key, partitions });
});

test('a heading’s id names no state, and the names are those of the key lab’s address', () => {
  expect(readPlacementAddress('sign')).toEqual({});
  expect(readPlacementAddress('key=abc&type=int')).toEqual({ key: 'abc' });
  expect(printPlacementAddress({ key: 'user-1', partitions: '6' })).toBe('key=user-1&partitions=6');
});
