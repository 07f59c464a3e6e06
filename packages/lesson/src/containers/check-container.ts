import { labReaders } from './lab-readers.ts';
import type { Reading } from './parameter-reader.ts';
import { readAssignment } from './read-assignment.ts';
import { readKeyPartitions } from './read-key-partitions.ts';
import { readRangeSteps } from './read-range-steps.ts';

const READERS: Record<string, (parameters: Record<string, unknown>) => Reading<unknown>> = {
  ...Object.fromEntries(Object.entries(labReaders).map(([name, read]) => [`lab ${name}`, read])),
  'worked key-partitions': readKeyPartitions,
  'worked range-steps': readRangeSteps,
  'worked assignment': readAssignment,
};

/**
 * What is wrong with a lab or a worked table, in sentences for its author. A `ParseOptions.checkContainer`.
 * @returns nothing when the site can draw it
 */
export function checkContainer(
  kind: 'lab' | 'worked',
  name: string,
  parameters: Record<string, unknown>,
): string[] {
  const container = `${kind} ${name}`;
  const read = Object.hasOwn(READERS, container) ? READERS[container] : undefined;
  if (!read) return [`"${container}" is not known here; there are ${Object.keys(READERS).join(', ')}`];
  const reading = read(parameters);
  return 'problems' in reading ? reading.problems : [];
}
