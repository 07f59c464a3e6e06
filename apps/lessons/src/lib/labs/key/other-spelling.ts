import { encodeJavaUtf8 } from '@keyway/core/java-utf8';
import { explainKey, type KeyExplanation } from './explain-key.ts';

/** The same characters spelled with other code points: another key, though it looks the same. */
export interface OtherSpelling {
  /** The Unicode normal form of the other spelling. */
  form: 'NFC' | 'NFD';
  key: string;
  explanation: KeyExplanation;
}

/**
 * Another spelling of a key with combining marks, where Unicode has one.
 * @returns the composed form of a key that is not composed; else the decomposed form; undefined when all are one
 */
export function otherSpelling(key: string, partitionCount: number): OtherSpelling | undefined {
  for (const form of ['NFC', 'NFD'] as const) {
    const other = key.normalize(form);
    if (other !== key)
      return { form, key: other, explanation: explainKey(encodeJavaUtf8(other), partitionCount) };
  }
  return undefined;
}
