import { afterEach, expect, test } from 'vitest';
import { type CheckCase, type CheckReport, checkCases } from './check-cases.ts';
import { createCoreOracle } from './core-oracle.ts';
import { openOracle } from './open-oracle.ts';
import type { Oracle } from './oracle.ts';

/** A filter that answers rightly, but does `fault` at the 60th of a hundred requests and after. */
function filterWith(fault: string): string {
  return `
  const identity = { name: 'faulty', version: '1', language: 'js', calls: ['murmur2'], clients: [], assignors: [] };
  const say = (answer) => process.stdout.write(JSON.stringify(answer) + '\\n');
  let turn = 0;
  require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
    const { id, call } = JSON.parse(line);
    if (call === 'hello') return say({ id, ok: identity });
    if (++turn >= 60) { ${fault} }
    say({ id, ok: 275646681 });
  });`;
}

const EMPTY_KEY: CheckCase['call'] = { call: 'murmur2', keyHex: '' };
const CASES: CheckCase[] = Array.from({ length: 100 }, (_, index) => ({
  id: `case-${index}`,
  call: EMPTY_KEY,
  expected: { ok: 275646681 },
}));
const opened: Oracle[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((oracle) => oracle.close()));
});

async function open(name: string, script: string): Promise<Oracle> {
  const { oracle, failure } = await openOracle({
    name,
    command: [process.execPath, '-e', script],
    answerTimeoutMs: 5000,
  });
  if (!oracle) throw new Error(failure.message);
  opened.push(oracle);
  return oracle;
}

/** Runs a faulty oracle between our core and a sound process. */
async function checkBetween(fault: string): Promise<CheckReport[]> {
  const faulty = await open('broken-one', filterWith(fault));
  const sound = await open('sound-one', filterWith(''));
  return checkCases(CASES, [createCoreOracle(), faulty, sound]);
}

test.each([
  ['dies half-way', 'process.exit(3);', 'ORACLE_CRASHED'],
  ['ends well half-way', 'process.exit(0);', 'ORACLE_TOO_FEW_ANSWERS'],
  ['throws half-way, with a trace', 'throw new Error("bad key");', 'ORACLE_CRASHED'],
  ['answers a wrong id', 'return say({ id: id + 1, ok: 1 });', 'ORACLE_OUT_OF_ORDER'],
  ['answers an id twice', 'say({ id, ok: 275646681 });', 'ORACLE_TOO_MANY_ANSWERS'],
  ['answers an id of long ago', 'return say({ id: 1, ok: 1 });', 'ORACLE_TOO_MANY_ANSWERS'],
  ['writes a log line to standard output', 'console.log("INFO key hashed");', 'ORACLE_RUBBISH'],
  [
    'answers with a line of 20 MB',
    'return say({ id, ok: turn === 60 ? "x".repeat(20e6) : 1 });',
    'ORACLE_RUBBISH',
  ],
  ['says nothing any more', 'return;', 'ORACLE_HUNG'],
])('faulty oracle: one that %s is reported by name, and the others go on', async (_, fault, code) => {
  const [core, faulty, sound] = await checkBetween(fault);
  expect(faulty?.failure).toMatchObject({ code, message: expect.stringContaining('oracle "broken-one"') });
  expect(faulty?.agreedCount).toBeLessThan(100);
  expect((faulty?.agreedCount ?? 0) + (faulty?.unansweredCount ?? 0)).toBe(100);
  expect([core?.agreedCount, sound?.agreedCount, sound?.failure]).toEqual([100, 100, undefined]);
});

test('faulty oracle: what one writes to standard error is no fault, however much it is', async () => {
  const [, talkative] = await checkBetween('console.error("WARN ".repeat(20000));');
  expect(talkative).toMatchObject({ agreedCount: 100, unansweredCount: 0 });
  expect(talkative?.failure).toBeUndefined();
});

test('faulty oracle: the last words on standard error stand in its failure', async () => {
  const [, faulty] = await checkBetween(
    'console.error("no such hash"); process.exitCode = 1; process.exit();',
  );
  expect(faulty?.failure?.message).toMatch(/standard error ends with: no such hash$/);
});

test('faulty oracle: an answer of 10 MB is read, and differs', async () => {
  const [, wordy] = await checkBetween('return say({ id, ok: turn === 60 ? "x".repeat(10e6) : 275646681 });');
  expect(wordy).toMatchObject({ agreedCount: 99, unansweredCount: 0 });
  expect(wordy?.differences.map(({ id, actual }) => [id, String(actual).length])).toEqual([
    ['case-59', 10e6],
  ]);
});

test('faulty oracle: a request of 10 MB reaches it', async () => {
  const script = filterWith('').replace('275646681', 'line.length');
  const oracle = await open('sound-one', script);
  const reply = await oracle.ask({ call: 'murmur2', keyHex: '00'.repeat(5e6) });
  expect(reply).toEqual({ ok: `{"id":1,"call":"murmur2","keyHex":"${'00'.repeat(5e6)}"}`.length });
});
