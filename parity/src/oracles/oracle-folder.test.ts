import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { writeFolder } from './fixture-folder.ts';
import { knownOracles, selectOracles } from './known-oracles.ts';
import { readOracleFolders } from './oracle-folder.ts';

const GOOD = { tools: [], oracles: [{ id: 'one', run: ['node', 'one.mjs'] }] };
const made: string[] = [];
let parent: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'keyway-oracle-folders-'));
  made.push(parent);
});

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

test('oracle folder: those of this repository are what the schema says, with python-reference among them', () => {
  expect(knownOracles().map(({ id }) => id)).toContain('python-reference');
});

test('oracle folder: folders are read by name, and one without oracle.json is none', () => {
  writeFolder(parent, 'b', GOOD);
  writeFolder(parent, 'a', { tools: ['x'], inputs: ['../c'], oracles: [{ id: 'two', unavailable: 'gone' }] });
  writeFolder(parent, 'c', GOOD, {});
  rmSync(join(parent, 'c', 'oracle.json'));
  expect(readOracleFolders(parent)).toMatchObject([
    { name: 'a', tools: ['x'], inputs: ['../c'], prepare: [] },
    { name: 'b', tools: [], inputs: [], oracles: GOOD.oracles },
  ]);
});

test('oracle folder: a parent that does not exist holds none', () => {
  expect(readOracleFolders(join(parent, 'nothing'))).toEqual([]);
});

test.each([
  ['no JSON', '{', /oracle\.json expected JSON/],
  ['no tools', { oracles: GOOD.oracles }, /required property 'tools'/],
  ['an unknown field', { ...GOOD, tool: 'x' }, /additional properties.*tool/],
  ['an oracle without a command', { tools: [], oracles: [{ id: 'one' }] }, /at \/oracles\/0/],
  ['a command for a shell', { tools: [], oracles: [{ id: 'one', run: 'node x' }] }, /at \/oracles\/0\/run/],
  ['an id with a space', { tools: [], oracles: [{ id: 'o ne', run: ['node'] }] }, /at \/oracles\/0\/id/],
])('oracle folder: %s is refused, with the file and the place', (_, oracleJson, message) => {
  writeFolder(parent, 'bad', oracleJson);
  expect(() => readOracleFolders(parent)).toThrow(message);
  expect(() => readOracleFolders(parent)).toThrow(/ORACLE_FOLDER_INVALID: .*bad/);
});

test('oracle folder: one id in two folders is refused', () => {
  writeFolder(parent, 'a', GOOD);
  writeFolder(parent, 'b', GOOD);
  expect(() => readOracleFolders(parent)).toThrow(/ORACLE_ID_DUPLICATE: "one"/);
});

test('select oracles: an id means one, a folder all of its own, and an unknown name is an error', () => {
  writeFolder(parent, 'java', { tools: [], oracles: ['new', 'old'].map((id) => ({ id, run: ['java'] })) });
  writeFolder(parent, 'b', GOOD);
  const known = knownOracles(readOracleFolders(parent));
  const ids = (names: string[]): string[] => selectOracles(known, names).map(({ id }) => id);
  expect([ids(['java']), ids(['old', 'one']), ids([])]).toEqual([['new', 'old'], ['old', 'one'], []]);
  expect(() => ids(['jave'])).toThrow('ORACLE_UNKNOWN: "jave"');
});
