import { findClient } from '@keyway/core/clients/find-client';
import { type Placement, partition } from '@keyway/core/clients/partition';
import { decodeUtf8Strictly } from '@keyway/core/decode-utf8';
import { partitionForKey } from '@keyway/core/partition-for-key';
import { hashOfClient } from './hash-of-client.ts';
import type { InputKey } from './key-input.ts';

/**
 * The rule of one client over keys of the command line. What there is to know about it (that it hashes text and a key
 * is none, that chance decides) is said on standard error, once each.
 * @param clientName - id or alias
 * @throws {CoreError} CLIENT_UNKNOWN, CLIENT_UNPROVEN, PARTITION_COUNT_RANGE
 */
export function createPlaceKey(clientName: string, partitionCount: number): (key: InputKey) => Placement {
  // Asks for nothing but the errors, before any key is read.
  partition(clientName, 'any', partitionCount);
  if (findClient(clientName)?.id === 'java') {
    return ({ bytes }) => ({ kind: 'partition', partition: partitionForKey(bytes, partitionCount) });
  }
  const isText = hashOfClient(clientName)?.reads === 'text';
  const told = new Set<string>();
  const tellOnce = (kind: string, message: string): void => {
    if (told.has(kind)) return;
    told.add(kind);
    process.stderr.write(`${message}\n`);
  };
  return ({ bytes, place }) => {
    if (isText && decodeUtf8Strictly(bytes) === undefined) {
      tellOnce(
        'text',
        `${place} is not UTF-8; ${clientName} hashes text, in which what is no UTF-8 is U+FFFD`,
      );
    }
    const placement = partition(clientName, bytes, partitionCount);
    if (placement.kind === 'chance') tellOnce('chance', `${place}: ${placement.reason}`);
    return placement;
  };
}
