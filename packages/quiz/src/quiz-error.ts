/** A question or response that cannot be worked with. `code` is stable; the message says what to do. */
export class QuizError extends Error {
  override readonly name = 'QuizError';
  readonly code: string;

  constructor(code: string, message: string, options?: { cause?: unknown }) {
    super(`${code}: ${message}`, options);
    this.code = code;
  }
}
