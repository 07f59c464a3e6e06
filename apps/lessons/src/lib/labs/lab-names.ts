/** The labs in the order of the course. A lab's folder, its address and `::: lab NAME` have these names. */
export const labNames = ['key', 'record-path', 'assignment', 'sizing', 'skew'] as const;

/** A lab of the course. */
export type LabName = (typeof labNames)[number];
