import { compareAnswers } from '@keyway/checker/compare-answers';
import type { Json } from '@keyway/checker/json';
import type { OracleReply } from '@keyway/checker/oracle';
import { askLine } from '../ask-line.ts';
import { exampleCall, type KnownDifference } from '../known-differences/known-difference.ts';
import type { NamedOracle } from './named-oracle.ts';

/**
 * Asks an oracle the example of each of its known differences again.
 * @returns what does not hold any more: one that agrees now, or answers otherwise than documented
 */
export async function checkExamples(
  { id, oracle, failure }: NamedOracle,
  known: readonly KnownDifference[],
): Promise<string[]> {
  const problems: string[] = [];
  if (failure) return problems;
  for (const one of known.filter((difference) => difference.oracle === id)) {
    const { expected = null, actual = null } = one.example;
    const call = exampleCall(one);
    const reply = await oracle.ask(call);
    const line = `\n    ${askLine(id, call)}`;
    if (isAnswer(reply, expected)) {
      problems.push(`${one.id}: its example agrees now; take the known difference away${line}`);
    } else if (!isAnswer(reply, actual)) {
      problems.push(
        `${one.id}: its example expected the answer ${JSON.stringify(actual)}, got ${JSON.stringify(reply)}; correct it${line}`,
      );
    }
  }
  return problems;
}

/** Whether a reply is what an example writes down: a value, or an error by its code. */
function isAnswer(reply: OracleReply, written: Json): boolean {
  if ('failed' in reply || 'skipped' in reply) return false;
  const asWritten: Json = 'ok' in reply ? reply.ok : { error: reply.error.code };
  return compareAnswers({ ok: written }, { ok: asWritten }).verdict === 'agrees';
}
