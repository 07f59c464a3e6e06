import { expect, test } from 'vitest';
import { type OrderedJson, OrderedObject, parseOrderedJson, toPlainJson } from './ordered-json.ts';

/** Names of the outermost object. */
const namesOf = (value: OrderedJson): string[] =>
  value instanceof OrderedObject ? value.fields.map(([name]) => name) : [];

test('names keep the order of the text, those like numbers, repeated and __proto__ too', () => {
  const text = '{"b":1,"10":2,"9":3,"__proto__":4,"a" : 5,"b":6,"":7,"\\u0061":8,"x:y":9}';
  expect(namesOf(parseOrderedJson(text))).toEqual(['b', '10', '9', '__proto__', 'a', 'b', '', 'a', 'x:y']);
});

test('everything else is as JSON has it: texts with quotes, colons and backslashes, numbers, lists', () => {
  const text = '{"a":["q\\"uo\\\\",": {\\"b\\":",{"c":[]}],"n":-1.5e3,"t":true,"z":null,"e":{}}';
  expect(toPlainJson(parseOrderedJson(text))).toEqual(JSON.parse(text));
  expect(toPlainJson(parseOrderedJson('"a"'))).toBe('a');
});

test('as an ordinary object __proto__ is a field like any other', () => {
  const plain = toPlainJson(parseOrderedJson('{"__proto__":{"a":1}}')) as object;
  expect(Object.keys(plain)).toEqual(['__proto__']);
  expect('a' in plain).toBe(false);
});

test('a name that stands twice has no ordinary object', () => {
  expect(() => toPlainJson(parseOrderedJson('{"a":{"b":1,"b":2}}'))).toThrow('"b" stands twice in "a"');
  expect(() => toPlainJson(parseOrderedJson('{"b":1,"\\u0062":2}'))).toThrow('"b" stands twice in the case');
});

test('what is no JSON is refused with its place in the text', () => {
  expect(() => parseOrderedJson('{"a":1,}')).toThrow(SyntaxError);
  expect(() => parseOrderedJson('{"a" 1}')).toThrow(/position 5/);
});
