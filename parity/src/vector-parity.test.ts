import { type CheckCase, type CheckReport, checkCases } from '@keyway/checker/check-cases';
import { createCoreOracle } from '@keyway/checker/core-oracle';
import { describeReport } from '@keyway/checker/describe-report';
import { beforeAll, describe, expect, test } from 'vitest';
import { assignorChecks } from './assignor-checks.ts';
import { checkReference } from './check-reference.ts';
import { reasonForNoPython } from './find-python.ts';
import { legacyChecks } from './legacy-checks.ts';
import { murmur2Checks } from './murmur2-checks.ts';
import { referenceName } from './open-reference.ts';
import { skipWithout } from './require-oracle.ts';
import { serializerChecks } from './serializer-checks.ts';

let noPython: string | undefined;

beforeAll(async () => {
  noPython = await reasonForNoPython();
});

const FILES: [file: string, cases: CheckCase[]][] = [
  ['murmur2.json', murmur2Checks()],
  ['serializers.json', serializerChecks()],
  ['legacy-partitioner.json', legacyChecks()],
  ['assignors.json', assignorChecks('assignors')],
  ['assignors-histories.json', assignorChecks('assignors-histories')],
  ['upstream-assignor-cases.json', assignorChecks('upstream-assignor-cases')],
];

describe.each(FILES)('%s', (_, cases) => {
  test('parity: core answers every case exactly', async () => {
    const [report] = await checkCases(cases, [createCoreOracle()]);
    expectAgreement(report, cases.length, {});
  });

  test('parity: the Python reference answers exactly every case that it mirrors', async (context) => {
    skipWithout(context, referenceName, noPython);
    expectAgreement(await checkReference(cases), cases.length, leftOutByReference(cases));
  });
});

/** What the reference leaves to others, by the reason that it gives: a case more or less would be a silent gap. */
function leftOutByReference(cases: readonly CheckCase[]): Record<string, number> {
  const assignCalls = cases.map(({ call }) => call).filter((call) => call.call === 'assign');
  const counts = {
    'the reference mirrors range without racks': assignCalls.filter(
      ({ assignor, partitionRacks = {} }) => assignor === 'range' && Object.keys(partitionRacks).length > 0,
    ).length,
    'python-reference does not know the assignor "sticky"': countOf('sticky'),
    'python-reference does not know the assignor "cooperative-sticky"': countOf('cooperative-sticky'),
  };
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));

  function countOf(name: string): number {
    return assignCalls.filter(({ assignor }) => assignor === name).length;
  }
}

function expectAgreement(
  report: CheckReport | undefined,
  caseCount: number,
  leftOut: Record<string, number>,
): void {
  const leftOutCount = Object.values(leftOut).reduce((sum, count) => sum + count, 0);
  expect(report?.differences, report && describeReport(report)).toEqual([]);
  expect(Object.fromEntries(report?.skipped ?? [])).toEqual(leftOut);
  expect(report?.agreedCount).toBe(caseCount - leftOutCount);
}
