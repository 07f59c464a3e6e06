import { CoreError } from '../core-error.ts';
import type { Random } from './draw-positive.ts';

/**
 * Chance that follows a script.
 * @param randoms - int32 draws in order
 * @throws {CoreError} RANDOMS_USED_UP by the call after the last
 */
export function scriptedRandom(randoms: readonly number[]): Random {
  let usedCount = 0;
  return () => {
    const draw = randoms[usedCount];
    if (draw === undefined) throw usedUp(usedCount);
    usedCount++;
    return draw;
  };
}

function usedUp(usedCount: number): CoreError {
  return new CoreError('RANDOMS_USED_UP', {
    subject: 'randoms',
    expected: `more than ${usedCount} draws`,
    received: String(usedCount),
    advice: 'give a draw for the first record and one for each switch',
  });
}
