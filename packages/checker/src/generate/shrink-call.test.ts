import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCoreOracle } from '../core-oracle.ts';
import type { Oracle, OracleReply } from '../oracle.ts';
import type { OracleCall } from '../oracle-protocol.ts';
import { compareGenerated, expectedFrom } from './compare-generated.ts';
import { type GeneratedRun, shrinkCall } from './shrink-call.ts';

const core = createCoreOracle();
const RUN: GeneratedRun<string> = {
  arbitrary: fc.uint8Array({ maxLength: 40, size: 'max' }).map((bytes) => Buffer.from(bytes).toString('hex')),
  seed: 11,
  toCall: (keyHex) => ({ call: 'murmur2', keyHex }),
};
const expectOfCore = (call: OracleCall): ReturnType<typeof expectedFrom> => expectedFrom(core, call);

/** Our core, but for keys of which `isOdd` holds: those get 0. */
function oddFor(isOdd: (keyHex: string) => boolean): Oracle {
  return {
    ...core,
    ask: (call): Promise<OracleReply> =>
      call.call === 'murmur2' && isOdd(call.keyHex) ? Promise.resolve({ ok: 0 }) : core.ask(call),
  };
}

/** What the first fault of a thousand keys is shrunk to. */
async function shrinkFirst(oracle: Oracle): ReturnType<typeof shrinkCall> {
  const values = fc.sample(RUN.arbitrary, { seed: RUN.seed, numRuns: 1000 });
  const cases = await Promise.all(
    values.map(async (value) => ({
      call: RUN.toCall(value),
      expected: await expectedFrom(core, RUN.toCall(value)),
    })),
  );
  const { faults } = await compareGenerated(cases, oracle);
  return shrinkCall(RUN, faults[0]!, { oracle, expect: expectOfCore, isFault: () => true });
}

test('shrink call: a fault in keys of more than 16 bytes is shrunk to 17 zeros', async () => {
  const smallest = await shrinkFirst(oddFor((keyHex) => keyHex.length > 32));
  expect(smallest).toMatchObject({ call: { keyHex: '00'.repeat(17) }, actual: { ok: 0 } });
});

test('shrink call: a fault in keys that end on a high byte is shrunk to that byte', async () => {
  const smallest = await shrinkFirst(oddFor((keyHex) => /[89a-f].$/.test(keyHex)));
  expect(smallest).toMatchObject({ call: { keyHex: '80' }, actual: { ok: 0 } });
});

test('shrink call: what is expected of the smallest case is what the trusted side answers', async () => {
  const smallest = await shrinkFirst(oddFor((keyHex) => keyHex === '' || keyHex.length > 2));
  // Kafka's murmur2 of no bytes at all.
  expect(smallest).toMatchObject({ call: { keyHex: '' }, expected: { ok: 275646681 } });
});

test('shrink call: a fault that does not come again is none', async () => {
  expect(
    await shrinkCall(RUN, 5, { oracle: core, expect: expectOfCore, isFault: () => false }),
  ).toBeUndefined();
});

test('compare generated: answers that agree, differ, are skipped and are not expected are told apart', async () => {
  const call: OracleCall = { call: 'murmur2', keyHex: '' };
  const oracle: Oracle = {
    ...core,
    ask: (asked) => (asked.call === 'serialize' ? Promise.resolve({ skipped: 'no' }) : core.ask(asked)),
  };
  const comparison = await compareGenerated(
    [
      { call, expected: { ok: 275646681 } },
      { call, expected: { ok: 1 } },
      { call, expected: undefined },
      { call: { call: 'serialize', type: 'int', value: '1' }, expected: { ok: '00000001' } },
    ],
    oracle,
  );
  expect(comparison).toEqual({ caseCount: 2, agreedCount: 1, faults: [1] });
});

test('compare generated: an answer that is no fault is not counted as agreed', async () => {
  const cases = [{ call: { call: 'murmur2', keyHex: '' } as const, expected: { ok: 1 } }];
  expect(await compareGenerated(cases, core, () => false)).toEqual({
    caseCount: 1,
    agreedCount: 0,
    faults: [],
  });
});

test('expected from: an error expects any error, and what is skipped expects nothing', async () => {
  expect(await expectedFrom(core, { call: 'murmur2', keyHex: 'x' })).toEqual({ error: true });
  const skipping: Oracle = { ...core, ask: () => Promise.resolve({ skipped: 'no' }) };
  expect(await expectedFrom(skipping, { call: 'murmur2', keyHex: '' })).toBeUndefined();
});
