const SEED = 0x9747b28c;
const M = 0x5bd1e995;

/** One four-byte word on its way into the hash; every number is an int32. */
export interface Murmur2Round {
  /** Index of the word's first byte in the key. */
  offset: number;
  /** The four bytes read as a little-endian int32. */
  word: number;
  /** The word after multiply, shift and multiply. */
  mixedWord: number;
  /** The hash before and after this round. */
  hashBefore: number;
  hashAfter: number;
}

/** Every step of one murmur2, for labs, questions and feedback; every number is an int32. */
export interface Murmur2Trace {
  /** Seed xor length. */
  start: number;
  rounds: Murmur2Round[];
  /** The one to three bytes that fill no word, in key order, and the hash before and after them. */
  tail: { offset: number; bytes: number[]; hashBefore: number; hashAfter: number };
  /** The hash after each of the three closing steps: shift by 13, multiply, shift by 15. */
  finish: [number, number, number];
  /** The same as `murmur2` answers. */
  hash: number;
}

/**
 * Every round of Kafka's murmur2, written for reading; `murmur2` is the one to call for the answer.
 * @param bytes - any length; the trace holds one round for each four bytes
 * Source: kafka 1eb7644, Utils.murmur2. Vectors: murmur2.json
 */
export function traceMurmur2(bytes: Uint8Array): Murmur2Trace {
  const start = (SEED ^ bytes.length) | 0;
  const rounds: Murmur2Round[] = [];
  const wordEnd = bytes.length - (bytes.length % 4);
  let h = start;
  for (let offset = 0; offset < wordEnd; offset += 4) {
    const word = littleEndianWord(bytes.subarray(offset, offset + 4));
    let mixedWord = Math.imul(word, M);
    mixedWord ^= mixedWord >>> 24;
    mixedWord = Math.imul(mixedWord, M);
    const hashAfter = Math.imul(h, M) ^ mixedWord;
    rounds.push({ offset, word, mixedWord, hashBefore: h, hashAfter });
    h = hashAfter;
  }
  const tailBytes = bytes.subarray(wordEnd);
  const hashBefore = h;
  if (tailBytes.length > 0) h = Math.imul(h ^ littleEndianWord(tailBytes), M);
  const tail = { offset: wordEnd, bytes: [...tailBytes], hashBefore, hashAfter: h };
  const shifted = h ^ (h >>> 13);
  const multiplied = Math.imul(shifted, M);
  const hash = multiplied ^ (multiplied >>> 15);
  return { start, rounds, tail, finish: [shifted, multiplied, hash], hash };
}

/** Up to four bytes, first byte lowest, as an int32. */
function littleEndianWord(bytes: Uint8Array): number {
  return bytes.reduce((word, byte, index) => word | (byte << (8 * index)), 0);
}
