import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The seed of a student's variant of a question: the first four bytes, big-endian, of the SHA-256 of
 * `["studentId","questionId"]` as JSON without spaces. The student's id is taken in NFC without spaces around it, so
 * that it is the same id however a keyboard composed it.
 * @returns uint32
 */
export function seedOf(studentId: string, questionId: string): number {
  const text = JSON.stringify([studentId.normalize('NFC').trim(), questionId]);
  const [first = 0, second = 0, third = 0, fourth = 0] = sha256(utf8ToBytes(text));
  return ((first << 24) | (second << 16) | (third << 8) | fourth) >>> 0;
}
