import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';

const script = fileURLToPath(new URL('./start.mjs', import.meta.url));
const running: ChildProcessWithoutNullStreams[] = [];

/** Starts the script as pnpm does; PORT=0 takes any free port. */
function start(args: string[], env: Record<string, string> = {}): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, npm_config_user_agent: 'pnpm/10.34.9', PORT: '0', ...env },
  });
  running.push(child);
  return child;
}

/** Everything a start printed, and its exit code, once it has ended. */
async function ended(
  child: ChildProcessWithoutNullStreams,
): Promise<{ output: string; code: number | null }> {
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { output, code };
}

/** The address that a start prints when the course is open, and what it said before. */
function opened(child: ChildProcessWithoutNullStreams): Promise<{ address: string; output: string }> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk;
      const address = /open at (http:\S+)/.exec(output)?.[1];
      if (address) resolve({ address, output });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', () => reject(new Error(`ended before it was open:\n${output}`)));
  });
}

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

test('start serves the course, answers 404 with a page, and ends cleanly on Ctrl-C', {
  timeout: 300_000,
}, async () => {
  const child = start([]);
  const { address } = await opened(child);
  expect(address).toMatch(/^http:\/\/localhost:\d+\/$/);
  const home = await fetch(address);
  expect([home.status, home.headers.get('content-type')]).toEqual([200, 'text/html;charset=utf-8']);
  expect(await (await fetch(`${address}hi/lessons/01-keys/`)).text()).toContain('lang="hi"');
  expect((await fetch(`${address}no-such-page/`)).status).toBe(404);
  const end = ended(child);
  child.kill('SIGINT');
  expect((await end).code).toBe(0);
});

test('start --lessons serves a folder of one’s own, says what is wrong in it, and follows every save', {
  timeout: 300_000,
}, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'keyway-lessons-'));
  try {
    await writeFile(
      path.join(folder, 'taller.md'),
      '# Taller\n\nUna clave decide la partición.\n\n![Un plano](plano.svg)\n',
    );
    const { address, output } = await opened(start(['--lessons', folder]));
    expect(output).toMatch(/taller\.md:5:1 FIGURE_MISSING/);
    expect(await (await fetch(`${address}es/lessons/taller/`)).text()).toContain(
      'Una clave decide la partición.',
    );
    const changes = (await fetch(`${address}live-changes`)).body!.getReader();
    await writeFile(path.join(folder, 'taller.md'), '# Taller\n\nLa clave, otra vez.\n');
    await untilReload(changes);
    expect(await (await fetch(`${address}es/lessons/taller/`)).text()).toContain('La clave, otra vez.');
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** Waits until the server tells open pages to load again. */
async function untilReload(changes: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  let said = '';
  while (!said.includes('data: reload')) {
    const { value, done } = await changes.read();
    if (done) throw new Error(`the server closed the stream of changes after: ${said}`);
    said += Buffer.from(value).toString();
  }
}

describe('a start that cannot be made says what to do and ends with 2', () => {
  test('a taken port', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as AddressInfo; // a TCP server's address is never a string
    const { output, code } = await ended(start([], { PORT: String(port) }));
    holder.close();
    expect({ code, output }).toEqual({
      code: 2,
      output: expect.stringContaining(`Port ${port} is taken by another program. Choose another: PORT=`),
    });
  });

  test.each([
    [[], { PORT: 'eighty' }, 'PORT expected a number from 0 to 65535, got "eighty"'],
    [[], { PORT: '65536' }, 'PORT expected a number from 0 to 65535, got "65536"'],
    [['--lessons', 'no-such-folder'], {}, '--lessons expected a folder, and "no-such-folder" is none'],
    [['--lesson', 'x'], {}, "Unknown option '--lesson'"],
  ])('%j with %j', async (args, env, message) => {
    const { output, code } = await ended(start(args, env as Record<string, string>));
    expect({ code, output }).toEqual({ code: 2, output: expect.stringContaining(message) });
  });
});
