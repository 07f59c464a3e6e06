/** A request that lacks a field, or has one that cannot be read. */
export class RequestError extends Error {
  name = 'RequestError';
}

const MAX_COUNT = 2 ** 31 - 1;

/** A field that must be a text. */
export function readText(fields, name) {
  const value = fields[name];
  if (typeof value !== 'string') throw wrong(name, 'a text', value);
  return value;
}

/** A partition count. */
export function readCount(value, name, least) {
  if (!Number.isInteger(value) || value < least || value > MAX_COUNT) {
    throw wrong(name, `an integer from ${least} to ${MAX_COUNT}`, value);
  }
  return value;
}

/** Bytes written in hex. */
export function readBytes(value, name) {
  if (typeof value !== 'string' || value.length % 2 !== 0 || !/^[0-9a-f]*$/i.test(value)) {
    throw wrong(name, 'bytes in hex', value);
  }
  return Buffer.from(value, 'hex');
}

/** The key of a request: bytes, null for none, or the text of the UTF-16 units in "utf16". */
export function readKey({ keyHex, utf16 }) {
  if (utf16 === undefined) return keyHex === null ? null : readBytes(keyHex, 'keyHex');
  if (
    !Array.isArray(utf16) ||
    !utf16.every((unit) => Number.isInteger(unit) && unit >= 0 && unit <= 0xffff)
  ) {
    throw wrong('utf16', 'a list of UTF-16 units', utf16);
  }
  return utf16.map((unit) => String.fromCharCode(unit)).join('');
}

/** Says what was expected of a field, and what came. */
export function wrong(name, expected, value) {
  const received = value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 200);
  return new RequestError(`"${name}" expected ${expected}, got ${received}`);
}
