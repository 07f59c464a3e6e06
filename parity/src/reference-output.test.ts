import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partitionForText } from '@keyway/core/partition-for-text';
import { execa } from 'execa';
import { beforeAll, expect, test } from 'vitest';
import { pythonCommand, pythonEnvironment, reasonForNoPython } from './find-python.ts';
import { referenceName } from './open-reference.ts';
import { referenceFolder } from './parity-folders.ts';
import { skipWithout } from './require-oracle.ts';

let noPython: string | undefined;

beforeAll(async () => {
  noPython = await reasonForNoPython();
});

test('reference output: without arguments it prints the partitions of user-1 to user-6, byte for byte', async (context) => {
  skipWithout(context, referenceName, noPython);
  const keys = ['user-1', 'user-2', 'user-3', 'user-4', 'user-5', 'user-6'];
  const expected = keys.map((key) => `${key} ${partitionForText(key, 6)}\n`).join('');
  expect(await run([])).toEqual(Buffer.from(expected, 'utf8'));
});

test('reference output: keys and a partition count may be given', async (context) => {
  skipWithout(context, referenceName, noPython);
  const keys = ['नमस्ते', 'año', '', '😀'];
  const expected = keys.map((key) => `${key} ${partitionForText(key, 12)}\n`).join('');
  expect(await run(['-n', '12', ...keys])).toEqual(Buffer.from(expected, 'utf8'));
});

/** Everything that it prints, run from a folder that is not its own. */
async function run(parameters: string[]): Promise<Buffer> {
  const script = join(referenceFolder, 'partition_for_key.py');
  const { stdout } = await execa(pythonCommand, [script, ...parameters], {
    cwd: tmpdir(),
    encoding: 'buffer',
    env: pythonEnvironment,
    stripFinalNewline: false,
  });
  return Buffer.from(stdout);
}
