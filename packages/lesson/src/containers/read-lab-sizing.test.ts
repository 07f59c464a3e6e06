import { expect, test } from 'vitest';
import { readLabSizing } from './read-lab-sizing.ts';

test('lab sizing: without parameters it starts with an example', () => {
  expect(readLabSizing({})).toEqual({
    value: {
      target: 100,
      producer: 10,
      consumer: 20,
      brokerCount: 3,
      replicationFactor: 3,
      segmentCount: 4,
    },
  });
});

test('lab sizing: what is written is read, what is wrong is named', () => {
  expect(readLabSizing({ target: 50, brokers: 10 })).toMatchObject({
    value: { target: 50, brokerCount: 10 },
  });
  expect(readLabSizing({ target: '50 MB' })).toEqual({
    problems: ['lab sizing: "target" expected a whole number from 1 to 1000000, got "50 MB"'],
  });
});
