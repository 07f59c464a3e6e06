import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { knownOracles } from '../oracles/known-oracles.ts';
import { vectorsFolder } from '../parity-folders.ts';
import {
  concernsCall,
  exampleCall,
  type KnownDifference,
  parseKnownDifferences,
  readKnownDifferences,
  subjectOf,
} from './known-difference.ts';

const GOOD = {
  id: 'a',
  oracle: 'kafkajs',
  client: 'kafkajs-1',
  reason: 'because',
  link: 'https://example.com/1',
  example: { call: 'partition', client: 'kafkajs-1', keyHex: '61', partitions: 6, expected: 1, actual: 2 },
};

test('known differences: every file is what the schema says, and every oracle is one that there is', () => {
  const ids = knownOracles().map(({ id }) => id);
  const unknown = readKnownDifferences().filter(({ oracle }) => !ids.includes(oracle));
  expect(unknown).toEqual([]);
});

test('known differences: every case that one names is a vector case', () => {
  const files = readdirSync(vectorsFolder).filter((file) => file.endsWith('.json'));
  const ids = new Set(
    files.flatMap((file) => {
      const { cases } = JSON.parse(readFileSync(join(vectorsFolder, file), 'utf8')) as {
        cases: { id: string }[];
      };
      return cases.map(({ id }) => id);
    }),
  );
  const named = readKnownDifferences().flatMap(({ caseIds = [] }) => (caseIds === 'any' ? [] : caseIds));
  // A check of a case is named after it: `clients-1/12`.
  expect(named.filter((name) => !ids.has(name) && !ids.has(name.replace(/\/[^/]*$/, '')))).toEqual([]);
});

test('known difference: its example is a call, and what it is about has a name', () => {
  const [known] = parse([GOOD]);
  expect(exampleCall(known!)).toEqual({
    call: 'partition',
    client: 'kafkajs-1',
    keyHex: '61',
    partitions: 6,
  });
  expect(subjectOf(known!)).toBe('kafkajs-1');
});

test('known difference: it concerns its oracle and its client, and no other', () => {
  const [known] = parse([GOOD]);
  const call = { call: 'partition', client: 'kafkajs-1', keyHex: '', partitions: 1 } as const;
  expect([
    concernsCall(known!, 'kafkajs', call),
    concernsCall(known!, 'no-kafka', call),
    concernsCall(known!, 'kafkajs', { ...call, client: 'kafkajs-2' }),
    concernsCall(known!, 'kafkajs', { call: 'murmur2', keyHex: '' }),
  ]).toEqual([true, false, false, false]);
});

test.each([
  ['no list', GOOD, /at the file: must be array/],
  ['no reason', [{ ...GOOD, reason: '' }], /at \/0\/reason/],
  ['no link', [{ ...GOOD, link: 'see the wiki' }], /at \/0\/link/],
  [
    'an example without an answer',
    [{ ...GOOD, example: { call: 'murmur2', expected: 1 } }],
    /at \/0\/example/,
  ],
  ['an unknown field', [{ ...GOOD, cases: [] }], /additional properties/],
  ['an empty list of cases', [{ ...GOOD, caseIds: [] }], /at \/0\/caseIds/],
])('known difference: %s is refused, with the file and the place', (_, value, message) => {
  expect(() => parse(value)).toThrow(message);
  expect(() => parse(value)).toThrow('KNOWN_DIFFERENCE_INVALID: f.json');
});

test('known difference: what is no JSON is refused', () => {
  expect(() => parseKnownDifferences('f.json', '[')).toThrow(
    'KNOWN_DIFFERENCE_INVALID: f.json expected JSON',
  );
});

function parse(value: unknown): KnownDifference[] {
  return parseKnownDifferences('f.json', JSON.stringify(value));
}
