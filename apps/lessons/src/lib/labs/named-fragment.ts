/** No field of a lab holds more; what is longer, somebody else wrote. */
const MAX_LENGTH = 40;

/**
 * Fields by name as the part of an address after `#`.
 * @param names - the fields, in the order in which the address has them
 */
export function printNamed<Name extends string>(
  names: readonly Name[],
  state: Readonly<Record<Name, string>>,
): string {
  return new URLSearchParams(names.map((name) => [name, state[name]])).toString();
}

/**
 * Reads what `printNamed` wrote.
 * @param fragment - with or without the leading `#`
 * @returns only the fields that the address names
 */
export function readNamed<Name extends string>(
  names: readonly Name[],
  fragment: string,
): Partial<Record<Name, string>> {
  const named = new URLSearchParams(fragment.replace(/^#/, ''));
  const state: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = named.get(name);
    if (value !== null && value.length <= MAX_LENGTH) state[name] = value;
  }
  return state;
}
