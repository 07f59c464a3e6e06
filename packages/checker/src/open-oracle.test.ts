import { afterEach, expect, test } from 'vitest';
import { openOracle } from './open-oracle.ts';
import type { Oracle } from './oracle.ts';
import type { OracleCommand } from './oracle-process.ts';

/** What every fake below begins with: it reads requests and can answer them; `main` is called for each. */
const PRELUDE = `
  const say = (answer) => process.stdout.write(JSON.stringify(answer) + '\\n');
  const identity = { name: 'fake', version: '1', language: 'js', calls: ['murmur2'], clients: [], assignors: [] };
  const hello = (request) => request.call === 'hello' && (say({ id: request.id, ok: identity }), true);
  const onRequest = (main) => require('node:readline').createInterface({ input: process.stdin })
    .on('line', (line) => { const request = JSON.parse(line); if (!hello(request)) main(request); });
`;
const GOOD = 'onRequest(({ id, keyHex }) => say({ id, ok: keyHex.length }));';

const opened: Oracle[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((oracle) => oracle.close()));
});

function fake(script: string, patience: Partial<OracleCommand> = {}): OracleCommand {
  return {
    name: 'fake',
    command: [process.execPath, '-e', PRELUDE + script],
    answerTimeoutMs: 5000,
    ...patience,
  };
}

async function openFake(script: string, patience: Partial<OracleCommand> = {}): Promise<Oracle> {
  const { oracle, failure } = await openOracle(fake(script, patience));
  if (!oracle) throw new Error(failure.message);
  opened.push(oracle);
  return oracle;
}

/** Asks for the hashes of this many keys at once. */
function askMany(oracle: Oracle, count: number): Promise<unknown[]> {
  return Promise.all(
    Array.from({ length: count }, (_, i) => oracle.ask({ call: 'murmur2', keyHex: '00'.repeat(i % 7) })),
  );
}

test('open oracle: it says who it is', async () => {
  const oracle = await openFake(GOOD);
  expect(oracle.identity).toEqual({
    name: 'fake',
    version: '1',
    language: 'js',
    calls: ['murmur2'],
    clients: [],
    assignors: [],
  });
});

test('open oracle: 20,000 overlapping requests are answered in the order asked, and closing is clean', async () => {
  const oracle = await openFake(GOOD);
  const replies = await askMany(oracle, 20_000);
  expect(replies).toEqual(Array.from({ length: 20_000 }, (_, i) => ({ ok: (i % 7) * 2 })));
  expect(await oracle.close()).toBeUndefined();
  expect(await oracle.close()).toBeUndefined();
});

test('open oracle: requests larger than a pipe go through to one that reads slowly', async () => {
  const oracle = await openFake(`
    const onLine = ({ id, keyHex }) => say({ id, ok: keyHex.length });
    onRequest((request) => setTimeout(() => onLine(request), 5));`);
  const keyHex = 'ab'.repeat(200_000);
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => oracle.ask({ call: 'murmur2', keyHex })),
  );
  expect(replies).toEqual(Array.from({ length: 20 }, () => ({ ok: 400_000 })));
});

test('open oracle: an error and a skipped answer come through as they are', async () => {
  const oracle = await openFake(`onRequest(({ id, keyHex }) =>
    say(keyHex === '' ? { id, skipped: 'no empty keys' } : { id, error: { code: 'NO', message: 'no' } }));`);
  expect(await oracle.ask({ call: 'murmur2', keyHex: '' })).toEqual({ skipped: 'no empty keys' });
  expect(await oracle.ask({ call: 'murmur2', keyHex: '00' })).toEqual({
    error: { code: 'NO', message: 'no' },
  });
});

test('open oracle: requests are ASCII, with line ends of every kind inside a value', async () => {
  const oracle = await openFake(`process.stdin.on('data', (bytes) => {
    const text = bytes.toString('latin1');
    const request = JSON.parse(text);
    if (!hello(request)) say({ id: request.id, ok: [/^[\\x20-\\x7e]*\\n$/.test(text), request.value] });
  });`);
  const value = 'नमस्ते 😀\u2028\u0085\r\n\ud800';
  expect(await oracle.ask({ call: 'serialize', type: 'string', value })).toEqual({ ok: [true, value] });
});

test('open oracle: asked after closing, it answers that it is closed', async () => {
  const oracle = await openFake(GOOD);
  await oracle.close();
  expect(await oracle.ask({ call: 'murmur2', keyHex: '' })).toMatchObject({
    failed: { code: 'ORACLE_CLOSED' },
  });
});

test('open oracle: closing waits for the answers that are due', async () => {
  const oracle = await openFake(GOOD);
  const replies = askMany(oracle, 1000);
  expect(await oracle.close()).toBeUndefined();
  expect(await replies).toHaveLength(1000);
});

test('open oracle: a last line without a line end is an answer', async () => {
  const oracle = await openFake(
    `onRequest(({ id }) => { process.stdout.write(JSON.stringify({ id, ok: 1 })); process.exit(); });`,
  );
  expect(await oracle.ask({ call: 'murmur2', keyHex: '' })).toEqual({ ok: 1 });
});

test('failure: a command that does not exist', async () => {
  const { failure } = await openOracle({ name: 'nobody', command: ['keyway-no-such-command'] });
  expect(failure).toMatchObject({ code: 'ORACLE_NOT_STARTED', message: expect.stringContaining('"nobody"') });
});

test('failure: a folder that does not exist', async () => {
  const { failure } = await openOracle({ ...fake(GOOD), cwd: '/keyway/no/such/folder' });
  expect(failure?.code).toBe('ORACLE_NOT_STARTED');
});

test.each([
  ['a zero in an argument', 'a\0b'],
  ['an argument longer than any system takes', 'x'.repeat(2 ** 24)],
])('failure: a command that is refused outright (%s)', async (_, argument) => {
  const { failure } = await openOracle({ name: 'refused', command: [process.execPath, argument] });
  expect(failure).toMatchObject({
    code: 'ORACLE_NOT_STARTED',
    message: expect.stringContaining('"refused"'),
  });
});

test('failure: it crashes, and its last words are in the message', async () => {
  const oracle = await openFake(`onRequest(() => { console.error('out of luck'); process.exit(3); });`);
  const replies = await askMany(oracle, 500);
  expect(replies).toEqual(
    Array.from({ length: 500 }, () => ({
      failed: {
        code: 'ORACLE_CRASHED',
        message: expect.stringMatching(/exit code 3: id 1 was due, 1 of 501 .*out of luck/s),
      },
    })),
  );
  expect(await oracle.ask({ call: 'murmur2', keyHex: '' })).toMatchObject({
    failed: { code: 'ORACLE_CRASHED' },
  });
  expect(await oracle.close()).toMatchObject({ code: 'ORACLE_CRASHED' });
});

test('failure: it is ended by a signal', async () => {
  const oracle = await openFake(`onRequest(() => process.kill(process.pid, 'SIGKILL'));`);
  expect(await oracle.ask({ call: 'murmur2', keyHex: '' })).toMatchObject({
    failed: { code: 'ORACLE_CRASHED', message: expect.stringContaining('SIGKILL') },
  });
});

test('failure: it crashes after its last answer', async () => {
  const oracle = await openFake(`${GOOD} process.stdin.on('end', () => process.exit(4));`);
  expect(await oracle.ask({ call: 'murmur2', keyHex: '' })).toEqual({ ok: 0 });
  expect(await oracle.close()).toMatchObject({
    code: 'ORACLE_CRASHED',
    message: expect.stringContaining('exit code 4'),
  });
});

test('failure: it ends well, but too early', async () => {
  const oracle = await openFake(
    `let left = 2; onRequest(({ id }) => { if (left-- > 0) say({ id, ok: 7 }); else process.exit(0); });`,
  );
  const replies = await askMany(oracle, 4);
  expect(replies).toMatchObject([
    { ok: 7 },
    { ok: 7 },
    { failed: { code: 'ORACLE_TOO_FEW_ANSWERS' } },
    { failed: { code: 'ORACLE_TOO_FEW_ANSWERS' } },
  ]);
});

test('failure: it answers twice', async () => {
  const oracle = await openFake(`onRequest(({ id }) => { say({ id, ok: 1 }); say({ id, ok: 1 }); });`);
  expect(await oracle.ask({ call: 'murmur2', keyHex: '' })).toEqual({ ok: 1 });
  expect(await oracle.close()).toMatchObject({ code: 'ORACLE_TOO_MANY_ANSWERS' });
});

test('failure: it answers what nobody asked', async () => {
  const oracle = await openFake(`onRequest(() => say({ id: 99, ok: 1 }));`);
  expect(await oracle.ask({ call: 'murmur2', keyHex: '' })).toMatchObject({
    failed: { code: 'ORACLE_TOO_MANY_ANSWERS', message: expect.stringContaining('id 99') },
  });
});

test('failure: it answers out of order', async () => {
  const oracle = await openFake(`const seen = []; onRequest(({ id }) => {
    seen.push(id); if (seen.length === 2) for (const last of seen.reverse()) say({ id: last, ok: 1 }); });`);
  expect(await askMany(oracle, 2)).toMatchObject([
    { failed: { code: 'ORACLE_OUT_OF_ORDER' } },
    { failed: { code: 'ORACLE_OUT_OF_ORDER' } },
  ]);
});

test.each([
  ['no JSON', `process.stdout.write('ready\\n')`],
  ['no object', 'say(3)'],
  ['no id', 'say({ ok: 1 })'],
  ['a text as id', 'say({ id: String(id), ok: 1 })'],
  ['neither value nor error', 'say({ id })'],
  ['value and error', `say({ id, ok: 1, error: { code: 'A', message: 'b' } })`],
  ['an error without a code', `say({ id, error: 'no' })`],
  ['an id of null', `say({ id: null, error: { code: 'A', message: 'b' } })`],
  ['an empty line', `process.stdout.write('\\n')`],
])('failure: rubbish (%s)', async (_, answer) => {
  const oracle = await openFake(`onRequest(({ id }) => ${answer});`);
  expect(await oracle.ask({ call: 'murmur2', keyHex: '' })).toMatchObject({
    failed: { code: 'ORACLE_RUBBISH' },
  });
});

test('failure: a line without an end is not read for ever', async () => {
  const oracle = await openFake(`onRequest(() => {
    const more = () => process.stdout.write('x'.repeat(2 ** 20), more); more(); });`);
  expect(await oracle.ask({ call: 'murmur2', keyHex: '' })).toMatchObject({
    failed: { code: 'ORACLE_RUBBISH', message: expect.stringContaining('16777216') },
  });
});

test('failure: it does not say who it is', async () => {
  const { failure } = await openOracle({
    name: 'shy',
    command: [
      process.execPath,
      '-e',
      `process.stdin.on('data', () => console.log('{"id":0,"ok":{"name":"shy"}}'))`,
    ],
  });
  expect(failure).toMatchObject({ code: 'ORACLE_RUBBISH', message: expect.stringContaining('hello') });
});

test('failure: one that ignores its input is given up and ended', async () => {
  const script = 'process.stderr.write(String(process.pid)); setInterval(() => {}, 1000)';
  const { failure } = await openOracle({
    name: 'deaf',
    command: [process.execPath, '-e', script],
    answerTimeoutMs: 500,
  });
  expect(failure).toMatchObject({ code: 'ORACLE_HUNG', message: expect.stringContaining('500 ms') });
  expect(isRunning(Number(failure?.message.match(/\d+$/)?.[0]))).toBe(false);
});

test('failure: one that ignores SIGTERM, too, is ended all the same', async () => {
  const script = `process.on('SIGTERM', () => {}); process.stderr.write(String(process.pid)); setInterval(() => {}, 1000)`;
  const { failure } = await openOracle({
    name: 'stubborn',
    command: [process.execPath, '-e', script],
    answerTimeoutMs: 500,
  });
  expect(failure?.code).toBe('ORACLE_HUNG');
  expect(isRunning(Number(failure?.message.match(/\d+$/)?.[0]))).toBe(false);
});

test('failure: it stops answering in the middle', async () => {
  const oracle = await openFake(`let left = 3; onRequest(({ id }) => left-- > 0 && say({ id, ok: 7 }));`, {
    answerTimeoutMs: 500,
  });
  const replies = await askMany(oracle, 5);
  expect(replies).toMatchObject([
    { ok: 7 },
    { ok: 7 },
    { ok: 7 },
    { failed: { code: 'ORACLE_HUNG', message: expect.stringContaining('id 4 was due') } },
    { failed: { code: 'ORACLE_HUNG' } },
  ]);
});

test('failure: it goes on after the end of its input', async () => {
  const oracle = await openFake(`${GOOD} setInterval(() => {}, 1000);`, { closeTimeoutMs: 300 });
  expect(await oracle.ask({ call: 'murmur2', keyHex: '' })).toEqual({ ok: 0 });
  expect(await oracle.close()).toMatchObject({
    code: 'ORACLE_HUNG',
    message: expect.stringContaining('300 ms'),
  });
});

// The child lives for 8 seconds: who waits for it does not end in 5.
test('failure: a child of its own that holds the pipes does not hold us', { timeout: 5000 }, async () => {
  const oracle = await openFake(`onRequest(() => {
    require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 8000)'], { stdio: 'inherit' });
    setTimeout(() => process.exit(5), 50); });`);
  expect(await oracle.ask({ call: 'murmur2', keyHex: '' })).toMatchObject({
    failed: { code: 'ORACLE_CRASHED' },
  });
  await oracle.close();
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
