import type { Observed } from './judge-rules.ts';
import type { CheckedKey } from './placement-rule.ts';
import type { Program } from './program.ts';
import type { ProgramFault } from './program-fault.ts';

/** A key that was asked twice in one run and got two answers. */
export interface Unsteady {
  key: string;
  partitionCount: number;
  answers: [number | null, number | null];
}

/** All that a program said, or said until it failed. */
export interface AskedProgram {
  observed: Observed[];
  /** The second answers to keys that were asked twice. */
  repeated: Observed[];
  fault?: ProgramFault;
  unsteady?: Unsteady;
}

/** Keys that are asked again at the end of each run: a program that counts or throws dice shows itself. */
const REPEATED_COUNT = 50;

/** Asks for every key at every count, one run a count; the first fault ends it. */
export async function askProgram(
  program: Program,
  keys: readonly CheckedKey[],
  partitionCounts: readonly number[],
): Promise<AskedProgram> {
  const asked: AskedProgram = { observed: [], repeated: [] };
  const again = keys.slice(0, REPEATED_COUNT);
  const texts = [...keys, ...again].map(({ text }) => text);
  for (const partitionCount of partitionCounts) {
    const answers = await program.ask(texts, partitionCount);
    if ('fault' in answers) return { ...asked, fault: answers.fault };
    const answerAt = (index: number): number | null => answers.partitions[index] ?? null;
    for (const [index, key] of keys.entries()) {
      asked.observed.push({ key, partitionCount, answer: answerAt(index) });
    }
    for (const [index, key] of again.entries()) {
      const [first, second] = [answerAt(index), answerAt(keys.length + index)];
      asked.repeated.push({ key, partitionCount, answer: second });
      if (first !== second) asked.unsteady ??= { key: key.text, partitionCount, answers: [first, second] };
    }
  }
  return asked;
}
