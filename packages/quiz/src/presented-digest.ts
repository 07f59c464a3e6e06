import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical-json.ts';

/**
 * Digest of what a learner was shown, as `present` gives it or a lesson's own texts, by which an attempt is known to answer the question that stands.
 * Synchronous and without `crypto.subtle`, which a page over plain http does not have.
 * @param presented - plain data that survives `JSON.stringify`
 * @returns the SHA-256 of the canonical JSON, 64 hex digits
 */
export function presentedDigest(presented: object): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(presented))));
}
