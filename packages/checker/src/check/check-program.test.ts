import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, type TestContext, test } from 'vitest';
import { createCoreOracle } from '../core-oracle.ts';
import { openOracle } from '../open-oracle.ts';
import { type CheckPlan, checkProgram, type ProgramCheck } from './check-program.ts';
import { oracleProgram, plainProgram } from './program.ts';

const folder = fileURLToPath(new URL('../../test/wrong/', import.meta.url));
const plan: CheckPlan = { partitionCount: 6, client: 'java', ownKeys: [], seed: 7, generatedCount: 600 };

const reference = fileURLToPath(new URL('../../../../parity/reference/oracle.py', import.meta.url));
// Compiled once: to start a source file costs seconds each time.
const classes = mkdtempSync(join(tmpdir(), 'keyway-wrong-'));
beforeAll(() => void spawnSync('javac', ['-encoding', 'UTF-8', '-d', classes, `${folder}Wrong.java`]));
afterAll(() => rmSync(classes, { recursive: true }));

/** A language's command, and a call that ends well where the language is there. */
const LANGUAGES: Record<string, { command: [string, ...string[]]; probe: [string, string] }> = {
  JavaScript: { command: [process.execPath, `${folder}wrong.mjs`], probe: [process.execPath, '--version'] },
  Python: { command: ['python3', `${folder}wrong.py`], probe: ['python3', '--version'] },
  Java: { command: ['java', '-cp', classes, 'Wrong'], probe: ['javac', '-version'] },
};

function check(command: [string, ...string[]], changes: Partial<CheckPlan> = {}): Promise<ProgramCheck> {
  return checkProgram(plainProgram({ command, timeoutMs: 20_000 }), { ...plan, ...changes });
}

/** A program that has all lines of its input. */
function script(body: string): [string, ...string[]] {
  const read = "const lines=require('node:fs').readFileSync(0,'utf8').split('\\n').slice(0,-1);";
  return [process.execPath, '-e', read + body];
}

/** A program that answers each line as it comes. */
function answering(answer: string): [string, ...string[]] {
  const read = "require('node:readline').createInterface({input:process.stdin}).on('line',";
  return [process.execPath, '-e', `${read}(line)=>console.log((${answer})(line)))`];
}

/** The command of a language; where the language is not installed the test is skipped and says so. */
function commandOf(context: TestContext, language: string, mistake: string): [string, ...string[]] {
  const { command, probe } = LANGUAGES[language]!;
  const isThere = spawnSync(probe[0], [probe[1]]).status === 0;
  const isRequired = process.env.REQUIRE_ORACLES !== undefined && process.env.REQUIRE_ORACLES !== '';
  context.skip(!isThere && !isRequired, `${language} is not installed`);
  return [...command, mistake, '{n}'];
}

test.for(['JavaScript', 'Python', 'Java'])(
  'a right port in %s agrees on every key',
  async (language, context) => {
    const found = await check(commandOf(context, language, 'right'));
    expect(found.fault).toBeUndefined();
    expect(found.caseCount).toBeGreaterThan(2000);
    expect(found.agreedCount).toBe(found.caseCount);
    expect(found.shortest).toBeUndefined();
    expect(found.failingEdges).toEqual([]);
    expect(found.fits[0]).toMatchObject({ rule: { id: 'java' }, share: 1 });
  },
);

test.for([
  ['JavaScript', 'unsigned', 'sign-bit'],
  ['JavaScript', 'float-multiply', 'long'],
  ['JavaScript', 'wrong-seed', 'empty'],
  ['JavaScript', 'utf16-units', 'utf8-3'],
  ['JavaScript', 'cached-count-4', 'digits'],
  ['JavaScript', 'first-byte', 'long'],
  ['JavaScript', 'counted-from-1', 'empty'],
  ['JavaScript', 'lower-case', 'case'],
  ['JavaScript', 'quoted', 'quotes'],
  ['Python', 'floor-mod', 'sign-bit'],
  ['Python', 'abs', 'sign-bit'],
  ['Python', 'signed-tail', 'high-bytes'],
  ['Python', 'line-end', 'tail-0'],
  ['Python', 'trimmed', 'spaces'],
  ['Python', 'latin-1', 'utf8-2'],
  ['Python', 'constant', 'tail-1'],
  ['Python', 'big-endian', 'tail-0'],
  ['Python', 'seed-without-sign', 'empty'],
  ['Python', 'no-last-mix', 'long'],
  ['Python', 'fnv1', 'digits'],
  ['Python', 'utf8-twice', 'utf8-4'],
  ['Python', 'nfc', 'spelling'],
  ['Python', 'length', 'digits'],
  ['Java', 'missing-mask', 'sign-bit'],
  ['Java', 'abs-int32', 'sign-bit'],
  ['Java', 'signed-bytes', 'utf8-3'],
  ['Java', 'tail-breaks', 'tail-3'],
  ['Java', 'utf16-with-mark', 'digits'],
  ['Java', 'utf16-big-endian', 'digits'],
  ['Java', 'surrogates-apart', 'utf8-4'],
  ['Java', 'crc32+abs', 'digits'],
  ['Java', 'java-hash-code+floor-mod', 'digits'],
] as const)('%s: %s is named, and its edge fails', async ([language, mistake, edge], context) => {
  const found = await check(commandOf(context, language, mistake));
  expect(found.fault).toBeUndefined();
  expect(found.fits.filter(({ share }) => share === 1).map(({ rule }) => rule.id)).toContain(mistake);
  expect(found.fits[0]?.rule.mend).not.toBe('');
  expect(found.failingEdges.map(({ id }) => id)).toContain(edge);
  expect([...(found.shortest?.key ?? 'none found')].length).toBeLessThanOrEqual(4);
});

test.for([
  ['Python', 'crc32', 'librdkafka-consistent'],
  ['Java', 'scala-0.8.0', 'scala-0.8.0'],
] as const)('%s: %s is recognised as another client', async ([language, mistake, client], context) => {
  const found = await check(commandOf(context, language, mistake));
  expect(found.fits.filter(({ share }) => share === 1).map(({ rule }) => rule.id)).toContain(client);
});

test('a port that follows another client agrees when that client is asked for', async (context) => {
  const found = await check(commandOf(context, 'Python', 'crc32'), { client: 'librdkafka-consistent' });
  expect([found.agreedCount, found.fits[0]?.rule.id]).toEqual([found.caseCount, 'librdkafka-consistent']);
});

test('at a power of two unsigned looks right, and the check says which count would tell', async () => {
  const command: [string, ...string[]] = [process.execPath, `${folder}wrong.mjs`, 'unsigned', '8'];
  const found = await check(command, { partitionCount: 8 });
  expect([found.agreedCount, found.partitionCounts]).toEqual([found.caseCount, [8]]);
  expect(found.fits.map(({ rule }) => rule.id)).toEqual(expect.arrayContaining(['java', 'unsigned']));
  expect(found.separation?.partitionCount).not.toBe(8);
  const answers = found.separation?.answers ?? [];
  expect(answers.find(({ id }) => id === 'java')).not.toEqual(answers.find(({ id }) => id === 'unsigned'));
});

test('a mistake that powers of two hide is named as such', async (context) => {
  const found = await check(commandOf(context, 'JavaScript', 'unsigned'));
  expect(found.partitionCounts).toContain(8);
  const edge = found.failingEdges.find(({ id }) => id === 'count-no-power-of-two');
  expect([edge?.failedCount, edge?.caseCount]).toEqual([5, 5]);
});

test('where no rule fits every answer, the one that comes near says on which key it does not', async (context) => {
  const found = await check(commandOf(context, 'JavaScript', 'unsigned-but-empty'));
  const near = found.fits.find(({ rule }) => rule.id === 'unsigned');
  expect(near?.differsOn).toMatchObject({ key: { text: '' }, partitionCount: 6, answer: 0 });
  expect(near?.share).toBeGreaterThan(0.99);
  expect(near?.share).toBeLessThan(1);
  expect(found.fits.filter(({ share }) => share === 1)).toEqual([]);
});

test('a fault that needs a long key is shortened to the first length that shows it', async (context) => {
  const found = await check(commandOf(context, 'JavaScript', 'cut-at-1000'));
  expect(found.failingEdges.map(({ id }) => id)).toEqual(['long', 'very-long']);
  expect(found.shortest?.key).toHaveLength(1001);
  // What explains no more than Java itself is no explanation.
  expect(found.fits.map(({ rule }) => rule.id)).toEqual(['java']);
});

test('a program that counts instead of hashing is found by asking for a key twice', async () => {
  const body = 'lines.forEach((_, i) => console.log(i % 4))';
  const found = await check(script(body), { generatedCount: 10 });
  expect(new Set(found.unsteady?.answers).size).toBe(2);
  expect(found.fits).toEqual([]);
});

test('the Python reference agrees through the protocol', async (context) => {
  const [python] = commandOf(context, 'Python', 'right');
  const opened = await openOracle({ name: 'python-reference', command: [python, reference] });
  const program = oracleProgram(opened, 'java');
  const found = await checkProgram(program, plan).finally(() => program.close());
  expect([found.fault, found.agreedCount]).toEqual([undefined, found.caseCount]);
});

test('an oracle that refuses, and one that is none, are named', async () => {
  const hello = '{"id":0,"ok":{"name":"x","version":"1","language":"x","calls":["partition"]}}';
  const command = answering(
    `(line) => line.includes('hello') ? ${JSON.stringify(hello)} : JSON.stringify({ id: JSON.parse(line).id, skipped: 'no' })`,
  );
  const faults = await Promise.all(
    [command, answering('() => 3')].map(async (one) => {
      const program = oracleProgram(await openOracle({ name: 'x', command: one }), 'java');
      const { fault } = await checkProgram(program, plan).finally(() => program.close());
      return fault;
    }),
  );
  expect(faults.map((fault) => fault?.code)).toEqual(['PROGRAM_REFUSED', 'PROGRAM_RUBBISH']);
  expect(faults[1]?.message).toContain('--mode plain');
});

test('the protocol is asked as well as plain lines', async () => {
  const program = oracleProgram({ oracle: createCoreOracle() }, 'java');
  const found = await checkProgram(program, plan);
  expect([found.agreedCount, found.fits[0]?.rule.id]).toEqual([found.caseCount, 'java']);
});

describe('a program that fails is named, and nothing hangs', () => {
  test.for([
    ['PROGRAM_NOT_STARTED', ['no-such-program-here'], 'no-such-program-here'],
    ['PROGRAM_HUNG', script('setInterval(()=>{},1000)'), '0 of '],
    ['PROGRAM_HUNG', [process.execPath, '-e', 'setInterval(()=>{},1000)'], 'standard input'],
    ['PROGRAM_CRASHED', script("console.log(1);console.error('boom');process.exit(3)"), 'boom'],
    ['PROGRAM_CRASHED', script('lines.forEach(()=>console.log(1));process.exitCode=9'), 'exit code 9'],
    [
      'PROGRAM_TOO_FEW_ANSWERS',
      script('lines.slice(1).forEach(()=>console.log(1))'),
      'key without an answer',
    ],
    [
      'PROGRAM_TOO_MANY_ANSWERS',
      script('lines.forEach(()=>console.log(1));console.log(1)'),
      'exactly one line',
    ],
    [
      'PROGRAM_TOO_MANY_ANSWERS',
      script('lines.forEach(()=>console.log(1));setInterval(()=>console.log(),1)'),
      'exactly one line',
    ],
    [
      'PROGRAM_OUT_OF_ORDER',
      ['sh', '-c', `"${process.execPath}" "${folder}wrong.mjs" right {n} | sort`],
      'exactly as often',
    ],
    ['PROGRAM_NOT_STARTED', [process.execPath, 'a\0b'], 'could not be run'],
    ['PROGRAM_OUT_OF_ORDER', script('lines.reverse().forEach((l)=>console.log(l+"\\t1"))'), 'in the order'],
    ['PROGRAM_RUBBISH', script('lines.forEach(()=>console.log("P3"))'), 'no number'],
    ['PROGRAM_RUBBISH', script('lines.forEach(()=>console.log(2.5))'), 'no whole number'],
    ['PROGRAM_FLOOD', script("process.stdout.write('9'.repeat(1e7))"), 'more than'],
  ] as const)('%s', async ([code, command, words]) => {
    const program = plainProgram({ command: [...command] as [string, ...string[]], timeoutMs: 1500 });
    const { fault } = await checkProgram(program, { ...plan, generatedCount: 10 });
    expect(fault?.code).toBe(code);
    expect(fault?.message).toContain(words);
  });

  test('a child that outlives the program and holds its pipes does not hold the check', async () => {
    const body =
      "require('node:child_process').spawn('sleep',['30'],{stdio:'inherit'}).unref();process.exit(1)";
    const { fault } = await check(script(body), { generatedCount: 10 });
    expect(fault?.code).toBe('PROGRAM_CRASHED');
  });

  test('what a wrapper has started is ended with it', async () => {
    const file = join(classes, 'beats');
    const beating = `sh -c 'while true; do echo beat >> "${file}"; sleep 0.1; done'; true`;
    const program = plainProgram({ command: ['sh', '-c', beating], timeoutMs: 1500 });
    const { fault } = await checkProgram(program, { ...plan, generatedCount: 10 });
    const sizeAtEnd = statSync(file).size;
    await wait(500);
    expect(fault?.code).toBe('PROGRAM_HUNG');
    expect(sizeAtEnd).toBeGreaterThan(0);
    expect(statSync(file).size).toBe(sizeAtEnd);
  });

  test('its last words cannot steer a terminal', async () => {
    const { fault } = await check(script("console.error('\\x1b[2Jred');process.exit(1)"), {
      generatedCount: 10,
    });
    expect(fault?.message).toMatch(/ends with:\n\[2Jred$/);
  });

  test('words on standard error are no fault', async () => {
    const body = "console.error('loading');lines.forEach(()=>console.log(0))";
    const { fault, fits } = await check(script(body), { generatedCount: 10 });
    expect([fault, fits]).toEqual([undefined, expect.any(Array)]);
  });
});
