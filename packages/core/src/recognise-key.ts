import { checkPartitionCount } from './check-partition-count.ts';
import { decodeUtf8, decodeUtf8Strictly } from './decode-utf8.ts';
import { type ExaminedKey, type KeyFinding, readingOfText } from './key-findings/key-finding.ts';
import { recogniseEdges } from './key-findings/recognise-edges.ts';
import { recogniseInteger } from './key-findings/recognise-integer.ts';
import { recogniseJson } from './key-findings/recognise-json.ts';
import { recogniseSchemaId } from './key-findings/recognise-schema-id.ts';
import { recogniseUnicodeForm } from './key-findings/recognise-unicode-form.ts';
import { recogniseUuid } from './key-findings/recognise-uuid.ts';

/**
 * What the bytes of a key look like, and which bytes a Java client would hash if it meant the same key in another form.
 * Two programs that write one key in two forms write two keys, which is why joins come out empty.
 * @param key - serialized key bytes; may be empty
 * @param partitionCount - integer from 1 to 2147483647
 * @returns findings that may contradict each other; none for an ordinary text
 * @throws {TypeError} when the key is not a Uint8Array
 * @throws {CoreError} PARTITION_COUNT_RANGE
 * @example recogniseKey(encodeJavaUtf8('"42"'), 12)[0]?.instead[0]?.partition // 4, that of 42 without quotes
 */
export function recogniseKey(key: Uint8Array, partitionCount: number): KeyFinding[] {
  if (!(key instanceof Uint8Array)) {
    throw new TypeError(`"key" expected a Uint8Array of serialized bytes, got ${typeof key}`);
  }
  checkPartitionCount(partitionCount);
  if (key.length === 0) return [{ name: 'empty', params: {}, instead: [] }];
  const text = decodeUtf8Strictly(key);
  const isPrintable = text !== undefined && !/[^\P{Cc}\t\n\r]/u.test(text);
  const examined: ExaminedKey = { bytes: key, text, isPrintable, partitionCount };
  const findings = [
    ...recogniseSchemaId(examined),
    ...recogniseJson(examined),
    ...recogniseUuid(examined),
    ...recogniseInteger(examined),
    ...recogniseUnicodeForm(examined),
    ...recogniseEdges(examined),
  ];
  return findings.length === 0 && text === undefined ? [notUtf8(examined)] : findings;
}

function notUtf8(key: ExaminedKey): KeyFinding {
  const latin1 = Array.from(key.bytes, (byte) => String.fromCharCode(byte)).join('');
  return {
    name: 'not-utf8',
    params: {},
    instead: [readingOfText(key, 'replaced', decodeUtf8(key.bytes)), readingOfText(key, 'latin-1', latin1)],
  };
}
