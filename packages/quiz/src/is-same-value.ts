/**
 * Whether a value that a learner's function returned is the one expected.
 * Plain data compared through and through: numbers exactly, with -0 = 0; no type turns into another, so 2 is not "2".
 * Goes no deeper than the expected value, so that what a program returns cannot make it run without end.
 */
export function isSameValue(value: unknown, expected: unknown): boolean {
  if (value === expected) return true;
  if (typeof value === 'number' && typeof expected === 'number') {
    return Number.isNaN(value) && Number.isNaN(expected);
  }
  if (Array.isArray(expected)) {
    return (
      Array.isArray(value) &&
      value.length === expected.length &&
      expected.every((item, index) => isSameValue(value[index], item))
    );
  }
  if (!isRecord(expected) || !isRecord(value)) return false;
  const keys = Object.keys(expected);
  return (
    keys.length === Object.keys(value).length &&
    keys.every((key) => Object.hasOwn(value, key) && isSameValue(value[key], expected[key]))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
