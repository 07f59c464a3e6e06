import { CoreError } from '../core-error.ts';
import { toPositive } from '../partition-for-key.ts';

/** A source of chance: each call gives one int32, as `ThreadLocalRandom.current().nextInt()` does in Java. */
export type Random = () => number;

/**
 * One int32 of chance.
 * @returns -2147483648 <= draw <= 2147483647
 * @throws {CoreError} RANDOM_RANGE, as for a source that gives fractions: they would all become partition 0
 */
export function drawInt32(random: Random): number {
  const draw = random();
  if (Number.isInteger(draw) && draw === (draw | 0)) return draw;
  throw new CoreError('RANDOM_RANGE', {
    subject: 'random',
    expected: 'a function that returns int32 numbers',
    received: String(draw),
    advice: 'for Math.random write () => Math.floor(Math.random() * 2 ** 32) | 0',
  });
}

/**
 * One draw with its sign bit cleared.
 * @returns 0 <= draw <= 2147483647
 * @throws {CoreError} RANDOM_RANGE
 */
export function drawPositive(random: Random): number {
  return toPositive(drawInt32(random));
}
