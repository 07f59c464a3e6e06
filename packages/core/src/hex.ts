import { CoreError } from './core-error.ts';

/** Eight hex digits of a 32-bit number, signed or not. */
export function hexOfInt32(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0');
}

/** Two lower-case hex digits a byte, with nothing between them unless a separator is given. */
export function hexOfBytes(bytes: Uint8Array, separator = ''): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(separator);
}

/**
 * The bytes that hex pairs stand for; upper or lower case, nothing between the pairs.
 * @throws {CoreError} HEX_INVALID
 */
export function bytesOfHex(hex: string): Uint8Array {
  if (!/^([\da-f]{2})*$/i.test(hex)) {
    throw new CoreError('HEX_INVALID', {
      subject: 'hex',
      expected: 'pairs of hex digits, such as 757365722d31',
      received: JSON.stringify(hex),
      advice: 'write two digits a byte and nothing between them',
    });
  }
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
