import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'keyway-pack-'));
const folder = join(scratch, 'keyway course');
const started: { kill: () => boolean }[] = [];

function pack(...args: string[]) {
  return execa('node', ['scripts/pack-course.mjs', ...args], { cwd: root, reject: false });
}

/** Starts a packed server as its start file would, on a free port; answers its address. */
function start(command: string, args: string[]): Promise<string> {
  const server = execa(command, [...args, '--port', '0'], { cwd: scratch, reject: false });
  started.push(server);
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (piece: Buffer) => {
      said += piece;
      const address = /http:\/\/localhost:\d+\//.exec(said)?.[0];
      if (address) resolve(address);
    });
    server.on('exit', () => reject(new Error(`${command} ended without an address: ${said}`)));
  });
}

/** Asks for exactly this path: fetch would tidy `..` away. */
function ask(address: string, path: string): Promise<{ status: number; type: string; text: string }> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', text }),
      );
    }).on('error', reject);
  });
}

beforeAll(async () => {
  const { exitCode, stderr } = await pack('--out', folder);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
}, 240_000);

afterAll(async () => {
  for (const server of started) server.kill();
  await Promise.all(started);
  rmSync(scratch, { recursive: true, force: true });
});

const servers: [name: string, command: string, args: string[]][] = [
  ['the start file', 'sh', [join(folder, 'start-linux.sh')]],
  ['Python', 'python3', [join(folder, 'server', 'serve.py')]],
];

test.each(servers)('%s serves the packed course, and nothing beside it', async (_, command, args) => {
  const address = await start(command, args);
  const [page, script, missing, outside] = await Promise.all([
    ask(address, '/hi/lessons/01-keys/'),
    ask(address, '/service-worker.js'),
    ask(address, '/hi/nothing/'),
    ask(address, '/../licences.txt'),
  ]);
  expect([page.status, page.type.toLowerCase().replace(' ', '')]).toEqual([200, 'text/html;charset=utf-8']);
  expect(page.text).toContain('lang="hi"');
  expect([script.status, script.type.split(';')[0]]).toEqual([200, 'text/javascript']);
  expect([missing.status, missing.text.includes('<html')]).toEqual([404, true]);
  expect(outside.text).not.toContain('sirv');
});

test('start files, words in three languages and every licence are in the folder', () => {
  expect(statSync(join(folder, 'start-mac.command')).mode & 0o111).toBeGreaterThan(0);
  expect(existsSync(join(folder, 'start-windows.cmd'))).toBe(true);
  const words = readFileSync(join(folder, 'READ-ME.txt'), 'utf8');
  for (const heading of ['ENGLISH', 'ESPAÑOL', 'हिन्दी']) expect(words).toContain(heading);
  const licences = readFileSync(join(folder, 'licences.txt'), 'utf8');
  for (const name of ['noto-sans', 'svelte', 'pyodide', 'quickjs', 'workbox-precaching', 'sirv', 'uqr']) {
    expect(licences).toContain(name);
  }
  expect(licences).toContain('SIL OPEN FONT LICENSE');
  expect(licences).toContain('Mozilla Public License');
});

test('a folder that holds something else is left alone, and an unknown system is named', async () => {
  const other = mkdtempSync(join(scratch, 'other-'));
  writeFileSync(join(other, 'thesis.txt'), 'mine');
  const refused = await pack('--out', other);
  expect([refused.exitCode, refused.stderr]).toEqual([2, expect.stringContaining('holds something else')]);
  expect(readFileSync(join(other, 'thesis.txt'), 'utf8')).toBe('mine');
  const unknown = await pack('--out', join(scratch, 'new'), '--node', 'amiga');
  expect([unknown.exitCode, unknown.stderr]).toEqual([2, expect.stringContaining('"amiga"')]);
});

test('a wrong port is answered in one line', async () => {
  const { exitCode, stderr } = await execa('node', [join(folder, 'server', 'serve.mjs'), '--port', 'high'], {
    reject: false,
  });
  expect([exitCode, stderr.split('\n').length]).toEqual([2, 1]);
});
