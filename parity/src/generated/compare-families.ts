import type { ExpectedAnswer } from '@keyway/checker/compare-answers';
import { createCoreOracle } from '@keyway/checker/core-oracle';
import {
  compareGenerated,
  expectedFrom,
  type GeneratedCase,
  type IsFault,
} from '@keyway/checker/generate/compare-generated';
import { shrinkCall } from '@keyway/checker/generate/shrink-call';
import type { OracleAnswer, OracleCall } from '@keyway/checker/oracle-protocol';
import fc from 'fast-check';
import { askLine } from '../ask-line.ts';
import { concernsCall, type KnownDifference } from '../known-differences/known-difference.ts';
import { type NamedOracle, type Problem, restart } from '../report/named-oracle.ts';
import { reasonsAgainstAssignment } from '../report/reasons-against-assignment.ts';
import type { GeneratedRow } from '../report/report-model.ts';
import { type Family, type Subject, visitFamilies } from './families.ts';

/** How much is made up, and from which seed. */
export interface GeneratedOptions {
  /** Integer; the same gives the same cases. */
  seed: number;
  /** Keys for each client, values for each type, groups for each assignor. */
  keyCount: number;
  valueCount: number;
  groupCount: number;
  /** Groups of the ZooKeeper consumer, whose code takes a tenth of a second for each. */
  threadGroupCount: number;
  /** Gets a line now and then. */
  say?: (progress: string) => void;
}

/** What came of made-up cases: a row for each oracle, call and subject, and everything that should not be. */
export interface GeneratedOutcome {
  rows: GeneratedRow[];
  problems: Problem[];
}

/** Cases that are asked at once: enough to keep a process busy, few enough to be held in memory. */
const CHUNK = 5000;

/** The trusted side: Keyway's own core. It is told to pass where it answers more soundly than Kafka. */
const core = createCoreOracle();

/**
 * Makes up keys, values and groups and asks them of our core and of every oracle side by side.
 * A fault is shrunk to a smallest case, which stands in `problems` as a command.
 */
export async function compareFamilies(
  oracles: readonly NamedOracle[],
  known: readonly KnownDifference[],
  options: GeneratedOptions,
): Promise<GeneratedOutcome> {
  const outcome: GeneratedOutcome = { rows: [], problems: [] };
  await visitFamilies((family) => compareFamily(family, oracles, known, options, outcome));
  outcome.rows.sort((a, b) => compareTexts(rowName(a), rowName(b)));
  outcome.problems.sort((a, b) => compareTexts(a.oracle, b.oracle) || compareTexts(a.text, b.text));
  return outcome;
}

function rowName({ oracle, call, subject }: GeneratedRow): string {
  return [oracle, call, subject].join('\n');
}

function compareTexts(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** One oracle and one thing that it is asked about; its row grows chunk by chunk. */
interface Track {
  named: NamedOracle;
  subject: Subject;
  row: GeneratedRow;
  isFault: IsFault;
  /** No more than one fault of a kind is shrunk: the others mostly have the same cause. */
  hasFault: boolean;
  /** A call that was given up may go on in the oracle. */
  hasExcusedError: boolean;
}

async function compareFamily<Value>(
  family: Family<Value>,
  oracles: readonly NamedOracle[],
  known: readonly KnownDifference[],
  options: GeneratedOptions,
  { rows, problems }: GeneratedOutcome,
): Promise<void> {
  const total = options[family.counted];
  const tracksOf = oracles.map((named) =>
    family
      .subjectsOf(named.oracle.identity)
      .map((subject) => createTrack(named, subject, known, options.seed)),
  );
  if (tracksOf.flat().length === 0) return;
  for (let start = 0, chunk = 0; start < total; start += CHUNK, chunk++) {
    const run = {
      arbitrary: family.arbitrary,
      seed: (options.seed + chunk) | 0,
      numRuns: Math.min(CHUNK, total - start),
    };
    const values = fc.sample(run.arbitrary, run);
    const casesOf = createCaseMaker(family, values);
    // Oracles run side by side, and each is asked about one subject after the other.
    await Promise.all(
      tracksOf.map(async (tracks) => {
        for (const track of tracks) {
          const text = await compareTrack(track, family, run, await casesOf(track.subject));
          if (text !== undefined) problems.push({ oracle: track.named.id, text });
          if (track.hasExcusedError) problems.push(...(await restart(track.named)));
          track.hasExcusedError = false;
        }
      }),
    );
    options.say?.(`${family.name}: ${Math.min(total, start + CHUNK)} of ${total}`);
  }
  // A subject of which not one case could be compared has no row: a count of 0 says nothing.
  rows.push(...tracksOf.flat().flatMap(({ row }) => (row.caseCount === 0 ? [] : row)));
}

/** Cases of one chunk; several oracles are asked about the same subject, and core is asked once for all. */
function createCaseMaker<Value>(
  family: Family<Value>,
  values: readonly Value[],
): (subject: Subject) => Promise<GeneratedCase[]> {
  const made = new Map<string, Promise<GeneratedCase[]>>();
  return (subject) => {
    const name = `${subject.subject} ${subject.kafkaVersion}`;
    const cases =
      made.get(name) ??
      Promise.all(
        values.map(async (value) => {
          const call = family.toCall(value, subject);
          return { call, expected: await expectOfCore(call) };
        }),
      );
    made.set(name, cases);
    return cases;
  };
}

function expectOfCore(call: OracleCall): Promise<ExpectedAnswer | undefined> {
  return expectedFrom(core, call.call === 'assign' ? { ...call, quirk: true } : call);
}

function createTrack(
  named: NamedOracle,
  subject: Subject,
  known: readonly KnownDifference[],
  seed: number,
): Track {
  const sample = { call: subject.call, client: subject.subject, assignor: subject.subject };
  const knownDifferences = known.filter(
    (one) => one.generated !== false && concernsCall(one, named.id, sample as OracleCall),
  );
  const track: Track = {
    named,
    subject,
    row: {
      oracle: named.id,
      call: subject.call,
      subject: subject.subject,
      caseCount: 0,
      agreedCount: 0,
      knownDifferenceIds: knownDifferences.map(({ id }) => id),
      seed,
    },
    isFault: createFaultCheck(knownDifferences, () => {
      track.hasExcusedError = true;
    }),
    hasFault: false,
    hasExcusedError: false,
  };
  return track;
}

/**
 * Without known differences every difference is a fault. With one, an error that it names is none; and unless it names
 * errors alone, only what no client may do is a fault.
 * @param noteError - called for an error that is excused
 */
function createFaultCheck(knownDifferences: readonly KnownDifference[], noteError: () => void): IsFault {
  const errors = knownDifferences.flatMap(({ errors: codes = [] }) => codes);
  const isLoose = knownDifferences.some(({ errors: codes }) => codes === undefined);
  const excused = knownDifferences.flatMap(({ violations = [] }) => violations);
  return (call, _, answer) => {
    if ('error' in answer && errors.includes(answer.error.code)) {
      noteError();
      return false;
    }
    return !isLoose || isUnsound(call, answer, excused);
  };
}

function isUnsound(call: OracleCall, answer: OracleAnswer, excused: readonly string[]): boolean {
  if (call.call === 'assign') return reasonsAgainstAssignment(call, answer, excused).length > 0;
  if (call.call !== 'partition' || !('ok' in answer)) return false;
  const { ok } = answer;
  return !(ok === null || (Number.isInteger(ok) && Number(ok) >= 0 && Number(ok) < call.partitions));
}

async function compareTrack<Value>(
  track: Track,
  { toCall }: Family<Value>,
  { arbitrary, seed }: { arbitrary: fc.Arbitrary<Value>; seed: number },
  cases: readonly GeneratedCase[],
): Promise<string | undefined> {
  const { named, subject, row, isFault } = track;
  if (named.failure) return undefined;
  const { oracle, id } = named;
  const { caseCount, agreedCount, faults, failure, failedAt } = await compareGenerated(
    cases,
    oracle,
    isFault,
  );
  row.caseCount += caseCount;
  row.agreedCount += agreedCount;
  const [first] = faults;
  const hadFault = track.hasFault;
  if (first !== undefined) track.hasFault = true;
  const name = `${subject.call} ${subject.subject} (KEYWAY_SEED=${seed})`;
  if (failure) {
    named.failure = failure;
    const call = cases[failedAt ?? 0]?.call;
    return `${name}: ${failure.message}${call ? `\n    ${askLine(id, call)}` : ''}`;
  }
  if (first === undefined || hadFault) return undefined;
  const run = { arbitrary, seed, toCall: (value: Value) => toCall(value, subject) };
  const smallest = await shrinkCall(run, first, { oracle, expect: expectOfCore, isFault });
  const call = smallest?.call ?? cases[first]?.call;
  const what = smallest
    ? `expected ${JSON.stringify(smallest.expected)}, got ${JSON.stringify(smallest.actual)}`
    : 'differed once and not again: it does not always answer alike';
  return `${name}: ${faults.length} of ${caseCount} differ; ${what}${call ? `\n    ${askLine(id, call)}` : ''}`;
}
