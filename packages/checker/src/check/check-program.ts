import { catalogue } from '@keyway/core/clients/catalogue';
import { isProven } from '@keyway/core/clients/client';
import { type AskedProgram, askProgram, type Unsteady } from './ask-program.ts';
import { clientPartition, clientRules } from './client-rules.ts';
import { edgeGroups } from './edge-keys.ts';
import { type FailingEdge, failingEdges } from './failing-edges.ts';
import { generateCheckKeys } from './generate-check-keys.ts';
import { isShuffled } from './is-shuffled.ts';
import { judgeRules, type Observed, type RuleFit } from './judge-rules.ts';
import { constantRule, mistakes } from './mistakes.ts';
import type { CheckedKey, PlacementRule } from './placement-rule.ts';
import type { Program } from './program.ts';
import type { ProgramFault } from './program-fault.ts';
import { type Separation, separate } from './separate.ts';
import { shortenKey } from './shorten-key.ts';

/** What to check a program with. */
export interface CheckPlan {
  partitionCount: number;
  /** Id of the proven client that the program should match. */
  client: string;
  /** Keys of the user's own, besides ours; without line ends in plain mode. */
  ownKeys: readonly string[];
  seed: number;
  /** Generated keys. */
  generatedCount: number;
}

/** A key that the program puts elsewhere. */
export interface Disagreement {
  key: string;
  partitionCount: number;
  expected: number;
  actual: number | null;
}

/** What a check found. */
export interface ProgramCheck {
  plan: CheckPlan;
  /** Set when the program could not be asked to the end; what follows is then of the answers before. */
  fault?: ProgramFault;
  partitionCounts: number[];
  /** Keys and counts compared; those where the client leaves it to chance are not. */
  caseCount: number;
  agreedCount: number;
  /** A shortest key that the program puts elsewhere; undefined when there is none. */
  shortest?: Disagreement;
  /** Set when the program does not give one key one answer. */
  unsteady?: Unsteady;
  failingEdges: FailingEdge[];
  /** Rules that all answers follow, the client itself first where all is well; if there are none, those that come near. */
  fits: RuleFit[];
  /** What would tell the rules apart that fit equally well. */
  separation?: Separation;
}

type Compared = Observed & { expected: number };

/** Powers of two hide a wrong reduction; the others do not, and together they hide little. */
const OTHER_COUNTS = [7, 8, 12, 100, 1000];
const SEPARATING_COUNTS = [2, 3, 5, 6, 7, 10, 11, 12, 50, 100, 1000, 2_147_483_647];
const SEPARATING_KEY_COUNT = 400;

/**
 * Asks a program where keys go and says what it does wrong. Never rejects for a fault of the program.
 * @throws {CoreError} CLIENT_UNKNOWN or CLIENT_UNPROVEN
 */
export async function checkProgram(program: Program, plan: CheckPlan): Promise<ProgramCheck> {
  const groups = edgeGroups();
  const texts = [
    ...groups.flatMap(({ keys }) => keys),
    ...plan.ownKeys,
    ...generateCheckKeys(plan.seed, plan.generatedCount),
  ];
  const keys = [...new Set(texts)].map((text): CheckedKey => ({ text, bytes: Buffer.from(text) }));
  const otherCounts = program.takesCounts ? OTHER_COUNTS : [];
  const partitionCounts = [...new Set([plan.partitionCount, ...otherCounts])];
  const asked = await askProgram(program, keys, partitionCounts);
  const compared = compare(asked.observed, plan.client);
  const wrong = compared.filter(({ answer, expected }) => answer !== expected);
  const result = {
    plan,
    partitionCounts,
    caseCount: compared.length,
    agreedCount: compared.length - wrong.length,
  };
  const fault = asked.fault ?? shuffled([...compared, ...compare(asked.repeated, plan.client)], plan.client);
  if (fault && !asked.fault) return { ...result, fault, failingEdges: [], fits: [] };
  const found = shortestOf(wrong);
  const shortest = fault || asked.unsteady ? found : await shortenKey(program, plan.client, found);
  const fits = fitsOf(asked, plan);
  const equal = fits.filter(({ share }) => share === fits[0]?.share).map(({ rule }) => rule);
  const separation =
    equal.length > 1 ? separate(equal, keys.slice(0, SEPARATING_KEY_COUNT), SEPARATING_COUNTS) : undefined;
  return {
    ...result,
    ...(fault && { fault }),
    ...(shortest && { shortest }),
    ...(asked.unsteady && { unsteady: asked.unsteady }),
    failingEdges: failingEdges(
      groups,
      compared.map(({ key: { text }, partitionCount, answer, expected }) => {
        return { text, partitionCount, isWrong: answer !== expected };
      }),
    ),
    fits,
    ...(separation && { separation }),
  };
}

function compare(observed: readonly Observed[], client: string): Compared[] {
  return observed.flatMap((one) => {
    const expected = clientPartition(client, one.key, one.partitionCount);
    return expected === undefined ? [] : [{ ...one, expected }];
  });
}

function shuffled(compared: readonly Compared[], client: string): ProgramFault | undefined {
  if (!isShuffled(compared)) return undefined;
  const message =
    `PROGRAM_OUT_OF_ORDER: each partition comes exactly as often as ${client} gives it, but for other keys; ` +
    'answer in the order in which keys come, or repeat each key before its partition to see where they part';
  return { code: 'PROGRAM_OUT_OF_ORDER', message };
}

function fitsOf({ observed }: AskedProgram, { client, partitionCount }: CheckPlan): RuleFit[] {
  const [first] = observed;
  if (!first) return [];
  const constant = first.answer === null ? [] : [constantRule(first.answer)];
  return judgeRules(observed, [...rulesFor(client, partitionCount), ...constant]);
}

/** All rules that answers are held against: the client itself first, other clients, then mistakes. */
function rulesFor(client: string, partitionCount: number): PlacementRule[] {
  const rules = clientRules(client);
  const target = catalogue.filter(isProven).find(({ id }) => id === client);
  const isMurmur2 =
    target !== undefined &&
    target.rule.hash === 'murmur2' &&
    'reduction' in target.rule &&
    target.rule.reduction === 'mask';
  return [
    ...rules.filter(({ id }) => id === client),
    ...rules.filter(({ id }) => id !== client),
    ...mistakes(client, isMurmur2, partitionCount),
  ];
}

function shortestOf(wrong: readonly Compared[]): Disagreement | undefined {
  const [first] = [...wrong].sort(
    (left, right) =>
      left.key.bytes.length - right.key.bytes.length || left.partitionCount - right.partitionCount,
  );
  if (!first) return undefined;
  const { key, partitionCount, expected, answer } = first;
  return { key: key.text, partitionCount, expected, actual: answer };
}
