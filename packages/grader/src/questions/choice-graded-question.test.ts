import { presentedDigest } from '@keyway/quiz/presented-digest';
import { describe, expect, test } from 'vitest';
import { smallCourse, smallLessons } from '../../test/small-course.ts';
import { makeCourse } from '../course.ts';
import { presentChoiceText } from './present-choice-text.ts';

const [one, several] = smallCourse().questions;

describe('a choice question is marked by what the response says', () => {
  test.each([
    [['b'], { score: 1, verdict: 'right' }],
    [['a'], { score: 0, verdict: 'wrong' }],
    [[], { score: 0, verdict: 'unanswered' }],
  ])('%j', (response, mark) => {
    expect(one?.mark('s1', response)).toMatchObject(mark);
  });

  test.each([['b'], [{ 0: 'b' }], [null], [7], [['z']], [['a', 'b']], [[['b']]]])(
    '%j is no answer, and has no mark',
    (response) => {
      expect(one?.mark('s1', response)).toMatchObject({ notMarked: 'response' });
    },
  );
});

test('a page that holds the texts alone makes the same digest', () => {
  const block = {
    isMultiple: false,
    promptText: 'Where?',
    options: [
      { id: 'a', text: 'At random' },
      { id: 'b', text: 'By its hash' },
      { id: 'c', text: 'By its <size>' },
    ],
  };
  const digest = presentedDigest(presentChoiceText(block, ['a', 'b', 'c']));
  expect(one?.presentedDigest('s1', 'en')).toBe(digest);
  expect(presentedDigest(presentChoiceText(block, ['b', 'a', 'c']))).not.toBe(digest);
});

test('neither what is presented nor the version of the course tells which option is right', () => {
  const [a, b] = [smallCourse({ rightOfOne: 'a' }), smallCourse({ rightOfOne: 'c' })];
  expect(a.version).toBe(b.version);
  expect(a.questions[0]?.present('s1', 'hi')).toEqual(b.questions[0]?.present('s1', 'hi'));
});

test('the wrong options that were ticked are its mistakes, in words of each language', () => {
  expect(several?.mistakesIn('s1', ['a', 'b'])).toEqual(['b']);
  expect(one?.mistakeText('c', 'hi')).toBe('अपने आकार से');
});

test('languages that disagree on what is right are refused, with both said', () => {
  const [english] = smallLessons({ rightOfOne: 'a' })[0] ?? [];
  const [, spanish] = smallLessons({ rightOfOne: 'b' })[0] ?? [];
  const group = [english, spanish].flatMap((lesson) => lesson ?? []);
  expect(() => makeCourse('small', [group])).toThrow(
    /^QUESTION_LANGUAGES_DIFFER: "01-small#one" .*en: \[a\] b c; es: a \[b\] c/,
  );
});
