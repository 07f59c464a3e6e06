import type { ProvenClient } from '@keyway/core/clients/client';
import { placeKey } from '@keyway/core/clients/place-key';
import { CoreError } from '@keyway/core/core-error';

/** As much of a proven client as it takes to place a key: the catalogue's texts stay out of the page's script. */
export type PlacingClient = Pick<ProvenClient, 'id' | 'name' | 'rule'>;

/** Where a client puts a record: a partition, wherever chance or its turn takes it, or nowhere, because it fails. */
export type Answer = { kind: 'partition'; partition: number } | { kind: 'chance' } | { kind: 'refused' };

/** Clients that answer alike for one key. */
export interface PlacementGroup {
  answer: Answer;
  clientIds: string[];
  /** Whether Java puts the record there too. */
  isJava: boolean;
}

const RANK: Record<Answer['kind'], number> = { partition: 0, chance: 1, refused: 2 };

/**
 * Where each client puts a record with this key, grouped by the answer.
 * @param key - a text
 * @param partitionCount - integer from 1 to 2147483647; not checked
 * @returns Java's group first, then the larger ones first; chance and refusals last
 */
export function groupPlacements(
  clients: readonly PlacingClient[],
  key: string,
  partitionCount: number,
): PlacementGroup[] {
  const groups = new Map<string, PlacementGroup>();
  for (const client of clients) {
    const { id } = client;
    const answer = answerOf(client, key, partitionCount);
    const name = answer.kind === 'partition' ? String(answer.partition) : answer.kind;
    const group = groups.get(name) ?? { answer, clientIds: [], isJava: false };
    group.clientIds.push(id);
    group.isJava ||= id === 'java';
    groups.set(name, group);
  }
  return [...groups.values()].sort(
    (left, right) =>
      Number(right.isJava) - Number(left.isJava) ||
      RANK[left.answer.kind] - RANK[right.answer.kind] ||
      right.clientIds.length - left.clientIds.length,
  );
}

function answerOf(client: PlacingClient, key: string, partitionCount: number): Answer {
  try {
    // placeKey reads the name and the rule, and nothing else of a client.
    const placement = placeKey(client as ProvenClient, key, partitionCount);
    return placement.kind === 'partition' ? placement : { kind: 'chance' };
  } catch (error) {
    // A text with a lone surrogate, which no program in this client's languages can hold.
    if (error instanceof CoreError && error.code === 'KEY_NOT_UTF8') return { kind: 'refused' };
    throw error;
  }
}
