import { expect, test } from 'vitest';
import { readPartitionCount } from './read-partition-count.ts';

test('a whole number from 1 to 2147483647 is a partition count, in Devanagari digits too', () => {
  expect(readPartitionCount('6')).toEqual({ count: 6 });
  expect(readPartitionCount(' 1 ')).toEqual({ count: 1 });
  expect(readPartitionCount('१२')).toEqual({ count: 12 });
  expect(readPartitionCount('2147483647')).toEqual({ count: 2147483647 });
});

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['0', 'too-small'],
  ['-1', 'too-small'],
  ['−3', 'too-small'],
  ['1.5', 'not-whole'],
  ['1,5', 'not-whole'],
  ['1.234', 'not-whole'],
  ['six', 'not-a-number'],
  ['1e3', 'not-a-number'],
  ['1 000', 'not-a-number'],
  ['0x10', 'not-a-number'],
  ['2147483648', 'too-large'],
  ['99999999999999999999', 'too-large'],
])('%j is refused as %s', (text, problem) => {
  expect(readPartitionCount(text)).toEqual({ problem });
});
