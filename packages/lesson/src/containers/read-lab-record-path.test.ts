import { expect, test } from 'vitest';
import { readLabRecordPath } from './read-lab-record-path.ts';

test('lab record-path: without parameters it starts with an example', () => {
  expect(readLabRecordPath({})).toMatchObject({ value: { partitionCount: 3, isKeyed: false, lingerMs: 10 } });
});

test('lab record-path: what is written is read, what is wrong is named', () => {
  expect(readLabRecordPath({ keyed: true, batch: 16_384 })).toMatchObject({
    value: { isKeyed: true, batchBytes: 16_384 },
  });
  expect(readLabRecordPath({ keyed: 'yes', records: 1000 })).toEqual({
    problems: [
      'lab record-path: "keyed" expected true or false, got "yes"',
      'lab record-path: "records" expected a whole number from 1 to 60, got 1000',
    ],
  });
});
