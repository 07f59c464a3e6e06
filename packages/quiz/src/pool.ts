import { pick, type Random } from './seeded-random.ts';

/** Values to draw from: each a number, a text, or a pattern such as `user-{1..99}` for many texts. */
export type Pool = readonly (number | string)[];

const RANGE = /\{(\d{1,9})\.\.(\d{1,9})\}/g;

/**
 * Draws one value: first an entry of the pool, then a number for each `{from..to}` in it.
 * Every entry is as likely as every other, however many values its pattern has.
 * A range whose ends have the same number of digits keeps that width: `{01..12}` gives `07`.
 */
export function drawFrom(pool: readonly string[], random: Random): string;
export function drawFrom(pool: Pool, random: Random): number | string;
export function drawFrom(pool: Pool, random: Random): number | string {
  const entry = pick(pool, random);
  if (typeof entry !== 'string') return entry;
  return entry.replace(RANGE, (_, from: string, to: string) => {
    const count = Number(to) - Number(from) + 1;
    return inWidth(Number(from) + Math.floor(random() * count), from, to);
  });
}

/** The least and the greatest value of each entry, for whoever checks a pool without drawing everything. */
export function endsOfPool(pool: Pool): (number | string)[] {
  const ends = pool.flatMap((entry): (number | string)[] =>
    typeof entry === 'string'
      ? [
          entry.replace(RANGE, (_, from: string) => from),
          entry.replace(RANGE, (_, from: string, to: string) => inWidth(Number(to), from, to)),
        ]
      : [entry],
  );
  return [...new Set(ends)];
}

/** The first range of a pattern that counts down, which draws nothing; undefined for a sound pattern. */
export function backwardRange(entry: string): string | undefined {
  return [...entry.matchAll(RANGE)].find(([, from, to]) => Number(from) > Number(to))?.[0];
}

function inWidth(value: number, from: string, to: string): string {
  return from.length === to.length ? String(value).padStart(from.length, '0') : String(value);
}
