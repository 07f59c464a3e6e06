import { decodeUtf8Strictly } from '../decode-utf8.ts';
import { type ExaminedKey, type KeyFinding, readingOf, readingOfText } from './key-finding.ts';
import { jsonStringOf } from './recognise-json.ts';

const PREFIX_LENGTH = 5;

/**
 * Confluent's wire format: a zero byte, the id of a schema in 4 bytes (big-endian, from 1), then the payload.
 * The partition follows from all of it, so the same key under a new schema goes elsewhere.
 */
export function recogniseSchemaId(key: ExaminedKey): KeyFinding[] {
  const { bytes } = key;
  if (bytes.length <= PREFIX_LENGTH || bytes[0] !== 0) return [];
  const schemaId = new DataView(bytes.buffer, bytes.byteOffset + 1, 4).getInt32(0);
  if (schemaId < 1) return [];
  const payload = bytes.subarray(PREFIX_LENGTH);
  const text = avroString(payload) ?? jsonStringOf(decodeUtf8Strictly(payload) ?? '');
  return [
    {
      name: 'schema-id',
      params: { schemaId },
      instead: [
        ...(text === undefined ? [] : [readingOfText(key, 'string', text)]),
        readingOf(key, 'payload', payload.slice()),
      ],
    },
  ];
}

/** The text of an Avro string: its length in bytes as a zigzag varint, then UTF-8. */
function avroString(payload: Uint8Array): string | undefined {
  let length = 0;
  for (const [index, byte] of payload.subarray(0, 4).entries()) {
    length |= (byte & 0x7f) << (7 * index);
    if (byte >= 0x80) continue;
    const text = payload.subarray(index + 1);
    return length === text.length * 2 ? decodeUtf8Strictly(text) : undefined;
  }
  return undefined;
}
