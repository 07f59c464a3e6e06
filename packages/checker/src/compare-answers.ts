import { isJsonObject, type Json, type JsonObject } from './json.ts';
import type { OracleAnswer } from './oracle-protocol.ts';

/** What is expected of an oracle: a value, or an error whatever its words. */
export type ExpectedAnswer = { ok: Json } | { error: true };

/** How an answer stands to what was expected. */
export type Comparison =
  | { verdict: 'agrees' }
  /** `at` is the first place that differs, such as `$.C0[1].partition`; `$` is the whole answer. */
  | { verdict: 'differs'; at: string; expected: Json; actual: Json }
  | { verdict: 'skipped'; reason: string };

/**
 * Compares an answer with the expected one, exactly: order in lists counts, order of fields does not.
 * @returns agrees; differs, with the first place; or skipped, with the oracle's reason. An expected error agrees with
 *   any error answer
 */
export function compareAnswers(expected: ExpectedAnswer, actual: OracleAnswer): Comparison {
  if ('skipped' in actual) return { verdict: 'skipped', reason: actual.skipped };
  if ('error' in expected) {
    if ('error' in actual) return { verdict: 'agrees' };
    return { verdict: 'differs', at: '$', expected: { error: 'any' }, actual: actual.ok };
  }
  if ('error' in actual)
    return { verdict: 'differs', at: '$', expected: expected.ok, actual: { error: actual.error } };
  const difference = firstDifference('$', expected.ok, actual.ok);
  return difference ? { verdict: 'differs', ...difference } : { verdict: 'agrees' };
}

interface Difference {
  at: string;
  expected: Json;
  actual: Json;
}

/** What a report says of a value that is not there at all. */
const ABSENT = '(nothing)';

function firstDifference(at: string, expected: Json, actual: Json): Difference | undefined {
  if (expected === actual) return undefined;
  if (Array.isArray(expected) && Array.isArray(actual)) {
    const indices = Array.from({ length: Math.max(expected.length, actual.length) }, (_, index) => index);
    return firstIn(indices, (index) => [`${at}[${index}]`, expected[index], actual[index]]);
  }
  if (isJsonObject(expected) && isJsonObject(actual)) {
    const fields = new Set([...Object.keys(expected), ...Object.keys(actual)]);
    return firstIn(fields, (field) => [
      placeOf(at, field),
      ownField(expected, field),
      ownField(actual, field),
    ]);
  }
  return { at, expected, actual };
}

function firstIn<Place>(
  places: Iterable<Place>,
  read: (place: Place) => [at: string, expected: Json | undefined, actual: Json | undefined],
): Difference | undefined {
  for (const place of places) {
    const [at, expected, actual] = read(place);
    if (expected === undefined || actual === undefined)
      return { at, expected: expected ?? ABSENT, actual: actual ?? ABSENT };
    const difference = firstDifference(at, expected, actual);
    if (difference) return difference;
  }
  return undefined;
}

function placeOf(at: string, field: string): string {
  return /^[\w-]+$/.test(field) ? `${at}.${field}` : `${at}[${JSON.stringify(field)}]`;
}

/** A member may be called `constructor`: only what the answer itself says counts. */
function ownField(object: JsonObject, field: string): Json | undefined {
  return Object.hasOwn(object, field) ? object[field] : undefined;
}
