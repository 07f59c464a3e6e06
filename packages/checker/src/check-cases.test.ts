import { expect, test } from 'vitest';
import { type CheckCase, checkCases } from './check-cases.ts';
import { createCoreOracle } from './core-oracle.ts';
import { describeReport } from './describe-report.ts';
import { expectFrom } from './expect-from.ts';
import type { Oracle, OracleReply } from './oracle.ts';
import type { OracleCall } from './oracle-protocol.ts';

const CASES: CheckCase[] = [
  { id: 'user-1', call: { call: 'murmur2', keyHex: '757365722d31' }, expected: { ok: 1404122828 } },
  { id: 'empty', call: { call: 'murmur2', keyHex: '' }, expected: { ok: 275646681 } },
  { id: 'bad', call: { call: 'murmur2', keyHex: 'x' }, expected: { error: true } },
  { id: 'int', call: { call: 'serialize', type: 'int', value: '42' }, expected: { ok: '0000002a' } },
];

function oracleThat(
  ask: (call: OracleCall) => OracleReply,
  calls: string[] = ['murmur2', 'partition'],
): Oracle {
  return {
    identity: { name: 'fake', version: '1', language: 'js', calls, clients: ['java'], assignors: [] },
    ask: (call) => Promise.resolve(ask(call)),
    close: () => Promise.resolve(undefined),
  };
}

test('check cases: core agrees with what Kafka and the protocol say', async () => {
  const [report] = await checkCases(CASES, [createCoreOracle()]);
  expect(report).toMatchObject({ agreedCount: 4, differences: [], unansweredCount: 0 });
  expect(report?.skipped.size).toBe(0);
});

test('check cases: every case is counted once, as agreed, different or skipped', async () => {
  const [report] = await checkCases(CASES, [oracleThat(() => ({ ok: 275646681 }))]);
  expect(report?.agreedCount).toBe(1);
  expect(report?.differences.map(({ id }) => id)).toEqual(['user-1', 'bad']);
  expect(report?.skipped).toEqual(new Map([['fake does not answer "serialize"', 1]]));
});

test('check cases: an oracle is not asked for clients and assignors that it does not know', async () => {
  const asked: OracleCall[] = [];
  const oracle = oracleThat(
    (call) => {
      asked.push(call);
      return { ok: 0 };
    },
    ['partition', 'assign'],
  );
  const cases: CheckCase[] = ['java', 'sarama-hash', 'sarama-hash'].map((client) => ({
    id: client,
    call: { call: 'partition', client, keyHex: '', partitions: 1 },
    expected: { ok: 0 },
  }));
  const assign = { call: 'assign', assignor: 'range', partitionsPerTopic: {}, members: {} } as const;
  const [report] = await checkCases(
    [...cases, { id: 'range', call: assign, expected: { ok: {} } }],
    [oracle],
  );
  expect(asked).toHaveLength(1);
  expect(report?.skipped).toEqual(
    new Map([
      ['fake does not know the client "sarama-hash"', 2],
      ['fake does not know the assignor "range"', 1],
    ]),
  );
});

test('check cases: an oracle that failed leaves cases unanswered and says why', async () => {
  const failed = { code: 'ORACLE_HUNG', message: 'ORACLE_HUNG: "fake" gave up' } as const;
  const [report] = await checkCases(CASES, [oracleThat(() => ({ failed }))]);
  expect(report).toMatchObject({ agreedCount: 0, differences: [], unansweredCount: 3, failure: failed });
});

test('check cases: oracles side by side get a report each, in order', async () => {
  const reports = await checkCases(CASES, [
    oracleThat(() => ({ skipped: 'closed today' })),
    createCoreOracle(),
  ]);
  expect(reports.map(({ oracle, agreedCount }) => [oracle.name, agreedCount])).toEqual([
    ['fake', 0],
    ['keyway', 4],
  ]);
});

test('describe report: counts, failure, differences and reasons', async () => {
  const oracle = oracleThat(({ call }) =>
    call === 'murmur2' ? { ok: 275646681 } : { skipped: 'not today' },
  );
  const [report] = await checkCases(CASES, [oracle]);
  expect(report && describeReport(report)).toBe(
    [
      'fake 1 (js): 1 agree, 2 differ, 1 skipped, 0 unanswered',
      '  user-1: at $ expected 1404122828, got 275646681',
      '    asked {"call":"murmur2","keyHex":"757365722d31"}',
      '  bad: at $ expected {"error":"any"}, got 275646681',
      '    asked {"call":"murmur2","keyHex":"x"}',
      '  skipped 1: fake does not answer "serialize"',
    ].join('\n'),
  );
});

test('describe report: after ten differences it counts the rest', async () => {
  const many = Array.from({ length: 13 }, (_, i): CheckCase => ({ ...CASES[0]!, id: `case-${i}` }));
  const [report] = await checkCases(many, [oracleThat(() => ({ ok: 0 }))]);
  const lines = report && describeReport(report).split('\n');
  expect(lines).toHaveLength(1 + 2 * 10 + 1);
  expect(lines?.at(-1)).toBe('  and 3 differences more');
});

test('expect from: answers become what others are held to, errors too, skipped questions are left out', async () => {
  const questions = CASES.map(({ id, call }) => ({ id, call }));
  expect((await expectFrom(createCoreOracle(), questions)).cases).toEqual(CASES);
  expect(
    (
      await expectFrom(
        oracleThat(() => ({ skipped: 'no' })),
        questions,
      )
    ).cases,
  ).toEqual([]);
});

test('expect from: an oracle that failed gives its failure, not fewer cases', async () => {
  const failed = { code: 'ORACLE_CRASHED', message: 'gone' } as const;
  expect(
    await expectFrom(
      oracleThat(() => ({ failed })),
      CASES,
    ),
  ).toEqual({ failure: failed });
});
