import { hexOfBytes } from '@keyway/core/hex';
import { partitionForKey } from '@keyway/core/partition-for-key';
import { serializeKey } from '@keyway/core/serialize-key';
import { type KeyFormId, keyFormIds } from '../words/words.ts';

/** One way to write what looks like the same key. */
export interface KeyForm {
  id: KeyFormId;
  /** What it looks like, where it is a text. */
  text?: string;
  bytesHex: string;
  partition: number;
}

/** Confluent's wire format: a zero byte and the id of the schema in four. */
const SCHEMA_ID_1 = [0, 0, 0, 0, 1];

const TEXTS: Partial<Record<KeyFormId, string>> = {
  text: '42',
  quoted: '"42"',
  json: '{"a":1,"b":2}',
  'json-order': '{"b":2,"a":1}',
  composed: '\u00e9',
  decomposed: 'e\u0301',
};

/** The forms with their bytes, and where Java sends each. */
export function keyForms(partitionCount: number): KeyForm[] {
  return keyFormIds.map((id) => {
    const text = TEXTS[id];
    const bytes = bytesOf(id, text);
    return {
      id,
      ...(text !== undefined && { text }),
      bytesHex: hexOfBytes(bytes, ' '),
      partition: partitionForKey(bytes, partitionCount),
    };
  });
}

function bytesOf(id: KeyFormId, text: string | undefined): Uint8Array {
  if (id === 'schema') return Uint8Array.from([...SCHEMA_ID_1, ...serialized('string', '42')]);
  return text === undefined ? serialized(id === 'int' ? 'int' : 'long', '42') : serialized('string', text);
}

function serialized(type: 'string' | 'int' | 'long', value: string): Uint8Array {
  return serializeKey(type, value) ?? new Uint8Array(0);
}
