import { bytesOfHex, hexOfBytes } from '../hex.ts';
import { type ExaminedKey, type KeyFinding, readingOf, readingOfText } from './key-finding.ts';

const UUID_TEXT = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * A UUID as 36 characters, which Java's UUIDSerializer writes in lower case, or as 16 bytes with the version and
 * variant of RFC 9562.
 */
export function recogniseUuid(key: ExaminedKey): KeyFinding[] {
  const { bytes, text } = key;
  if (text !== undefined && UUID_TEXT.test(text)) {
    const lowerCase = text.toLowerCase();
    const raw = bytesOfHex(lowerCase.replaceAll('-', ''));
    return [
      {
        name: 'uuid-text',
        params: { text: lowerCase },
        instead: [
          ...(text === lowerCase ? [] : [readingOfText(key, 'uuid', lowerCase)]),
          readingOf(key, 'uuid-bytes', raw),
        ],
      },
    ];
  }
  if (bytes.length !== 16 || key.isPrintable) return [];
  const hex = hexOfBytes(bytes);
  if (!/^.{12}[1-8].{3}[89ab]/.test(hex)) return [];
  const written = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return [{ name: 'uuid-bytes', params: { text: written }, instead: [readingOfText(key, 'uuid', written)] }];
}
