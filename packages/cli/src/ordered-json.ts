import { UsageError } from './usage-error.ts';

/** A JSON value whose objects keep their fields as they stand in the text: in order, repeated ones too. */
export type OrderedJson = null | boolean | number | string | readonly OrderedJson[] | OrderedObject;

/** The fields of a JSON object in the order of the text. */
export class OrderedObject {
  readonly fields: readonly (readonly [string, OrderedJson])[];

  constructor(fields: readonly (readonly [string, OrderedJson])[]) {
    this.fields = fields;
  }
}

const MOST_LEVELS = 64;
// Outside strings JSON has no quotes, so strings are found one after the other; one with a colon behind it is a name.
const STRINGS = /"(?:[^"\\]|\\.)*"(?=(\s*:)?)/gs;

/**
 * Parses JSON without what JavaScript's objects do to it: names like 10 come first and in order of number, and of two
 * fields with one name the first is lost.
 * @throws {SyntaxError} as JSON.parse
 * @throws {UsageError} for more than 64 levels
 */
export function parseOrderedJson(text: string): OrderedJson {
  // Refuses with positions of the text as it stands.
  JSON.parse(text);
  let count = 0;
  // With a number before it every name is another one, and none is a number.
  const numbered = text.replace(STRINGS, (string, colon: string | undefined) =>
    colon === undefined ? string : `"${count++}:${string.slice(1)}`,
  );
  return toOrdered(JSON.parse(numbered), 0);
}

function toOrdered(value: unknown, level: number): OrderedJson {
  if (level > MOST_LEVELS) throw new UsageError(`JSON with more than ${MOST_LEVELS} levels`);
  if (Array.isArray(value)) return value.map((item) => toOrdered(item, level + 1));
  if (typeof value !== 'object' || value === null) return value as null | boolean | number | string; // all that JSON has left
  return new OrderedObject(
    Object.entries(value).map(([name, field]) => [
      name.slice(name.indexOf(':') + 1),
      toOrdered(field, level + 1),
    ]),
  );
}

/**
 * The same value with ordinary objects.
 * @param path - where it stands, for messages: `members`
 * @throws {UsageError} for a name that an object has twice
 */
export function toPlainJson(value: OrderedJson, path = ''): unknown {
  if (value instanceof OrderedObject) {
    const names = new Set<string>();
    for (const [name] of value.fields) {
      if (names.has(name))
        throw new UsageError(`"${name}" stands twice in ${path === '' ? 'the case' : `"${path}"`}`);
      names.add(name);
    }
    return Object.fromEntries(
      value.fields.map(([name, field]) => [name, toPlainJson(field, path === '' ? name : `${path}.${name}`)]),
    );
  }
  return Array.isArray(value) ? value.map((item) => toPlainJson(item, path)) : value;
}
