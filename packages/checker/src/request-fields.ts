import type { JsonObject } from './json.ts';

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
  const received = request[field] === undefined ? 'nothing' : JSON.stringify(request[field]);
  return new RequestError(
    'REQUEST_INVALID',
    `"${field}" expected ${expected}, got ${received}; write it as the oracle protocol says`,
  );
}

function isUtf16Unit(unit: unknown): unit is number {
  return typeof unit === 'number' && Number.isInteger(unit) && unit >= 0 && unit <= 0xffff;
}
