import { describe, expect, test } from 'vitest';
import { readYaml } from './read-yaml.ts';

describe('readYaml', () => {
  test('plain data comes out, with the texts of YAML 1.2', () => {
    expect(readYaml('a: [1, 2.5, yes, "x"]\nb: { c: null, d: true }\n').data).toEqual({
      a: [1, 2.5, 'yes', 'x'],
      b: { c: null, d: true },
    });
  });

  test.each([
    [
      'an anchor and an alias',
      'a: &x 1\nb: *x',
      [
        [1, 7],
        [2, 4],
      ],
    ],
    [
      'data that contains itself',
      'a: &x [*x]',
      [
        [1, 7],
        [1, 8],
      ],
    ],
    ['a number without end', 'a: 1\nb: .inf', [[2, 4]]],
    ['a list as a key', '? [a]\n: b', [[1, 3]]],
    ['a tag that nobody knows', 'a: !!js/function x', [[1, 4]]],
    ['a key twice', 'a: 1\na: 2', [[2, 1]]],
    ['two documents', 'a: 1\n---\nb: 2', [[2, 1]]],
  ])('%s is a problem at its place, and gives no data', (_what, text, places) => {
    const { data, problems } = readYaml(text);
    expect(data).toBeUndefined();
    expect(problems.map(({ line, column }) => [line, column])).toEqual(places);
  });

  test('a text nested without end is a problem, not a crash', () => {
    expect(readYaml(`a: ${'['.repeat(50_000)}`).problems.length).toBeGreaterThan(0);
    expect(readYaml('{a: '.repeat(20_000)).problems.length).toBeGreaterThan(0);
  });

  test('a key called __proto__ stays a key', () => {
    const { data } = readYaml('__proto__: { polluted: true }');
    expect(Object.keys(Object(data))).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(Object(data))).toBe(Object.prototype);
  });
});
