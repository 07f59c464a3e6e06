import { expect, test } from 'vitest';
import { createBrowserStore } from './browser-store.ts';
import {
  forgetProgress,
  readAnswers,
  readLanguage,
  readPlace,
  rightCount,
  writeAnswer,
  writeLanguage,
  writePlace,
} from './progress.ts';

function storeOf(map: Map<string, string>): ReturnType<typeof createBrowserStore> {
  return createBrowserStore(() => ({
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    key: (index) => [...map.keys()][index] ?? null,
    length: map.size,
  }));
}

test('an answer is kept by lesson and question, and can be taken back', () => {
  const store = storeOf(new Map());
  writeAnswer(store, '01-keys', 'which-key', { chosenIds: ['a'], score: 1 });
  writeAnswer(store, '01-keys', 'empty-or-null', { chosenIds: ['c'], score: 0 });
  expect(readAnswers(store, '01-keys')['which-key']).toEqual({ chosenIds: ['a'], score: 1 });
  expect(readAnswers(store, '05-consumers')).toEqual({});
  writeAnswer(store, '01-keys', 'which-key', undefined);
  expect(Object.keys(readAnswers(store, '01-keys'))).toEqual(['empty-or-null']);
});

test('only questions that the lesson still has, with full score, count as right', () => {
  const answers = {
    kept: { chosenIds: ['a'], score: 1 },
    partly: { chosenIds: ['a'], score: 0.5 },
    removed: { chosenIds: ['a'], score: 1 },
  };
  expect(rightCount(answers, ['kept', 'partly', 'toString', 'never'])).toBe(1);
});

test('values of another shape are as good as none', () => {
  const store = storeOf(
    new Map([
      ['keyway:1:answers:01-keys', '{"q":{"chosenIds":"a","score":1}}'],
      ['keyway:1:place', '["01-keys"]'],
      ['keyway:1:language', '"fr"'],
    ]),
  );
  expect(readAnswers(store, '01-keys')).toEqual({});
  expect(readPlace(store)).toBeUndefined();
  expect(readLanguage(store)).toBeUndefined();
});

test('forgetting progress keeps the language', () => {
  const map = new Map<string, string>();
  writeLanguage(storeOf(map), 'hi');
  writePlace(storeOf(map), { lessonId: '01-keys', sectionId: 'by-hand' });
  writeAnswer(storeOf(map), '01-keys', 'which-key', { chosenIds: ['a'], score: 1 });
  expect(readPlace(storeOf(map))).toEqual({ lessonId: '01-keys', sectionId: 'by-hand' });
  forgetProgress(storeOf(map));
  expect([...map.keys()]).toEqual(['keyway:1:language']);
});
