import type { Disagreement } from './check-program.ts';
import { clientPartition } from './client-rules.ts';
import type { Program } from './program.ts';

/** Each round is one run of a plain program. */
const MAX_ROUNDS = 5;
const SIGNS = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index));
const MAX_PARTS = 400;
/** Of a key with more signs, so that it still shrinks by this factor a round. */
const LENGTH_STEPS = 16;

/**
 * Looks for a shorter key that a program puts elsewhere, with all candidates of a round in one run.
 * @param found - what is known; undefined: there is nothing to shorten
 * @returns a disagreement that is at most as long
 */
export async function shortenKey(
  program: Program,
  client: string,
  found: Disagreement | undefined,
): Promise<Disagreement | undefined> {
  let shortest = found;
  for (let round = 0; round < MAX_ROUNDS && shortest && shortest.key !== ''; round++) {
    const shorter = await firstWrong(program, client, candidates(shortest.key), shortest.partitionCount);
    if (!shorter) break;
    shortest = shorter;
  }
  return shortest;
}

/** Shorter keys, shortest first: the empty one, single signs, then parts of the key. */
function candidates(key: string): string[] {
  const length = Buffer.byteLength(key);
  const signs = [...key];
  const coarse = Array.from({ length: LENGTH_STEPS - 1 }, (_, step) =>
    Math.floor((signs.length * (step + 1)) / LENGTH_STEPS),
  ).flatMap((at) => [signs.slice(0, at).join(''), signs.slice(at).join('')]);
  const parts = signs
    .slice(0, MAX_PARTS)
    .flatMap((_, index) => [
      signs.slice(0, index).join(''),
      signs.slice(index + 1).join(''),
      signs.filter((_sign, at) => at !== index).join(''),
    ]);
  return [...new Set(['', ...SIGNS, ...new Set(signs), ...coarse, ...parts])]
    .filter((candidate) => Buffer.byteLength(candidate) < length)
    .sort((left, right) => Buffer.byteLength(left) - Buffer.byteLength(right));
}

async function firstWrong(
  program: Program,
  client: string,
  keys: readonly string[],
  partitionCount: number,
): Promise<Disagreement | undefined> {
  if (keys.length === 0) return undefined;
  const answers = await program.ask(keys, partitionCount);
  if ('fault' in answers) return undefined;
  for (const [index, key] of keys.entries()) {
    const expected = clientPartition(client, { text: key, bytes: Buffer.from(key) }, partitionCount);
    const actual = answers.partitions[index] ?? null;
    if (expected !== undefined && actual !== expected) return { key, partitionCount, expected, actual };
  }
  return undefined;
}
