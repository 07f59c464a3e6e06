import type { Claims } from './read-claims.ts';

/** Who holds what when the round begins. */
export interface Ownership {
  /** Partition ids that each member holds, in the order of its claims. */
  readonly held: readonly (readonly number[])[];
  /** Member that holds each partition id; -1 for nobody. */
  readonly holders: Int32Array;
  /** Ids that two members claimed in one generation: nobody may keep them in this round. */
  readonly contested: ReadonlySet<number>;
}

/**
 * Decides between members that claim the same partition (KIP-341 and its fixes): the newer generation wins, and in
 * the same generation nobody does.
 * @param claims - members are visited by number, which is HashMap order
 */
export function resolveClaims(claims: Claims, partitionCount: number): Ownership {
  const holders = new Int32Array(partitionCount).fill(-1);
  const claimants = new Int32Array(partitionCount).fill(-1);
  const contested = new Set<number>();
  claims.ids.forEach((ids, member) => {
    const generation = claims.generations[member] ?? -1;
    for (const id of ids) {
      const rival = claimants[id] ?? -1;
      const rivalGeneration = rival < 0 ? Number.NEGATIVE_INFINITY : (claims.rivalGenerations[rival] ?? -1);
      if (generation < rivalGeneration) continue;
      claimants[id] = member;
      holders[id] = generation === rivalGeneration ? -1 : member;
      if (generation === rivalGeneration) contested.add(id);
    }
  });
  return {
    held: claims.ids.map((ids, member) => [...new Set(ids)].filter((id) => holders[id] === member)),
    holders,
    contested,
  };
}
