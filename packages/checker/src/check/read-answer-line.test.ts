import { expect, test } from 'vitest';
import { readAnswerLine } from './read-answer-line.ts';

test.each([
  ['3', { partition: 3, before: '' }],
  ['user-1 2', { partition: 2, before: 'user-1' }],
  ['user 1\t-4 \r', { partition: -4, before: 'user 1' }],
  ['P 007', { partition: 7, before: 'P' }],
] as const)('%j is an answer', (line, answer) => {
  expect(readAnswerLine(line)).toEqual(answer);
});

test.each(['', 'user-1 2.0', 'partition=3', 'null', '3,', '0x3'])('%j is none', (line) => {
  expect(readAnswerLine(line)).toHaveProperty('problem');
});
