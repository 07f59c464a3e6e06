/** The UTF-16 units of a text, as the oracle protocol writes a text that may hold lone surrogates. */
export function utf16Units(text: string): number[] {
  return Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
}
