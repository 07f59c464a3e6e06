import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Digest of a section's source: the first 12 hex digits of the SHA-256 of its lines, the heading included.
 * Line ends, spaces at the end of a line and empty lines around the section do not count.
 */
export function sectionDigest(lines: readonly string[]): string {
  const text = lines.map((line) => line.trimEnd()).join('\n');
  return bytesToHex(sha256(utf8ToBytes(text.replace(/^\n+|\n+$/g, '')))).slice(0, 12);
}
