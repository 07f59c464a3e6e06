import { decodeLessonText } from '@keyway/lesson/decode-lesson-text';
import type { Problem } from '../problem.ts';

/**
 * Text of a file that people's programs wrote: UTF-8 with or without a byte order mark, or UTF-16 with one, as
 * Windows editors save "Unicode".
 */
export function decodeText(bytes: Uint8Array, file: string): { text: string } | { problem: Problem } {
  const utf16 = utf16LabelOf(bytes);
  if (utf16 === undefined) {
    const decoded = decodeLessonText(bytes, file);
    if ('text' in decoded) return decoded;
    const { line, column, code, message } = decoded.diagnostic;
    return { problem: { file, line, column, code, message } };
  }
  try {
    return { text: new TextDecoder(utf16, { fatal: true }).decode(bytes) };
  } catch {
    const message = 'begins like UTF-16 and is not; save it as UTF-8';
    return { problem: { file, code: 'NOT_UTF16', message } };
  }
}

function utf16LabelOf(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}
