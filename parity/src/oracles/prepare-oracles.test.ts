import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { filterScript, writeFolder } from './fixture-folder.ts';
import { knownOracles, reasonNotReady } from './known-oracles.ts';
import { readOracleFolders } from './oracle-folder.ts';
import { prepareOracles } from './prepare-oracles.ts';

const NODE = process.execPath;
const made: string[] = [];
let parent: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'keyway-prepare-'));
  made.push(parent);
});

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

/** A folder whose preparation copies the filter into prepared/, and counts how often it is run. */
function writeCopying(name: string, script: string, changes: object = {}): void {
  const copy = `const fs = require('node:fs'); fs.mkdirSync('prepared', { recursive: true });
    fs.copyFileSync('filter.cjs', 'prepared/filter.cjs'); fs.appendFileSync('prepared/runs.log', 'x');`;
  const oracles = [{ id: name, run: [NODE, 'prepared/filter.cjs'], timeoutMs: 10_000 }];
  const oracleJson = { tools: ['node'], prepare: [[NODE, '-e', copy]], oracles, ...changes };
  writeFolder(parent, name, oracleJson, { 'filter.cjs': script });
}

async function prepareAll(): Promise<{ said: string[]; notReady: string[] }> {
  const said: string[] = [];
  const notReady = await prepareOracles(knownOracles(readOracleFolders(parent)), (line) => said.push(line));
  return { said, notReady: notReady.map(({ id }) => id) };
}

function reasons(): (string | undefined)[] {
  return knownOracles(readOracleFolders(parent)).map(reasonNotReady);
}

test('prepare oracles: one is prepared once, used again, and prepared again when a file has changed', async () => {
  writeCopying('one', filterScript());
  expect(reasons()).toEqual(['not prepared; run npx pnpm@10.34.9 oracles one']);
  expect((await prepareAll()).said).toEqual([
    expect.stringMatching(/^one: ready \(prepared in \d+ s\): fixture 1/),
  ]);
  expect(reasons()).toEqual([undefined]);
  expect((await prepareAll()).said).toEqual(['one: ready (reused): fixture 1, javascript']);
  writeFileSync(join(parent, 'one', 'more.txt'), 'new');
  expect(reasons()).toEqual(['not prepared; run npx pnpm@10.34.9 oracles one']);
  expect((await prepareAll()).said).toEqual([expect.stringContaining('(prepared in')]);
});

test('prepare oracles: each that cannot be had is named with its reason, and the others go on', async () => {
  writeCopying('a-no-tool', filterScript(), { tools: ['node', 'keyway-no-such-tool'] });
  writeCopying('b-no-build', filterScript(), {
    prepare: [[NODE, '-e', 'console.error("cannot find symbol"); process.exit(3)']],
  });
  writeCopying('c-no-program', filterScript(), { prepare: [['keyway-no-such-tool']] });
  writeCopying('d-crashes', 'console.error("class not found"); process.exit(4)');
  writeCopying('e-not-here', filterScript(), { unavailable: 'needs a mainframe' });
  writeCopying('f-good', filterScript());
  const { said, notReady } = await prepareAll();
  expect(said).toEqual([
    'a-no-tool: missing tool "keyway-no-such-tool"; install it and put it on PATH',
    expect.stringMatching(/^b-no-build: failed: .* ended with 3\n {4}cannot find symbol$/),
    expect.stringMatching(/^c-no-program: failed: "keyway-no-such-tool" /),
    expect.stringMatching(
      /^d-crashes: failed: ORACLE_CRASHED: oracle "d-crashes".*exit code 4.*class not found/,
    ),
    'e-not-here: cannot be had: needs a mainframe',
    expect.stringMatching(/^f-good: ready/),
  ]);
  expect(notReady).toEqual(['a-no-tool', 'b-no-build', 'c-no-program', 'd-crashes', 'e-not-here']);
});

test('prepare oracles: one whose second preparation fails does not pass for prepared', async () => {
  writeCopying('one', filterScript());
  await prepareAll();
  writeCopying('one', filterScript(), {
    prepare: [
      [NODE, '-e', ''],
      [NODE, '-e', 'process.exit(1)'],
    ],
  });
  expect((await prepareAll()).notReady).toEqual(['one']);
  expect(existsSync(join(parent, 'one', 'prepared', 'stamp.json'))).toBe(false);
});

test('prepare oracles: a stamp that is no JSON is as good as none', async () => {
  writeCopying('one', filterScript());
  await prepareAll();
  writeFileSync(join(parent, 'one', 'prepared', 'stamp.json'), 'null');
  expect(reasons()).toEqual([expect.stringContaining('not prepared')]);
  expect((await prepareAll()).said).toEqual([expect.stringContaining('(prepared in')]);
});

test('prepare oracles: two oracles of a folder are prepared together and named apart', async () => {
  const oracles = ['new', 'old'].map((id) => ({ id, run: [NODE, 'prepared/filter.cjs'] }));
  writeCopying('both', filterScript(), { oracles: [...oracles, { id: 'third', unavailable: 'withdrawn' }] });
  expect((await prepareAll()).said).toEqual([
    expect.stringMatching(/^new: ready \(prepared/),
    expect.stringMatching(/^old: ready \(prepared/),
    'third: failed: withdrawn',
  ]);
});
