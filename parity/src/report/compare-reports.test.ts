import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reportFolder } from '../parity-folders.ts';
import { alteredCore } from './altered-core.ts';
import { compareReports } from './compare-reports.ts';
import { measureAgreement } from './measure-agreement.ts';
import { readReport } from './read-report.ts';
import { realisticKeys } from './realistic-keys.ts';
import type { ParityReport } from './report-model.ts';
import { reportText } from './report-text.ts';

const oracle = { name: 'n', version: '1', language: 'java', calls: ['murmur2'], clients: [], assignors: [] };
const REPORT: ParityReport = {
  format: 1,
  ranOn: '2026-12-01',
  platform: 'linux x64, Node 20.20.2',
  oracles: [
    { id: 'a', ...oracle },
    { id: 'b', ...oracle },
  ],
  notRun: [],
  vectors: ['a', 'b'].map((id) => ({
    file: 'f.json',
    oracle: id,
    caseCount: 9,
    agreedCount: 8,
    skippedCount: 1,
    knownDifferenceIds: [],
  })),
  generated: ['a', 'b'].map((id) => ({
    oracle: id,
    call: 'murmur2',
    subject: 'murmur2',
    caseCount: 100,
    agreedCount: 100,
    knownDifferenceIds: [],
    seed: 1,
  })),
  agreement: {
    keyCount: 10,
    keySeed: 1,
    partitionCounts: [6],
    clients: ['x', 'y'],
    shares: [
      [1, 0.5],
      [0.5, 1],
    ],
  },
  knownDifferences: [
    {
      id: 'k',
      oracle: 'a',
      subject: 'range',
      reason: 'r',
      link: 'https://example.com',
      example: { call: 'assign' },
    },
  ],
};
/** The same report, run elsewhere on another day. */
const ELSEWHERE: ParityReport = {
  ...REPORT,
  ranOn: '2027-01-01',
  platform: 'darwin arm64, Node 24.1.0',
  generated: REPORT.generated.map((row) => ({ ...row, caseCount: 7, agreedCount: 7, seed: 2 })),
};

test('report: the committed one is what its schema says, and stands as it is written', () => {
  expect(reportText(readReport())).toBe(readFileSync(join(reportFolder, 'report.json'), 'utf8'));
});

test('compare reports: day, platform, seeds and counts of generated cases may differ', () => {
  expect(compareReports(REPORT, ELSEWHERE)).toEqual([]);
});

test('compare reports: rows of an oracle that did not run are passed over', () => {
  const onlyB = {
    ...ELSEWHERE,
    oracles: ELSEWHERE.oracles.slice(1),
    notRun: [{ id: 'a', reason: 'not prepared' }],
    vectors: ELSEWHERE.vectors.slice(1),
    generated: ELSEWHERE.generated.slice(1),
    knownDifferences: [],
    agreement: { ...REPORT.agreement, clients: ['y'], shares: [[1]] },
  };
  expect(compareReports(REPORT, onlyB)).toEqual([]);
});

test.each<[what: string, changed: Partial<ParityReport>, line: string]>([
  [
    'a case that agrees no more',
    { vectors: [{ ...REPORT.vectors[0]!, agreedCount: 7 }, REPORT.vectors[1]!] },
    'f.json a',
  ],
  ['a row that came no more', { vectors: [REPORT.vectors[1]!] }, 'f.json a'],
  ['another version', { oracles: [{ ...REPORT.oracles[0]!, version: '2' }, REPORT.oracles[1]!] }, 'oracle a'],
  ['an oracle that is new', { oracles: [...REPORT.oracles, { ...oracle, id: 'c' }] }, 'oracle c'],
  [
    'a generated case that disagrees',
    { generated: [REPORT.generated[0]!, { ...REPORT.generated[1]!, agreedCount: 99 }] },
    'generated b murmur2 murmur2',
  ],
  ['a known difference that is gone', { knownDifferences: [] }, 'known difference k'],
  [
    'another share',
    {
      agreement: {
        ...REPORT.agreement,
        shares: [
          [1, 0.6],
          [0.6, 1],
        ],
      },
    },
    'agreement x y',
  ],
  ['other keys', { agreement: { ...REPORT.agreement, keySeed: 2 } }, 'agreement'],
])('compare reports: %s is named', (_, changed, line) => {
  const [first] = compareReports(REPORT, { ...ELSEWHERE, ...changed });
  expect(first).toMatch(new RegExp(`^${line}: committed `));
});

test('report text: one row a line, and JSON of the report', () => {
  const text = reportText(REPORT);
  expect(JSON.parse(text)).toEqual(REPORT);
  expect(text.split('\n').filter((line) => line.includes('"file":"f.json"'))).toHaveLength(2);
});

// 36.8 % agree at 6 partitions by chance and sign bit; here only that two rules differ and one is itself.
test('measure agreement: clients with a fixed answer, each fully at one with itself, and a table that mirrors', async () => {
  const clients = ['java', 'librdkafka-random', 'librdkafka-murmur2', 'librdkafka-consistent'];
  const named = alteredCore('all', { calls: ['partition'], clients }, () => undefined);
  const { clients: measured, shares } = await measureAgreement([named]);
  expect(measured).toEqual(['java', 'librdkafka-consistent', 'librdkafka-murmur2']);
  expect(shares[0]).toEqual([1, shares[1]?.[0], 1]);
  expect(shares[0]?.[1]).toBeLessThan(0.5);
});

test('realistic keys: as many as asked, the same for a seed, of five kinds', () => {
  const keys = realisticKeys(500, 1);
  expect(keys).toEqual(realisticKeys(500, 1));
  expect(keys).not.toEqual(realisticKeys(500, 2));
  const kinds = [/^user-\d+$/, /^[0-9a-f-]{36}$/, /@example\.com$/, /^[\u0900-\u097f]+-\d+$/, /^\d+$/];
  expect(kinds.map((kind) => keys.filter((key) => kind.test(key)).length)).toEqual([100, 100, 100, 100, 100]);
});
