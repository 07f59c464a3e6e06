import { compareAnswers } from '@keyway/checker/compare-answers';
import { createCoreOracle } from '@keyway/checker/core-oracle';
import type { OracleReply } from '@keyway/checker/oracle';
import { expect, test } from 'vitest';
import { assignorChecks } from './assignor-checks.ts';
import { quirkDeviations } from './quirk-deviations.ts';

const cases = assignorChecks('assignors-quirks');

test('quirks: core does what Kafka did in 20 cases of 29, and the others are the documented ones', async () => {
  const agreeing: string[] = [];
  for (const { id, call, expected } of cases) {
    const { verdict } = compareAnswers(expected, answered(await createCoreOracle().ask(call)));
    if (verdict === 'agrees') agreeing.push(id);
  }
  const documented = Object.keys(quirkDeviations);
  expect({ all: cases.length, agreeing: agreeing.length, documented: documented.length }).toEqual({
    all: 29,
    agreeing: 20,
    documented: 9,
  });
  const others = cases.map(({ id }) => id).filter((id) => !agreeing.includes(id));
  expect(others).toEqual(documented);
});

test.each(Object.entries(quirkDeviations))('quirks: %s is $why', async (id, { answer }) => {
  const found = cases.find((one) => one.id === id);
  const reply = answered(await createCoreOracle().ask(found!.call));
  expect(Object.keys(reply)).toEqual([answer]);
});

function answered(reply: OracleReply): Exclude<OracleReply, { failed: unknown }> {
  if ('failed' in reply) throw new Error(reply.failed.message);
  return reply;
}
