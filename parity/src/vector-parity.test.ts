import { readdirSync } from 'node:fs';
import { type CheckCase, type CheckReport, checkCases } from '@keyway/checker/check-cases';
import { createCoreOracle } from '@keyway/checker/core-oracle';
import { describeReport } from '@keyway/checker/describe-report';
import { beforeAll, describe, expect, test } from 'vitest';
import { assignorChecks } from './assignor-checks.ts';
import { checkReference } from './check-reference.ts';
import { reasonForNoPython } from './find-python.ts';
import { leftOutByReference } from './left-out-by-reference.ts';
import { referenceName } from './open-reference.ts';
import { vectorsFolder } from './parity-folders.ts';
import { readVectors } from './read-vectors.ts';
import { skipWithout } from './require-oracle.ts';
import { quirkFile, vectorFiles } from './vector-files.ts';

let noPython: string | undefined;

beforeAll(async () => {
  noPython = await reasonForNoPython();
});

const FILES: [file: string, cases: CheckCase[]][] = Object.entries(vectorFiles).map(([file, makeCases]) => [
  file,
  makeCases(),
]);

/** Files that no call of the protocol asks about; core's own tests hold core to them. */
const NOT_ASKED = ['java-hash-order.json', 'stateful-partitioners.json'];
/** Asked in quirk-parity.test.ts, for not all of its cases agree. */
const ASKED_ELSEWHERE = [quirkFile];

test('parity: every vector file is asked, or named as one that is not', () => {
  const named = [...FILES.map(([file]) => file), ...ASKED_ELSEWHERE, ...NOT_ASKED];
  const files = readdirSync(vectorsFolder).filter((file) => file.endsWith('.json'));
  expect(named.toSorted()).toEqual(files.toSorted());
});

test('parity: a broker of 4.0.0 answers otherwise in the cases with that flag, and in no other', async () => {
  const [report] = await checkCases(assignorChecks('assignors-server-4.4', '4.0.0'), [createCoreOracle()]);
  const flagged = readVectors('assignors-server-4.4').cases.filter(({ flags }) =>
    flags.includes('SinceKafka401'),
  );
  expect(flagged.length).toBeGreaterThan(0);
  expect(report?.differences.map(({ id }) => id)).toEqual(flagged.map(({ id }) => id));
});

test.each(['assignors', 'assignors-server', 'assignors-legacy-scala'] as const)(
  'parity: %s with members as a list is answered alike',
  async (file) => {
    const cases = assignorChecks(file).map(withListedMembers);
    const [report] = await checkCases(cases, [createCoreOracle()]);
    expectAgreement(report, cases.length, {});
  },
);

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

function withListedMembers(one: CheckCase): CheckCase {
  const { call } = one;
  if (call.call !== 'assign' || Array.isArray(call.members))
    throw new Error(`${one.id} has no members by id`);
  const members = Object.entries(call.members).map(([id, fields]) => ({ id, ...fields }));
  return { ...one, call: { ...call, members } };
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
