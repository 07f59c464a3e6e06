import { catalogue } from '@keyway/core/clients/catalogue';
import { isProven } from '@keyway/core/clients/client';
import { clientPartition, clientRules } from './client-rules.ts';
import { edgeGroups } from './edge-keys.ts';
import { generateCheckKeys } from './generate-check-keys.ts';
import { judgeRules, type Observed, type RuleFit, type Separation, separate } from './judge-rules.ts';
import { mistakes } from './mistakes.ts';
import type { CheckedKey, PlacementRule } from './placement-rule.ts';
import type { Program } from './program.ts';
import type { ProgramFault } from './program-fault.ts';
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
  failingEdges: { id: string; name: string; failedCount: number; caseCount: number }[];
  /** Rules that the answers follow, best first; the client itself is first where all is well. */
  fits: RuleFit[];
  /** What would tell the rules apart that fit equally well. */
  separation?: Separation;
}

/** Powers of two hide a wrong reduction; these do not, and together they hide little. */
const OTHER_COUNTS = [7, 12, 100, 1000];
const SEPARATING_COUNTS = [2, 3, 5, 6, 7, 10, 11, 12, 50, 100, 1000, 2_147_483_647];

/**
 * Asks a program where keys go and says what it does wrong. Never rejects for a fault of the program.
 * @throws {CoreError} CLIENT_UNKNOWN or CLIENT_UNPROVEN
 */
export async function checkProgram(program: Program, plan: CheckPlan): Promise<ProgramCheck> {
  const groups = edgeGroups();
  const generated = generateCheckKeys(plan.seed, plan.generatedCount);
  const keys = [...new Set([...groups.flatMap(({ keys: edge }) => edge), ...plan.ownKeys, ...generated])].map(
    toKey,
  );
  const counts = program.takesCounts
    ? [...new Set([plan.partitionCount, ...OTHER_COUNTS])]
    : [plan.partitionCount];
  const { observed, fault } = await askAll(program, keys, counts);
  const compared = observed.flatMap((one) => {
    const expected = clientPartition(plan.client, one.key, one.partitionCount);
    return expected === undefined ? [] : [{ ...one, expected }];
  });
  const wrong = compared.filter(({ answer, expected }) => answer !== expected);
  const shortest = fault ? shortestOf(wrong) : await shortenKey(program, plan.client, shortestOf(wrong));
  const wrongTexts = new Set(wrong.map(({ key }) => key.text));
  const fits = observed.length === 0 ? [] : judgeRules(observed, rulesFor(plan.client));
  const equal = fits.filter(({ share }) => share === fits[0]?.share).map(({ rule }) => rule);
  const separation = equal.length > 1 ? separate(equal, keys.slice(0, 400), SEPARATING_COUNTS) : undefined;
  return {
    plan,
    ...(fault && { fault }),
    partitionCounts: counts,
    caseCount: compared.length,
    agreedCount: compared.length - wrong.length,
    ...(shortest && { shortest }),
    failingEdges: groups.flatMap(({ id, name, keys: edge }) => {
      const failedCount = edge.filter((key) => wrongTexts.has(key)).length;
      return failedCount === 0 ? [] : [{ id, name, failedCount, caseCount: edge.length }];
    }),
    fits,
    ...(separation && { separation }),
  };
}

/** All rules that answers are held against: the client itself first, other clients, then mistakes. */
function rulesFor(client: string): PlacementRule[] {
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
    ...mistakes(client, isMurmur2),
  ];
}

async function askAll(
  program: Program,
  keys: readonly CheckedKey[],
  counts: readonly number[],
): Promise<{ observed: Observed[]; fault?: ProgramFault }> {
  const observed: Observed[] = [];
  const texts = keys.map(({ text }) => text);
  for (const partitionCount of counts) {
    const answers = await program.ask(texts, partitionCount);
    if ('fault' in answers) return { observed, fault: answers.fault };
    for (const [index, key] of keys.entries()) {
      observed.push({ key, partitionCount, answer: answers.partitions[index] ?? null });
    }
  }
  return { observed };
}

function shortestOf(wrong: readonly (Observed & { expected: number })[]): Disagreement | undefined {
  const [first] = [...wrong].sort(
    (left, right) =>
      left.key.bytes.length - right.key.bytes.length || left.partitionCount - right.partitionCount,
  );
  if (!first) return undefined;
  const { key, partitionCount, expected, answer } = first;
  return { key: key.text, partitionCount, expected, actual: answer };
}

function toKey(text: string): CheckedKey {
  return { text, bytes: Buffer.from(text) };
}
