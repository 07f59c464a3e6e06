import { compareAnswers, type ExpectedAnswer } from './compare-answers.ts';
import type { Json } from './json.ts';
import type { Oracle, OracleFailure, OracleReply } from './oracle.ts';
import type { OracleAnswer, OracleCall, OracleIdentity } from './oracle-protocol.ts';
import { reasonToSkip } from './reason-to-skip.ts';

/** One question with a known answer. */
export interface CheckCase {
  /** Says where the question comes from: a vector id and, where a case asks several things, which one. */
  id: string;
  call: OracleCall;
  expected: ExpectedAnswer;
}

/** A case that an oracle answered otherwise. */
export interface CaseDifference {
  id: string;
  call: OracleCall;
  /** First place that differs, `$` being the whole answer. */
  at: string;
  expected: Json;
  actual: Json;
  /** The whole answer. */
  answer: OracleAnswer;
}

/** What one oracle made of the cases. Every case is counted once: agreed, different, skipped or unanswered. */
export interface CheckReport {
  oracle: OracleIdentity;
  agreedCount: number;
  differences: CaseDifference[];
  /** Reasons, each with the number of cases skipped for it. */
  skipped: Map<string, number>;
  /** Cases that got no answer because the oracle failed. */
  unansweredCount: number;
  failure?: OracleFailure;
}

/**
 * Asks every oracle every case and compares the answers; oracles run side by side.
 * @param oracles - open ones; they stay open
 * @returns a report for each oracle, in order
 */
export function checkCases(cases: readonly CheckCase[], oracles: readonly Oracle[]): Promise<CheckReport[]> {
  return Promise.all(oracles.map((oracle) => checkOracle(cases, oracle)));
}

async function checkOracle(cases: readonly CheckCase[], oracle: Oracle): Promise<CheckReport> {
  const report: CheckReport = {
    oracle: oracle.identity,
    agreedCount: 0,
    differences: [],
    skipped: new Map(),
    unansweredCount: 0,
  };
  // All are asked at once: the oracle keeps the order, and sees to it that the process is not flooded.
  const replies = await Promise.all(cases.map(({ call }) => askOrSkip(oracle, call)));
  cases.forEach((checkCase, index) => {
    const reply = replies[index];
    if (reply !== undefined) count(report, checkCase, reply);
  });
  return report;
}

function askOrSkip(oracle: Oracle, call: OracleCall): Promise<OracleReply> | OracleReply {
  const reason = reasonToSkip(oracle.identity, call);
  return reason === undefined ? oracle.ask(call) : { skipped: reason };
}

function count(report: CheckReport, { id, call, expected }: CheckCase, reply: OracleReply): void {
  if ('failed' in reply) {
    report.unansweredCount++;
    report.failure ??= reply.failed;
    return;
  }
  const comparison = compareAnswers(expected, reply);
  switch (comparison.verdict) {
    case 'agrees':
      report.agreedCount++;
      break;
    case 'skipped':
      report.skipped.set(comparison.reason, (report.skipped.get(comparison.reason) ?? 0) + 1);
      break;
    case 'differs':
      report.differences.push({
        id,
        call,
        at: comparison.at,
        expected: comparison.expected,
        actual: comparison.actual,
        answer: reply,
      });
  }
}
