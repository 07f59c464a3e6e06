import { isProven, type ProvenClient } from '@keyway/core/clients/client';
import { findClient } from '@keyway/core/clients/find-client';
import { keyHashes } from '@keyway/core/clients/key-hashes';
import { partition } from '@keyway/core/clients/partition';
import { reductions } from '@keyway/core/clients/reductions';
import { CoreError } from '@keyway/core/core-error';
import { encodeCharset } from '@keyway/core/encode-charset';
import { encodeJavaUtf8 } from '@keyway/core/java-utf8';
import { murmur2 } from '@keyway/core/murmur2';
import type { Feedback, Mistake } from './question.ts';

/** One client for each rule that people take for Kafka's. */
const OTHER_CLIENTS = ['java', 'librdkafka-consistent', 'sarama-hash', 'kafkajs-1', 'scala-0.8.2'] as const;

/**
 * Where classic mistakes put a text key, the most telling first; some may be the right partition all the same.
 * @param client - whose rule was asked for
 * @param answer - the right partition
 * Vectors: murmur2.json, clients.json, serializers.json
 */
export function partitionMistakes(
  client: ProvenClient,
  key: string,
  partitionCount: number,
  answer: number,
): Mistake[] {
  return [
    mistake('mistake.counted-from-one', answer + 1),
    ...reductionMistakes(client, key, partitionCount),
    ...encodingMistakes(client, key, partitionCount),
    ...clientMistakes(client, key, partitionCount),
  ];
}

/** The hash is right, and what is made of it is not. */
function reductionMistakes(client: ProvenClient, key: string, partitionCount: number): Mistake[] {
  const hash = hashOfKey(client, key);
  if (client.rule.hash === null || hash === undefined) return [];
  const mistakes: Mistake[] = [];
  if (client.rule.reduction === 'mask') {
    mistakes.push(
      // `+ 0`: the remainder of a negative number may be minus zero.
      mistake('mistake.mask-forgotten', (hash % partitionCount) + 0),
      mistake('mistake.unsigned-hash', reductions.unsigned(hash, partitionCount)),
      mistake('mistake.absolute-value', reductions.absolute(hash, partitionCount)),
      mistake('mistake.mask-forgotten-floored', flooredRemainder(hash, partitionCount)),
    );
  }
  if (partitionCount > 2) {
    const divisor = partitionCount - 1;
    const wrong = reductions[client.rule.reduction](hash, divisor);
    mistakes.push(mistake('mistake.count-minus-one', wrong, { divisor }));
  }
  return mistakes;
}

/** Characters hashed in place of UTF-8 bytes, which comes to the same for ASCII alone. */
function encodingMistakes(client: ProvenClient, key: string, partitionCount: number): Mistake[] {
  if (client.rule.hash !== 'murmur2' || encodeJavaUtf8(key).length === key.length) return [];
  const place = reductions[client.rule.reduction];
  const units = Uint8Array.from({ length: key.length }, (_, index) => key.charCodeAt(index));
  const codePoints = Uint8Array.from([...key], (character) => character.codePointAt(0) ?? 0);
  return [
    ...[units, codePoints].map((bytes) =>
      mistake('mistake.characters-hashed', place(murmur2(bytes), partitionCount)),
    ),
    ...(['UTF-16LE', 'UTF-16BE', 'UTF-16'] as const).map((charset) =>
      mistake('mistake.utf16-hashed', place(murmur2(encodeCharset(key, charset)), partitionCount), {
        charset,
      }),
    ),
  ];
}

/** The rule of a client that is not the one asked about, unless the two put keys in the same places. */
function clientMistakes(client: ProvenClient, key: string, partitionCount: number): Mistake[] {
  const { rule } = client;
  return OTHER_CLIENTS.flatMap((id) => {
    const other = findClient(id);
    if (other === undefined || !isProven(other) || other.rule.hash === null || rule.hash === null) return [];
    if (other.rule.hash === rule.hash && other.rule.reduction === rule.reduction) return [];
    const wrong = fixedPartition(id, key, partitionCount);
    const params = { client: id, hash: other.rule.hash };
    return wrong === undefined ? [] : [mistake('mistake.other-client', wrong, params)];
  });
}

/** The hash of the key before any reduction, as an int32; undefined for a client that hashes no key. */
export function hashOfKey(client: ProvenClient, key: string): number | undefined {
  if (client.rule.hash === null) return undefined;
  const keyHash = keyHashes[client.rule.hash];
  return (keyHash.reads === 'text' ? keyHash.hash(key) : keyHash.hash(encodeJavaUtf8(key))) | 0;
}

/** Where a client puts a key; undefined where chance decides or the client fails. */
export function fixedPartition(clientId: string, key: string, partitionCount: number): number | undefined {
  try {
    const placement = partition(clientId, key, partitionCount);
    return placement.kind === 'partition' ? placement.partition : undefined;
  } catch (error) {
    if (error instanceof CoreError) return undefined;
    throw error;
  }
}

/** The remainder as Python takes it: never negative. */
function flooredRemainder(hash: number, partitionCount: number): number {
  return ((hash % partitionCount) + partitionCount) % partitionCount;
}

function mistake(key: Feedback['key'], answer: number, params: Feedback['params'] = {}): Mistake {
  return { answer, feedback: { key, params } };
}
