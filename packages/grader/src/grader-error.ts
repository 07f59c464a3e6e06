/** What stops the grading as a whole. `code` is stable; the message says what to do. */
export class GraderError extends Error {
  override readonly name = 'GraderError';
  readonly code: string;

  constructor(code: string, message: string, options?: { cause?: unknown }) {
    super(`${code}: ${message}`, options);
    this.code = code;
  }
}
