import fc from 'fast-check';
import type { ExpectedAnswer } from '../compare-answers.ts';
import type { Oracle } from '../oracle.ts';
import type { OracleAnswer, OracleCall } from '../oracle-protocol.ts';
import { differsFromExpected, type IsFault } from './compare-generated.ts';

/** How the values of a run were made, so that one of them can be made again. */
export interface GeneratedRun<Value> {
  arbitrary: fc.Arbitrary<Value>;
  /** As given to `fc.sample`. */
  seed: number;
  toCall: (value: Value) => OracleCall;
}

/** The smallest case found that still goes wrong. */
export interface SmallestFault {
  call: OracleCall;
  expected: ExpectedAnswer;
  actual: OracleAnswer;
}

/** Who is asked, who is believed, and what a fault is. */
export interface ShrinkOptions {
  oracle: Oracle;
  /** Gives what is expected of a call; undefined where that cannot be said. */
  expect: (call: OracleCall) => Promise<ExpectedAnswer | undefined>;
  /** Asked of answers that differ. */
  isFault: IsFault;
  /** Longest time; what is smallest by then is given. Default 20000. */
  timeLimitMs?: number;
}

/**
 * Makes the case with this index in `fc.sample` again and looks for a smaller one that goes wrong, too, by asking the
 * running oracle.
 * @param index - of a value that went wrong
 * @returns undefined when it does not go wrong again: the oracle does not always answer alike
 */
export async function shrinkCall<Value>(
  { arbitrary, seed, toCall }: GeneratedRun<Value>,
  index: number,
  { oracle, expect, isFault, timeLimitMs = 20_000 }: ShrinkOptions,
): Promise<SmallestFault | undefined> {
  let smallest: SmallestFault | undefined;
  const property = fc.asyncProperty(arbitrary, async (value) => {
    const call = toCall(value);
    const expected = await expect(call);
    if (expected === undefined) return true;
    const actual = await oracle.ask(call);
    if ('failed' in actual || 'skipped' in actual) return true;
    if (!differsFromExpected(call, expected, actual) || !isFault(call, expected, actual)) return true;
    // fast-check goes on from each failure to smaller ones, so the last one seen is the smallest.
    smallest = { call, expected, actual };
    return false;
  });
  await fc.check(property, { seed, path: String(index), numRuns: 1, interruptAfterTimeLimit: timeLimitMs });
  return smallest;
}
