import { compareAnswers, type ExpectedAnswer } from '../compare-answers.ts';
import type { Oracle, OracleFailure } from '../oracle.ts';
import type { OracleAnswer, OracleCall } from '../oracle-protocol.ts';

/** A made-up case: what is asked, and what is expected; undefined where that cannot be said. */
export interface GeneratedCase {
  call: OracleCall;
  expected: ExpectedAnswer | undefined;
}

/** What one oracle made of made-up cases. */
export interface GeneratedComparison {
  /** Cases that were answered on both sides. */
  caseCount: number;
  /** Answers that are exactly what was expected. */
  agreedCount: number;
  /** Places in the list of cases whose answer is a fault. */
  faults: number[];
  failure?: OracleFailure;
  /** Place of the first case without an answer, where the oracle failed. */
  failedAt?: number;
}

/** Whether an answer that is not what was expected is a fault. */
export type IsFault = (call: OracleCall, expected: ExpectedAnswer, answer: OracleAnswer) => boolean;

/** Whether an answer is not exactly what was expected. */
export function differsFromExpected(_: OracleCall, expected: ExpectedAnswer, answer: OracleAnswer): boolean {
  return compareAnswers(expected, answer).verdict === 'differs';
}

/**
 * Asks an oracle all cases at once, through one process, and compares.
 * @param isFault - asked of answers that differ; by default every one of them is a fault
 */
export async function compareGenerated(
  cases: readonly GeneratedCase[],
  oracle: Oracle,
  isFault: IsFault = differsFromExpected,
): Promise<GeneratedComparison> {
  const comparison: GeneratedComparison = { caseCount: 0, agreedCount: 0, faults: [] };
  const replies = await Promise.all(
    cases.map(({ call, expected }) => (expected === undefined ? undefined : oracle.ask(call))),
  );
  for (const [index, reply] of replies.entries()) {
    const { call, expected } = cases[index] ?? {};
    if (reply === undefined || call === undefined || expected === undefined || 'skipped' in reply) continue;
    if ('failed' in reply) {
      comparison.failure = reply.failed;
      comparison.failedAt = index;
      break;
    }
    comparison.caseCount++;
    if (!differsFromExpected(call, expected, reply)) comparison.agreedCount++;
    else if (isFault(call, expected, reply)) comparison.faults.push(index);
  }
  return comparison;
}

/**
 * What a trusted oracle answers, as what others are held to.
 * @returns undefined where it does not answer
 */
export async function expectedFrom(trusted: Oracle, call: OracleCall): Promise<ExpectedAnswer | undefined> {
  const reply = await trusted.ask(call);
  if ('failed' in reply || 'skipped' in reply) return undefined;
  return 'ok' in reply ? { ok: reply.ok } : { error: true };
}
