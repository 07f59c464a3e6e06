import { catalogue } from '@keyway/core/clients/catalogue';
import { isProven } from '@keyway/core/clients/client';
import type { PlacingClient } from '../group-placements.ts';

/** The rules of all proven clients, for the page in which a key is typed. */
export function placingClients(): PlacingClient[] {
  return catalogue.filter(isProven).map(({ id, name, rule }) => ({ id, name, rule }));
}
