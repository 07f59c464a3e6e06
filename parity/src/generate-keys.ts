import { createSeededRandom } from './seeded-random.ts';

/** A key made up for a run: bytes, or the UTF-16 units of a text. */
export type GeneratedKey = { script: string; keyHex: string } | { script: string; utf16: number[] };

type Random = (limit: number) => number;

/** Scripts by the mistake that they find; each gives the units of one character. */
const SCRIPTS: Readonly<Record<string, (random: Random) => number[]>> = {
  ascii: (random) => [0x20 + random(0x5f)],
  control: (random) => [random(0x20)],
  latin1: (random) => [0x80 + random(0x80)],
  devanagari: (random) => [0x0900 + random(0x80)],
  // Around the ends of the one, two and three byte forms of UTF-8, the byte order marks among them.
  borders: (random) => [[0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xfeff, 0xfffe, 0xffff][random(9)] ?? 0],
  emoji: (random) => [0xd83d, 0xde00 + random(0x50)],
  astral: (random) => [0xd800 + random(0x400), 0xdc00 + random(0x400)],
  surrogates: (random) => [0xd800 + random(0x800)],
  nul: () => [0],
};

/** Longest key, in bytes or UTF-16 units. */
export const LONGEST_KEY = 300;
/** Keys of random bytes of each length. */
const BYTE_KEYS_PER_LENGTH = 10;
/** Texts of each length and script; one script more mixes them all. */
const TEXTS_PER_SCRIPT = 3;

/**
 * Keys of every length from 0 to 300: random bytes, and texts in every script and in all of them mixed.
 * @param seed - the same seed gives the same keys
 */
export function generateKeys(seed: number): GeneratedKey[] {
  const random = createSeededRandom(seed);
  const keys: GeneratedKey[] = [];
  for (let length = 0; length <= LONGEST_KEY; length++) {
    for (let i = 0; i < BYTE_KEYS_PER_LENGTH; i++)
      keys.push({ script: 'bytes', keyHex: randomHex(random, length) });
    for (const script of [...Object.keys(SCRIPTS), 'mixed']) {
      for (let i = 0; i < TEXTS_PER_SCRIPT; i++)
        keys.push({ script, utf16: randomUnits(random, script, length) });
    }
  }
  return keys;
}

function randomHex(random: Random, length: number): string {
  return Buffer.from(Array.from({ length }, () => random(256))).toString('hex');
}

/** Exactly `length` units: a pair that does not fit any more is cut, which leaves a lone surrogate. */
function randomUnits(random: Random, script: string, length: number): number[] {
  const writers = Object.values(SCRIPTS);
  const units: number[] = [];
  while (units.length < length) {
    const write = SCRIPTS[script] ?? writers[random(writers.length)] ?? SCRIPTS.ascii;
    units.push(...(write?.(random) ?? []));
  }
  return units.slice(0, length);
}
