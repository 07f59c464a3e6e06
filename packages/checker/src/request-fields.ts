import type { Json, JsonObject } from './json.ts';

/** A request that cannot be answered as it stands; becomes an error answer. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** A text field of a request. */
export function textField(request: JsonObject, field: string): string {
  const value = request[field];
  if (typeof value !== 'string') throw wrongField(request, field, 'a text');
  return value;
}

/** A number field of a request; its range is for the called function to judge. */
export function numberField(request: JsonObject, field: string): number {
  const value = request[field];
  if (typeof value !== 'number') throw wrongField(request, field, 'a number');
  return value;
}

/** A number field that is an integer, low <= result <= high. */
export function integerField(request: JsonObject, field: string, low: number, high: number): number {
  const value = request[field] ?? null;
  if (!isIntegerIn(value, low, high)) throw wrongField(request, field, `an integer from ${low} to ${high}`);
  return value;
}

/**
 * A list field of a request.
 * @param isItem - what every item must be
 * @param expected - the same in words
 */
export function listField<Item extends Json>(
  request: JsonObject,
  field: string,
  isItem: (item: Json) => item is Item,
  expected: string,
): readonly Item[] {
  const value = request[field];
  if (!Array.isArray(value) || !value.every(isItem)) throw wrongField(request, field, expected);
  return value;
}

/** The release that a request means; undefined when it names none. Whether anybody knows it is another question. */
export function versionField(request: JsonObject): string | undefined {
  if (request.kafkaVersion === undefined) return undefined;
  const kafkaVersion = textField(request, 'kafkaVersion');
  if (/^\d{1,4}(\.\d{1,4}){1,3}$/.test(kafkaVersion)) return kafkaVersion;
  throw wrongField(request, 'kafkaVersion', 'a release such as "4.0" or "0.8.2.2"');
}

/** A text field, or null. */
export function textOrNullField(request: JsonObject, field: string): string | null {
  return request[field] === null ? null : textField(request, field);
}

/** The text that the UTF-16 units in `utf16` make, lone surrogates included; undefined when the field is absent. */
export function utf16Field(request: JsonObject): string | undefined {
  const { utf16 } = request;
  if (utf16 === undefined) return undefined;
  if (!Array.isArray(utf16) || !utf16.every(isUtf16Unit)) {
    throw wrongField(request, 'utf16', 'a list of UTF-16 units, integers from 0 to 65535');
  }
  return utf16.map((unit) => String.fromCharCode(unit)).join('');
}

/** The error for a field that is missing or of another type. */
export function wrongField(request: JsonObject, field: string, expected: string): RequestError {
  const received = request[field] === undefined ? 'nothing' : shorten(JSON.stringify(request[field]));
  return new RequestError(
    'REQUEST_INVALID',
    `"${field}" expected ${expected}, got ${received}; write it as the oracle protocol says`,
  );
}

/** Whether a value is an integer, low <= value <= high. */
export function isIntegerIn(value: Json, low: number, high: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;
}

function isUtf16Unit(unit: Json): unit is number {
  return isIntegerIn(unit, 0, 0xffff);
}

/** A message is for people: the start of a long list says what it is. */
function shorten(json: string): string {
  return json.length <= 200 ? json : `${json.slice(0, 200)}…`;
}
