import { expect, test } from 'vitest';
import { compareOutput } from './compare-output.ts';

test('the same lines are the same, with or without the last line end', () => {
  expect(compareOutput('a\nb\n', 'a\nb\n')).toBeUndefined();
  expect(compareOutput('a\nb', 'a\nb\n')).toBeUndefined();
});

test('the first line that differs is named, with both sides', () => {
  expect(compareOutput('a\nx\nc\n', 'a\nb\nc\n')).toEqual({ line: 2, here: 'x', lesson: 'b' });
});

test('a line that only one side has is a difference', () => {
  expect(compareOutput('a\n', 'a\nb\n')).toEqual({ line: 2, here: undefined, lesson: 'b' });
  expect(compareOutput('a\nb\n', 'a\n')).toEqual({ line: 2, here: 'b', lesson: undefined });
  expect(compareOutput('', 'a\n')).toEqual({ line: 1, here: '', lesson: 'a' });
});

test('letters that only look alike differ', () => {
  expect(compareOutput('n\u0303\n', '\u00f1\n')?.line).toBe(1);
});
