import { CoreError } from '../core-error.ts';
import { decodeUtf8 } from '../decode-utf8.ts';
import { encodeJavaUtf8 } from '../java-utf8.ts';
import type { HashingRule, NullKeyRule, ProvenClient, Spread } from './client.ts';
import { keyHashes } from './key-hashes.ts';
import type { Key, Placement } from './partition.ts';
import { reductions } from './reductions.ts';

const SPREADS: Readonly<Record<Spread, string>> = {
  random: 'draws a partition at random for each such record',
  sticky: 'draws a partition at random and stays with it for a while',
  'round-robin': 'deals such records out in turn, from a start of its own',
};

/**
 * Where a client's rule puts a key.
 * @param partitionCount - integer from 1 to 2147483647; not checked
 * @throws {CoreError} KEY_REFUSED, KEY_NOT_UTF8
 * Vectors: clients.json
 */
export function placeKey(client: ProvenClient, key: Key, partitionCount: number): Placement {
  const { rule } = client;
  if (rule.hash === null) return placeKeyless(client, rule.nullKey, 'the key is not looked at');
  if (rule.nullKey !== 'hashed-as-empty') {
    if (key === null) return placeKeyless(client, rule.nullKey, 'the record has no key');
    if (key.length === 0 && rule.emptyKey === 'as-null') {
      return placeKeyless(client, rule.nullKey, 'an empty key counts as no key');
    }
  }
  const hash = hashKey(client, rule, key ?? '');
  return { kind: 'partition', partition: reductions[rule.reduction](hash, partitionCount) };
}

function placeKeyless(
  client: ProvenClient,
  nullKey: Exclude<NullKeyRule, 'hashed-as-empty'>,
  cause: string,
): Placement {
  if (nullKey === 'partition-0') return { kind: 'partition', partition: 0 };
  if (nullKey === 'refused') {
    throw new CoreError('KEY_REFUSED', {
      subject: 'key',
      expected: `a key, because ${client.name} fails without one`,
      received: 'null',
      advice: 'give the record a key, or name its partition',
    });
  }
  return { kind: 'chance', spread: nullKey, reason: `${cause}, and ${client.name} ${SPREADS[nullKey]}` };
}

function hashKey(client: ProvenClient, rule: HashingRule, key: Uint8Array | string): number {
  const keyHash = keyHashes[rule.hash];
  if (keyHash.reads === 'text') return keyHash.hash(typeof key === 'string' ? key : decodeUtf8(key));
  return keyHash.hash(typeof key === 'string' ? encodeText(client, rule, key) : key);
}

/** The bytes that the client sends for a text key, and hashes. */
function encodeText(client: ProvenClient, { loneSurrogate }: HashingRule, text: string): Uint8Array {
  if (loneSurrogate === 'question-mark') return encodeJavaUtf8(text);
  const wellFormed = text.replace(/\p{Surrogate}/gu, '\ufffd');
  if (loneSurrogate === 'refused' && wellFormed !== text) {
    throw new CoreError('KEY_NOT_UTF8', {
      subject: 'key',
      expected: `bytes or well-formed text, because ${client.name} takes bytes`,
      received: 'a text with a lone surrogate, which has no UTF-8',
      advice: 'give the bytes that your program makes of it',
    });
  }
  return encodeJavaUtf8(wellFormed);
}
