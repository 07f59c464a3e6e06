import { type HashName, keyHashes } from '../clients/key-hashes.ts';
import { decodeUtf8Strictly } from '../decode-utf8.ts';
import { bytesOfKey } from './create-placement-store.ts';
import { placementRules } from './placement-rules.ts';

/** The hashes of many keys, a column a hash. */
export interface HashedKeys {
  /** By rule, in the order of `placementRules`; rules of one hash share a column. */
  columnOfRule: readonly Int32Array[];
  /** 1 where a key is not UTF-8, so that rules over text say nothing about it. */
  isNoText: Uint8Array;
}

/** Hashes every key with every hash that a rule uses; a key is a text of one character a byte. */
export function hashKeys(keys: readonly string[]): HashedKeys {
  const columns = new Map<HashName, Int32Array>();
  for (const { hash } of placementRules) {
    if (!columns.has(hash)) columns.set(hash, new Int32Array(keys.length));
  }
  const entries = [...columns];
  const isNoText = new Uint8Array(keys.length);
  const crc32Column = columns.get('crc32');
  for (const [index, key] of keys.entries()) {
    const bytes = bytesOfKey(key);
    const isAscii = bytes.every((byte) => byte < 0x80);
    // ASCII is its own decoding, which saves most keys the decoder.
    const text = isAscii ? key : decodeUtf8Strictly(bytes);
    if (text === undefined) isNoText[index] = 1;
    for (const [name, column] of entries) {
      const keyHash = keyHashes[name];
      if (keyHash.reads === 'bytes') column[index] = keyHash.hash(bytes);
      // Over ASCII it is CRC-32 itself, whose column was filled before: it stands first in the catalogue.
      else if (name === 'crc32-of-units' && isAscii) column[index] = crc32Column?.[index] ?? 0;
      else if (text !== undefined) column[index] = keyHash.hash(text);
    }
  }
  return { columnOfRule: placementRules.map(({ hash }) => columns.get(hash) ?? new Int32Array(0)), isNoText };
}
