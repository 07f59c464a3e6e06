import type { StepKey } from './feedback-key.ts';
import type { Feedback, Mistake } from './question.ts';

/** One number of a calculation. */
export interface TraceStep {
  /** Unique within the trace: `round-1.word`, `C2.start`. */
  id: string;
  /** What it is called; a message. */
  name: Feedback;
  answer: number;
  mistakes: Mistake[];
}

/** A step of its name and answer. */
export function traceStep(
  id: string,
  key: StepKey,
  params: Feedback['params'],
  answer: number,
  mistakes: Mistake[],
): TraceStep {
  return { id, name: { key, params }, answer, mistakes };
}
