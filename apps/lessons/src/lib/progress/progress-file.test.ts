import { expect, test } from 'vitest';
import { type BrowserStore, createBrowserStore } from './browser-store.ts';
import { readAnswers, readPlace, writeAnswer, writePlace } from './progress.ts';
import { makeProgressFile, takeOverProgress } from './progress-file.ts';

function emptyStore(): BrowserStore {
  const map = new Map<string, string>();
  return createBrowserStore(() => ({
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    key: (index) => [...map.keys()][index] ?? null,
    length: map.size,
  }));
}

const right = { chosenIds: ['a'], score: 1 };
const wrong = { chosenIds: ['b'], score: 0 };

test('what one browser saves, another takes over', () => {
  const from = emptyStore();
  writeAnswer(from, '01-keys', 'which', right);
  writePlace(from, { lessonId: '01-keys', sectionId: 'mask' });
  const to = emptyStore();
  const file = JSON.stringify(makeProgressFile(from, ['01-keys', '03-count']));
  expect(takeOverProgress(to, file)).toEqual({ answerCount: 1 });
  expect(readAnswers(to, '01-keys')).toEqual({ which: right });
  expect(readPlace(to)).toEqual({ lessonId: '01-keys', sectionId: 'mask' });
});

test('an answer in the file wins, every other one stays, and so does the place', () => {
  const from = emptyStore();
  writeAnswer(from, '01-keys', 'which', right);
  writePlace(from, { lessonId: '01-keys', sectionId: 'mask' });
  const to = emptyStore();
  writeAnswer(to, '01-keys', 'which', wrong);
  writeAnswer(to, '01-keys', 'other', wrong);
  writePlace(to, { lessonId: '03-count', sectionId: '' });
  takeOverProgress(to, `\uFEFF${JSON.stringify(makeProgressFile(from, ['01-keys']))}`);
  expect(readAnswers(to, '01-keys')).toEqual({ which: right, other: wrong });
  expect(readPlace(to)?.lessonId).toBe('03-count');
});

test.each([
  ['an essay', 'not-progress'],
  ['{"answers":{}}', 'not-progress'],
  ['{"keywayProgress":1,"answers":{"01-keys":{"which":"a"}}}', 'not-progress'],
  ['{"keywayProgress":1', 'not-progress'],
  ['{"keywayProgress":2,"answers":{}}', 'newer'],
] as const)('%j is left alone: %s', (text, problem) => {
  const store = emptyStore();
  expect(takeOverProgress(store, text)).toEqual({ problem });
  expect(readAnswers(store, '01-keys')).toEqual({});
});
