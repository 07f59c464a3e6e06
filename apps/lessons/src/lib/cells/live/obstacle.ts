import type { ObstacleKind } from '../words/words.ts';

/** Nothing can be run, and why; the page has words for each kind. */
export class Obstacle extends Error {
  readonly kind: ObstacleKind;

  constructor(kind: ObstacleKind, options?: ErrorOptions) {
    super(`code cells: ${kind}`, options);
    this.kind = kind;
  }
}
