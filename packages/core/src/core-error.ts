/** What a `CoreError` says about itself, field by field, for programs that build a message of their own. */
export interface CoreErrorDetails {
  /** The argument at fault, by its name: `partitionCount`. */
  subject: string;
  /** What was expected: `an integer >= 1`. */
  expected: string;
  /** What came, printable. */
  received: string;
  /** What the caller can do about it. */
  advice: string;
}

/** A wrong value. `code` is stable; the message names the subject, what was expected, what came, what to do. */
export class CoreError extends Error {
  override readonly name = 'CoreError';
  readonly code: string;
  readonly details: CoreErrorDetails;

  constructor(code: string, details: CoreErrorDetails, options?: { cause?: unknown }) {
    const { subject, expected, received, advice } = details;
    super(`${code}: "${subject}" expected ${expected}, got ${received}; ${advice}`, options);
    this.code = code;
    this.details = details;
  }
}
