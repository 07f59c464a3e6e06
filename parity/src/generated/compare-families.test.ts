import { expect, test } from 'vitest';
import type { KnownDifference } from '../known-differences/known-difference.ts';
import { alteredCore } from '../report/altered-core.ts';
import { compareFamilies } from './compare-families.ts';

const SIZES = { keyCount: 400, valueCount: 100, groupCount: 100, threadGroupCount: 20, seed: 7 };
const KNOWN: KnownDifference = {
  id: 'k',
  oracle: 'odd',
  assignor: 'range',
  reason: 'r',
  link: 'https://example.com',
  example: { call: 'assign', expected: 1, actual: 2 },
};

test('compare families: whoever answers as core does agrees in every case, a row for each subject', async () => {
  const same = alteredCore(
    'same',
    {
      calls: ['murmur2', 'partition', 'serialize', 'assign'],
      clients: ['java', 'no-kafka-default'],
      assignors: ['sticky', 'server-range', 'legacy-scala-range'],
    },
    () => undefined,
  );
  const { rows, problems } = await compareFamilies([same], [], SIZES);
  expect(problems).toEqual([]);
  expect(rows.map(({ call, subject }) => `${call} ${subject}`)).toEqual([
    'assign legacy-scala-range',
    'assign server-range',
    'assign sticky',
    'murmur2 murmur2',
    'partition java',
    'partition no-kafka-default',
    ...['boolean', 'double', 'float', 'int', 'long', 'short', 'string', 'uuid'].map(
      (type) => `serialize ${type}`,
    ),
  ]);
  expect(rows.filter(({ caseCount, agreedCount }) => caseCount !== agreedCount)).toEqual([]);
});

// The shortest keys that end on a byte of 0x80 or more: one byte.
test('compare families: a key that goes wrong is shrunk to the shortest one, as a line that asks again', async () => {
  const odd = alteredCore('odd', { calls: ['murmur2'] }, (call) =>
    call.call === 'murmur2' && /[89a-f].$/.test(call.keyHex) ? { ok: 1 } : undefined,
  );
  const { problems } = await compareFamilies([odd], [], SIZES);
  expect(problems).toHaveLength(1);
  expect(problems[0]?.text).toMatch(/parity:ask odd '\{"call":"murmur2","keyHex":"[0-9a-f]{0,2}"\}'$/);
});

test('compare families: a group that goes wrong is shrunk to the smallest one', async () => {
  const odd = alteredCore('odd', { calls: ['assign'], assignors: ['range'] }, (call) =>
    call.call === 'assign' && Object.keys(call.members).length > 1 ? { ok: {} } : undefined,
  );
  const { problems } = await compareFamilies([odd], [], SIZES);
  expect(problems[0]?.text).toContain(
    '"partitionsPerTopic":{"t0":0},"members":{"C0":{"topics":[]},"C1":{"topics":[]}}}',
  );
});

test('compare families: the same seed gives the same cases', async () => {
  const odd = alteredCore('odd', { calls: ['partition'], clients: ['java'] }, (call) =>
    call.call === 'partition' && call.partitions > 1000 ? { ok: 0 } : undefined,
  );
  const first = await compareFamilies([odd], [], SIZES);
  expect(await compareFamilies([odd], [], SIZES)).toEqual(first);
  expect((await compareFamilies([odd], [], { ...SIZES, seed: 8 })).rows).not.toEqual(first.rows);
});

test('compare families: with a known difference a sound assignment is no problem, and an unsound one is', async () => {
  const identity = { calls: ['assign'], assignors: ['range', 'roundrobin'] };
  // Gives everything to nobody: sound only where there is nothing to give.
  const broken = alteredCore('odd', identity, ({ call }) => (call === 'assign' ? { ok: {} } : undefined));
  const { problems } = await compareFamilies([broken], [KNOWN], SIZES);
  expect(problems.map(({ text }) => text.split(' ').slice(0, 2).join(' '))).toEqual([
    'assign range',
    'assign roundrobin',
  ]);
  const turned = alteredCore('odd', { calls: ['assign'], assignors: ['range'] }, (call) =>
    call.call === 'assign' && 'C0' in call.members && Object.keys(call.members).length === 1
      ? { ok: { C0: allOf(call.partitionsPerTopic, call.members.C0) } }
      : undefined,
  );
  const { rows, problems: none } = await compareFamilies([turned], [KNOWN], SIZES);
  expect(none).toEqual([]);
  expect(rows[0]?.knownDifferenceIds).toEqual(['k']);
  expect(rows[0]?.agreedCount).toBeLessThan(rows[0]?.caseCount ?? 0);
});

test('compare families: one that fails is named once with the case, and the others go on', async () => {
  const failed = { code: 'ORACLE_HUNG', message: 'ORACLE_HUNG: oracle "gone"' } as const;
  const identity = { calls: ['murmur2', 'partition'], clients: ['java'] };
  const gone = alteredCore('gone', identity, (call) =>
    call.call === 'partition' && call.partitions > 500 ? { failed } : undefined,
  );
  const same = alteredCore('same', identity, () => undefined);
  const { rows, problems } = await compareFamilies([gone, same], [], SIZES);
  expect(problems).toMatchObject([
    {
      oracle: 'gone',
      text: expect.stringMatching(/ORACLE_HUNG: oracle "gone"\n.*parity:ask gone '.*"partitions":\d/),
    },
  ]);
  expect(rows.filter(({ oracle }) => oracle === 'same').map(({ agreedCount }) => agreedCount)).toEqual([
    400, 400,
  ]);
});

const TIMEOUT: KnownDifference = { ...KNOWN, errors: ['TIMEOUT'] };
const never = { error: { code: 'TIMEOUT', message: 'no answer within 10 s' } };

test('compare families: an error that a known difference names is no problem, and the oracle is started again', async () => {
  const identity = { calls: ['assign'], assignors: ['range'] };
  const slow = alteredCore('odd', identity, (call) =>
    call.call === 'assign' && Object.keys(call.members).length > 8 ? never : undefined,
  );
  let startCount = 0;
  slow.open = () => {
    startCount++;
    return Promise.resolve({ oracle: slow.oracle });
  };
  const { rows, problems } = await compareFamilies([slow], [TIMEOUT], SIZES);
  expect(problems).toEqual([]);
  expect(rows[0]?.agreedCount).toBeLessThan(rows[0]?.caseCount ?? 0);
  expect(startCount).toBe(1);
});

test('compare families: a known difference that names errors excuses no other answer', async () => {
  const identity = { calls: ['assign'], assignors: ['range'] };
  const turned = alteredCore('odd', identity, (call) =>
    call.call === 'assign' && 'C0' in call.members && Object.keys(call.members).length === 1
      ? { ok: { C0: allOf(call.partitionsPerTopic, call.members.C0) } }
      : undefined,
  );
  const other = alteredCore('odd', identity, () => ({ error: { code: 'OTHER', message: 'm' } }));
  expect((await compareFamilies([turned], [TIMEOUT], SIZES)).problems).toHaveLength(1);
  expect((await compareFamilies([other], [TIMEOUT], SIZES)).problems).toHaveLength(1);
});

test('compare families: one that does not always answer alike is told so', async () => {
  let turn = 0;
  const odd = alteredCore('odd', { calls: ['murmur2'] }, () => (turn++ === 5 ? { ok: 0 } : undefined));
  const { problems } = await compareFamilies([odd], [], SIZES);
  expect(problems[0]?.text).toContain('it does not always answer alike');
});

/** All partitions of what a member subscribes to, the last one first. */
function allOf(
  counts: Readonly<Record<string, number>>,
  member: unknown,
): { topic: string; partition: number }[] {
  const { topics } = member as { topics: string[] };
  return [...new Set(topics)]
    .flatMap((topic) => Array.from({ length: counts[topic] ?? 0 }, (_, partition) => ({ topic, partition })))
    .reverse();
}
