/** What a line of JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [field: string]: Json };
/** A JSON object. */
export type JsonObject = { readonly [field: string]: Json };

/** Whether a parsed value is an object with fields, not a list and not null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * JSON in ASCII alone: whatever encoding the other side assumes, and wherever it thinks that a line ends (some end one
 * at U+2028), it reads the same.
 */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(/[\u007f-\uffff]/g, (unit) => {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
