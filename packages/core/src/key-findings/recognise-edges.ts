import { decodeUtf8Strictly } from '../decode-utf8.ts';
import {
  type ExaminedKey,
  type KeyFinding,
  type KeyFindingName,
  readingOf,
  readingOfText,
} from './key-finding.ts';

const BYTE_ORDER_MARK = '\ufeff';

/** What a file, a shell or a fixed-width field left at the ends of a text, and its eyes do not see. */
export function recogniseEdges(key: ExaminedKey): KeyFinding[] {
  return [...recogniseMark(key), ...recogniseNul(key), ...recogniseBlanks(key)];
}

function recogniseMark(key: ExaminedKey): KeyFinding[] {
  const { bytes, text } = key;
  if (text?.startsWith(BYTE_ORDER_MARK)) {
    const instead = [readingOfText(key, 'stripped', text.slice(1))];
    return [{ name: 'byte-order-mark', params: { charset: 'UTF-8' }, instead }];
  }
  const isBigEndian = bytes[0] === 0xfe && bytes[1] === 0xff;
  const isLittleEndian = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (!(isBigEndian || isLittleEndian) || bytes.length < 4 || bytes.length % 2 === 1) return [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let decoded = '';
  for (let offset = 2; offset < bytes.length; offset += 2) {
    decoded += String.fromCharCode(view.getUint16(offset, isLittleEndian));
  }
  const charset = isBigEndian ? 'UTF-16BE' : 'UTF-16LE';
  return [{ name: 'byte-order-mark', params: { charset }, instead: [readingOfText(key, 'string', decoded)] }];
}

function recogniseNul(key: ExaminedKey): KeyFinding[] {
  const { bytes } = key;
  const textLength = bytes.findLastIndex((byte) => byte !== 0) + 1;
  const count = bytes.length - textLength;
  const rest = bytes.slice(0, textLength);
  // Zero bytes after anything but a text are part of a number.
  const isText = decodeUtf8Strictly(rest)?.match(/^[^\p{Cc}]+$/u) != null;
  if (count === 0 || !isText) return [];
  return [{ name: 'trailing-nul', params: { count }, instead: [readingOf(key, 'stripped', rest)] }];
}

function recogniseBlanks(key: ExaminedKey): KeyFinding[] {
  const { text } = key;
  if (text === undefined) return [];
  // A byte order mark counts as white space in JavaScript, and is another finding.
  const [before = ''] = text.match(/^[^\S\ufeff]+/) ?? [];
  const [after = ''] = text.match(/[^\S\ufeff]+$/) ?? [];
  if (before.length === text.length) return [];
  const found = (name: KeyFindingName, count: number, stripped: string): KeyFinding[] =>
    count === 0 ? [] : [{ name, params: { count }, instead: [readingOfText(key, 'stripped', stripped)] }];
  const name = /[\r\n]/.test(after) ? 'trailing-line-end' : 'trailing-whitespace';
  return [
    ...found(name, after.length, text.slice(0, text.length - after.length)),
    ...found('leading-whitespace', before.length, text.slice(before.length)),
  ];
}
