/** Marsaglia's xorshift32: whole numbers below a bound. */
export function createRandom(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}

/** One to eight damages: bits, bytes, pieces lost, doubled or moved, the end cut off. */
export function damage(bytes: Uint8Array, random: (bound: number) => number): Uint8Array {
  let damaged: Buffer = Buffer.from(bytes);
  for (let left = 1 + random(8); left > 0; left--) {
    const at = random(damaged.length + 1);
    const length = 1 + random(40);
    const piece = damaged.subarray(at, at + length);
    const [before, after] = [damaged.subarray(0, at), damaged.subarray(at + length)];
    const choices: (() => Buffer)[] = [
      () => Buffer.concat([before, Buffer.from(piece).map((byte) => byte ^ (1 << random(8))), after]),
      () => Buffer.concat([before, Buffer.from([random(256)]), piece.subarray(1), after]),
      () => Buffer.concat([before, Buffer.from('"s7", {]'), after]),
      () => Buffer.concat([before, after]),
      () => Buffer.concat([before, piece, piece, after]),
      () => Buffer.concat([after, before, piece]),
      () => before,
    ];
    damaged = choices[random(choices.length)]?.() ?? damaged;
  }
  return damaged;
}
