import { expect, test } from 'vitest';
import { compareLanguages } from './compare-languages.ts';
import { parseLesson } from './parse-lesson.ts';
import { recordFollows } from './record-follows.ts';

const original = (body: string): string =>
  `---\nid: 01-a\ntitle: A\nsummary: S.\n---\n\n# A\n\n## One {#one}\n\n${body}\n`;
const translation = original('Uno.').replace(
  'summary: S.',
  'summary: S.\nfollows:\n  language: hi\n  sections:\n    x: "000000000000"',
);
const english = (body: string) => parseLesson(original(body), { path: '01-a/en.md' });
const codes = (en: string, es: string): string[] =>
  compareLanguages([english(en), parseLesson(es, { path: '01-a/es.md' })], ['en', 'es']).map(
    ({ code }) => code,
  );

test('a translation that follows the original is in step until a section changes', () => {
  const recorded = String(recordFollows(translation, english('First.')));
  expect(codes('First.', recorded)).toEqual([]);
  expect(codes('First, changed.', recorded)).toEqual(['FOLLOWS_STALE']);
});

test('nothing but "follows" changes, and recording twice is recording once', () => {
  const recorded = String(recordFollows(translation, english('First.')));
  expect(recordFollows(recorded, english('First.'))).toBe(recorded);
  expect(recorded.replace(/follows:\n( .*\n)*/, '')).toBe(original('Uno.'));
});

test('a text without front matter is left alone', () => {
  expect(recordFollows('# A\n', english('First.'))).toBeUndefined();
});
