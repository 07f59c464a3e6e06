import { isProven } from '@keyway/core/clients/client';
import { findClient } from '@keyway/core/clients/find-client';
import { type KeyHash, keyHashes } from '@keyway/core/clients/key-hashes';

/**
 * The hash that a client takes of a key.
 * @param clientName - id or alias
 * @returns undefined for a client that looks at no key, or whose rule is not proven
 */
export function hashOfClient(clientName: string): KeyHash | undefined {
  const client = findClient(clientName);
  if (client === undefined || !isProven(client) || client.rule.hash === null) return undefined;
  return keyHashes[client.rule.hash];
}
