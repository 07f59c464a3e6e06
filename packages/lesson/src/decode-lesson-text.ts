import type { Diagnostic } from './model.ts';

/** Part of the web's text decoder; declared here because neither Node's nor the DOM's types are at hand. */
declare const TextDecoder: new (label: 'utf-8') => { decode(bytes: Uint8Array): string };

/** Smallest and largest second byte after a leading byte where that is narrower than 0x80 … 0xbf. */
const secondByteRanges: Record<number, readonly [number, number]> = {
  224: [0xa0, 0xbf],
  237: [0x80, 0x9f],
  240: [0x90, 0xbf],
  244: [0x80, 0x8f],
};

/** Bytes of the character that a leading byte begins; 0 when no character begins with it. */
function characterLength(lead: number): number {
  if (lead < 0x80) return 1;
  if (lead >= 0xc2 && lead <= 0xdf) return 2;
  if (lead >= 0xe0 && lead <= 0xef) return 3;
  return lead >= 0xf0 && lead <= 0xf4 ? 4 : 0;
}

/** Index of the first byte that belongs to no UTF-8 character, or -1. */
export function firstBadByte(bytes: Uint8Array): number {
  for (let at = 0; at < bytes.length; ) {
    const lead = bytes[at] ?? 0;
    const length = characterLength(lead);
    if (length === 0 || at + length > bytes.length) return at;
    const [low, high] = secondByteRanges[lead] ?? [0x80, 0xbf];
    for (let next = 1; next < length; next++) {
      const byte = bytes[at + next] ?? 0;
      if (next === 1 ? byte < low || byte > high : byte < 0x80 || byte > 0xbf) return at;
    }
    at += length;
  }
  return -1;
}

function encodingHint(bytes: Uint8Array): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return isUtf16 ? 'it looks like UTF-16; save it as UTF-8' : 'save it as UTF-8';
}

/**
 * Text of a lesson file, or the place of the first byte that is not UTF-8. A byte order mark is left out.
 * Lines end with LF, CR LF or CR; columns count UTF-16 units, as in the other diagnostics.
 */
export function decodeLessonText(
  bytes: Uint8Array,
  path: string,
): { text: string } | { diagnostic: Diagnostic } {
  const decoder = new TextDecoder('utf-8');
  const bad = firstBadByte(bytes);
  if (bad < 0) return { text: decoder.decode(bytes) };
  const linesBefore = decoder.decode(bytes.subarray(0, bad)).split(/\r\n?|\n/);
  const byteHex = (bytes[bad] ?? 0).toString(16).padStart(2, '0');
  const message = `byte 0x${byteHex} is not UTF-8; ${encodingHint(bytes)}`;
  const column = (linesBefore.at(-1)?.length ?? 0) + 1;
  return { diagnostic: { path, line: linesBefore.length, column, code: 'NOT_UTF8', message } };
}
