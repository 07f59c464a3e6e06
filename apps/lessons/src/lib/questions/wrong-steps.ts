import { markTrace, type TraceVariant } from '@keyway/quiz/trace';

/** What was typed, or a number, by step id. */
export type StepValues = Readonly<Record<string, string | number>>;

/** The steps that have a value and not the right one, each marked by itself. */
export function wrongSteps(variant: TraceVariant, values: StepValues): Set<string> {
  const wrong = variant.steps.filter((step) => {
    const only = { ...variant, steps: [step] };
    return markTrace(only, { [step.id]: values[step.id] }).verdict === 'wrong';
  });
  return new Set(wrong.map(({ id }) => id));
}
