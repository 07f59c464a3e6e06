import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, type TestContext, test } from 'vitest';
import { createCoreOracle } from '../core-oracle.ts';
import { type CheckPlan, checkProgram, type ProgramCheck } from './check-program.ts';
import { oracleProgram, plainProgram } from './program.ts';

const folder = fileURLToPath(new URL('../../test/wrong/', import.meta.url));
const plan: CheckPlan = { partitionCount: 6, client: 'java', ownKeys: [], seed: 7, generatedCount: 600 };

/** A language's command, and how to see whether it is there. */
const LANGUAGES: Record<string, { command: [string, ...string[]]; version: string[] }> = {
  JavaScript: { command: [process.execPath, `${folder}wrong.mjs`], version: ['--version'] },
  Python: { command: ['python3', `${folder}wrong.py`], version: ['--version'] },
  Java: { command: ['java', `${folder}Wrong.java`], version: ['-version'] },
};

function check(command: [string, ...string[]], changes: Partial<CheckPlan> = {}): Promise<ProgramCheck> {
  return checkProgram(plainProgram({ command, timeoutMs: 20_000 }), { ...plan, ...changes });
}

/** The command of a language; where the language is not installed the test is skipped and says so. */
function commandOf(context: TestContext, language: string, mistake: string): [string, ...string[]] {
  const { command, version } = LANGUAGES[language]!;
  const isThere = spawnSync(command[0], version).status === 0;
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
  ['Java', 'missing-mask', 'sign-bit'],
  ['Java', 'abs-int32', 'sign-bit'],
  ['Java', 'signed-bytes', 'utf8-3'],
  ['Java', 'tail-breaks', 'tail-3'],
] as const)('%s: %s is named, and its edge fails', async ([language, mistake, edge], context) => {
  const found = await check(commandOf(context, language, mistake));
  expect(found.fault).toBeUndefined();
  expect(found.fits.filter(({ share }) => share === 1).map(({ rule }) => rule.id)).toContain(mistake);
  expect(found.fits[0]?.rule.mend).not.toBe('');
  expect(found.failingEdges.map(({ id }) => id)).toContain(edge);
  expect(found.shortest?.key.length).toBeLessThanOrEqual(2);
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

test('the protocol is asked as well as plain lines', async () => {
  const program = oracleProgram({ oracle: createCoreOracle() }, 'java');
  const found = await checkProgram(program, plan);
  expect([found.agreedCount, found.fits[0]?.rule.id]).toEqual([found.caseCount, 'java']);
});

describe('a program that fails is named, and nothing hangs', () => {
  const script = (body: string): [string, ...string[]] => [
    process.execPath,
    '-e',
    `const lines=require('node:fs').readFileSync(0,'utf8').split('\\n').slice(0,-1);${body}`,
  ];
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

  test('words on standard error are no fault', async () => {
    const body = "console.error('loading');lines.forEach(()=>console.log(0))";
    const { fault, fits } = await check(script(body), { generatedCount: 10 });
    expect([fault, fits]).toEqual([undefined, expect.any(Array)]);
  });
});
