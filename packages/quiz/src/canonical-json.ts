/**
 * Plain data as JSON in which the order of an object's keys does not depend on how it was made, so that equal data
 * gives equal text everywhere: keys by UTF-16 unit, those that are array indices before them, as JavaScript has it.
 * @param data - what survives `JSON.stringify`
 */
export function canonicalJson(data: unknown): string {
  return JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
      : value,
  );
}
