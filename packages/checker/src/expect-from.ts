import type { CheckCase } from './check-cases.ts';
import type { Oracle, OracleFailure } from './oracle.ts';
import type { OracleCall } from './oracle-protocol.ts';

/** A question whose answer nobody wrote down. */
export interface CheckQuestion {
  id: string;
  call: OracleCall;
}

/** Cases made of an oracle's answers, or the failure of that oracle. */
export type ExpectedCases =
  | { cases: CheckCase[]; failure?: undefined }
  | { failure: OracleFailure; cases?: undefined };

/**
 * Makes cases of questions without a recorded answer: what one oracle answers is what the others are held to.
 * Questions that it skips are left out, and an error answer expects an error.
 */
export async function expectFrom(
  oracle: Oracle,
  questions: readonly CheckQuestion[],
): Promise<ExpectedCases> {
  const replies = await Promise.all(questions.map(({ call }) => oracle.ask(call)));
  const cases: CheckCase[] = [];
  for (const [index, reply] of replies.entries()) {
    const question = questions[index];
    if ('failed' in reply) return { failure: reply.failed };
    if (question === undefined || 'skipped' in reply) continue;
    cases.push({ ...question, expected: 'ok' in reply ? { ok: reply.ok } : { error: true } });
  }
  return { cases };
}
