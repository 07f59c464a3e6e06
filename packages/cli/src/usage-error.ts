/** A wrong call: its message is printed alone, and the program ends with 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
