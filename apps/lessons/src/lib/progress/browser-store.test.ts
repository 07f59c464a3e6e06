import { expect, test } from 'vitest';
import { createBrowserStore, type TextStorage } from './browser-store.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number';

function memoryStorage(entries: [string, string][] = []): TextStorage & { map: Map<string, string> } {
  const map = new Map(entries);
  return {
    map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    key: (index) => [...map.keys()][index] ?? null,
    get length() {
      return map.size;
    },
  };
}

test('a value comes back as it was, under a name of our own', () => {
  const storage = memoryStorage();
  const store = createBrowserStore(() => storage);
  store.write('n', 5);
  expect(storage.map).toEqual(new Map([['keyway:1:n', '5']]));
  expect(store.read('n', isNumber)).toBe(5);
});

test('what is not there, not JSON or of another shape is nothing', () => {
  const storage = memoryStorage([
    ['keyway:1:broken', '{'],
    ['keyway:1:text', '"five"'],
  ]);
  const store = createBrowserStore(() => storage);
  expect(store.read('missing', isNumber)).toBeUndefined();
  expect(store.read('broken', isNumber)).toBeUndefined();
  expect(store.read('text', isNumber)).toBeUndefined();
});

test('forgetting takes our names with that beginning and no others', () => {
  const storage = memoryStorage([
    ['keyway:1:answers:01', '1'],
    ['keyway:1:answers:02', '2'],
    ['keyway:1:theme', '"dark"'],
    ['answers:01', 'somebody else'],
  ]);
  createBrowserStore(() => storage).forget('answers:');
  expect([...storage.map.keys()]).toEqual(['keyway:1:theme', 'answers:01']);
});

test('storage that throws, or is missing, loses the value and nothing else', () => {
  const closed = createBrowserStore(() => {
    throw new Error('SecurityError');
  });
  const missing = createBrowserStore(() => undefined);
  for (const store of [closed, missing]) {
    store.write('n', 5);
    store.forget('');
    expect(store.read('n', isNumber)).toBeUndefined();
  }
});
