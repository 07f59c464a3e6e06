import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Attempt, AttemptFile } from './attempt-file.ts';

/**
 * Tells a damaged file from a whole one: the first 16 hex digits of a SHA-256 over everything that is read of it.
 * Fields that are not read do not count. It is no signature: whoever changes a file on purpose can compute it again.
 */
export function attemptsChecksum(file: AttemptFile): string {
  const { course, student, language, attempts } = file;
  const read = [course.id, course.version, student.id, student.name, language, attempts.map(readOf)];
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(read)))).slice(0, 16);
}

function readOf({ id, started, submitted, exam, responses }: Attempt): unknown[] {
  const answers = responses.map(({ question, presented, response, at }) => [
    question,
    presented,
    response,
    at,
  ]);
  return [id, started, submitted, exam?.id, exam?.form, answers];
}
