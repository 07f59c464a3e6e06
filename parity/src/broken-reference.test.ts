import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CheckReport } from '@keyway/checker/check-cases';
import { describeReport } from '@keyway/checker/describe-report';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkReference } from './check-reference.ts';
import { reasonForNoPython } from './find-python.ts';
import { legacyChecks } from './legacy-checks.ts';
import { type Murmur2Case, murmur2Checks } from './murmur2-checks.ts';
import { referenceName } from './open-reference.ts';
import { referenceFolder } from './parity-folders.ts';
import { readVectors } from './read-vectors.ts';
import { skipWithout } from './require-oracle.ts';

let noPython: string | undefined;
let folder: string;

beforeAll(async () => {
  noPython = await reasonForNoPython();
  folder = await mkdtemp(join(tmpdir(), 'keyway-broken-reference-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('broken reference: a mask left out is found in every negative hash, but not by counts that are powers of two', async (context) => {
  skipWithout(context, referenceName, noPython);
  const report = await checkBroken('partition_for_key.py', 'return hash32 & 0x7FFFFFFF', 'return hash32');
  expect(differingIds(report, /\/partition-/)).toEqual(
    casesWithFlag('SignBit').flatMap(({ id }) =>
      ['3', '6', '7', '10', '12', '50', '100', '1000'].map((n) => `${id}/partition-${n}`),
    ),
  );
});

test('broken reference: signed tail bytes are found in every key with a high byte in its tail', async (context) => {
  skipWithout(context, referenceName, noPython);
  const report = await checkBroken(
    'murmur2.py',
    /key\[word_end( \+ \d)?\]/g,
    '((key[word_end$1] ^ 0x80) - 0x80)',
  );
  expect(differingIds(report, /\/murmur2$/)).toEqual(
    casesWithFlag('HighTail').map(({ id }) => `${id}/murmur2`),
  );
});

test('broken reference: a text cut at its zero byte is found in every text that has one', async (context) => {
  skipWithout(context, referenceName, noPython);
  const report = await checkBroken(
    'java_utf8.py',
    'return pair_surrogates(text)',
    'return text.split(chr(0))[0]',
  );
  const texts = casesWithFlag('Nul').filter(({ utf8 }) => utf8 !== undefined);
  expect(differingIds(report, /\/serialize$/)).toEqual(texts.map(({ id }) => `${id}/serialize`));
});

test('broken reference: the absolute value of 0.8.2 in place of the mask of 0.8.0 is found, and the report says where', async (context) => {
  skipWithout(context, referenceName, noPython);
  await copyBroken('scala_producer.py', 'if version == "0.8.0"', 'if version == "never"');
  const report = await checkReference(legacyChecks(), folder);
  expect(differingIds(report, /\/6$/)).toContain('legacy-1/scala-0.8.0/6');
  expect(differingIds(report, /scala-0\.8\.2/)).toEqual([]);
  expect(describeReport(report)).toContain('legacy-1/scala-0.8.0/6: at $ expected 5, got 3');
});

test('broken reference: one that no longer parses fails as a whole, with the words of Python', async (context) => {
  skipWithout(context, referenceName, noPython);
  await copyBroken('murmur2.py', 'def murmur2(', 'def murmur2((');
  await expect(checkReference(murmur2Checks(), folder)).rejects.toThrow(/ORACLE_CRASHED.*SyntaxError/s);
});

async function checkBroken(file: string, right: string | RegExp, wrong: string): Promise<CheckReport> {
  await copyBroken(file, right, wrong);
  return checkReference(murmur2Checks(), folder);
}

/** A fresh copy of the reference with one thing in it made wrong. */
async function copyBroken(file: string, right: string | RegExp, wrong: string): Promise<void> {
  await cp(referenceFolder, folder, { recursive: true });
  const source = await readFile(join(folder, file), 'utf8');
  const broken = source.replace(right, wrong);
  expect(broken).not.toBe(source);
  await writeFile(join(folder, file), broken);
}

function differingIds({ differences }: CheckReport, question: RegExp): string[] {
  return differences.map(({ id }) => id).filter((id) => question.test(id));
}

function casesWithFlag(flag: string): Murmur2Case[] {
  return readVectors<Murmur2Case>('murmur2').cases.filter(({ flags }) => flags.includes(flag));
}
