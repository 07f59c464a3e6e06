import type { Reading } from '@keyway/lesson/containers/parameter-reader';

/** What a lab starts with where no author has written parameters. */
export function firstExample<Start>(read: (parameters: Record<string, unknown>) => Reading<Start>): Start {
  const reading = read({});
  if ('value' in reading) return reading.value;
  throw new Error(`a lab must start without parameters, but: ${reading.problems.join('; ')}`);
}
