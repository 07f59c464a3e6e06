import { expect, test } from 'vitest';
import { readReport } from './read-report.ts';
import type { Report } from './report.ts';
import { sampleReport } from './sample-report.ts';

function refused(change: (report: Report) => unknown): () => Report {
  const report = sampleReport();
  const changed = change(report);
  return () => readReport(JSON.stringify(changed ?? report), 'report.json');
}

test('a report is read as it was written', () => {
  expect(readReport(JSON.stringify(sampleReport()), 'report.json')).toEqual(sampleReport());
});

test.each([
  [
    'the place is named',
    (r: Report) => ({ ...r, oracles: [{ ...r.oracles[0], version: 4 }] }),
    /"oracles\[0\]\.version" expected a text, got 4/,
  ],
  [
    'a missing field is named',
    (r: Report) => ({ ...r, notRun: undefined }),
    /"notRun" expected a list, got nothing/,
  ],
  ['another format is refused', (r: Report) => ({ ...r, format: 2 }), /"format" expected 1, got 2/],
  [
    'a count is a whole number',
    (r: Report) => ({ ...r, agreement: { ...r.agreement, keyCount: 1.5 } }),
    /"agreement\.keyCount" expected a whole number/,
  ],
  ['a date is a date', (r: Report) => ({ ...r, ranOn: 'yesterday' }), /"ranOn" expected a date/],
  [
    'a script is no link',
    (r: Report) => ({ ...r, knownDifferences: [{ ...r.knownDifferences[0], link: 'javascript:alert(1)' }] }),
    /"knownDifferences\[0\]\.link" expected an address/,
  ],
  ['a list is not a report', () => [], /"" expected an object, got \[\]/],
] as const)('%s', (_, change, message) => {
  expect(refused(change)).toThrow(message);
  expect(refused(change)).toThrow(/^REPORT_INVALID: report\.json: .*; write it again/);
});

test('a table of agreement has a row and a column a client, is symmetric, and every client agrees with itself', () => {
  const withShares = (shares: number[][]): (() => Report) =>
    refused((report) => ({
      ...report,
      agreement: { ...report.agreement, clients: ['java', 'kafkajs-1'], shares },
    }));
  expect(withShares([[1, 0.1]])).toThrow(/"agreement\.shares" expected 2 rows, one a client/);
  expect(withShares([[1], [0.1, 1]])).toThrow(/"agreement\.shares\[0\]" expected 2 shares/);
  expect(
    withShares([
      [1, 0.1],
      [0.2, 1],
    ]),
  ).toThrow(/expected a symmetric table/);
  expect(
    withShares([
      [0.9, 0.1],
      [0.1, 1],
    ]),
  ).toThrow(/expected 1 on the diagonal/);
  expect(
    withShares([
      [1, 1.1],
      [1.1, 1],
    ]),
  ).toThrow(/"agreement\.shares\[0\]\[1\]" expected a share from 0 to 1, got 1\.1/);
});

test('what is no JSON is said to be none', () => {
  expect(() => readReport('{', 'report.json')).toThrow(/^REPORT_INVALID: report\.json: /);
});
