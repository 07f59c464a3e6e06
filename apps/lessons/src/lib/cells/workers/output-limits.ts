/** More than this nobody reads; a run that prints more is stopped. */
export const OUTPUT_LINE_LIMIT: number = 1000;
/** In UTF-16 units, for what prints without ever ending a line. */
export const OUTPUT_LENGTH_LIMIT: number = 100_000;
