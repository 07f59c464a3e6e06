import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Digest of what a student saw of a question: the first 16 hex digits of the SHA-256 of its JSON. Pure and without
 * `crypto.subtle`, which a page over plain http does not have.
 * @param presented - plain data whose keys always come in one order
 */
export function presentedDigest(presented: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(presented)))).slice(0, 16);
}
