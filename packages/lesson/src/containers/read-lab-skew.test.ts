import { expect, test } from 'vitest';
import { readLabSkew } from './read-lab-skew.ts';

test('lab skew: without parameters it starts with an example', () => {
  expect(readLabSkew({})).toMatchObject({ value: { partitionCount: 6, saltedKeyCount: 0, saltCount: 4 } });
});

test('lab skew: what is written is read', () => {
  expect(readLabSkew({ records: 'a\nb', partitions: 12, saltedKeys: 1, salts: 8 })).toEqual({
    value: { records: 'a\nb', partitionCount: 12, saltedKeyCount: 1, saltCount: 8 },
  });
});

test('lab skew: a wrong or unknown parameter is named', () => {
  expect(readLabSkew({ partitions: 0, salt: 2 })).toEqual({
    problems: [
      'lab skew: "partitions" expected a whole number from 1 to 1000, got 0',
      'lab skew: "salt" is not a parameter; there are records, partitions, saltedKeys, salts',
    ],
  });
});
