import { CoreError } from '../core-error.ts';

const INT32_MAX = 2_147_483_647;

/**
 * Refuses what cannot be a number of things, or of bytes.
 * @param subject - the argument by its name: `brokerCount`
 * @param lowest - least value that makes sense
 * @throws {TypeError} when it is not a number at all
 * @throws {CoreError} QUANTITY_RANGE unless it is an integer from `lowest` to `highest`
 */
export function checkQuantity(
  subject: string,
  value: number,
  { lowest = 1, highest = INT32_MAX, advice }: { lowest?: number; highest?: number; advice: string },
): void {
  if (typeof value !== 'number') throw new TypeError(`"${subject}" expected a number, got ${typeof value}`);
  if (Number.isInteger(value) && value >= lowest && value <= highest) return;
  throw new CoreError('QUANTITY_RANGE', {
    subject,
    expected: `an integer from ${lowest} to ${highest}`,
    received: String(value),
    advice,
  });
}
