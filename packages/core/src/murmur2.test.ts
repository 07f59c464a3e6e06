import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { failing, readVectors } from '../test/read-vectors.ts';
import { bytesOfHex } from './hex.ts';
import { murmur2, murmur2OfPrefix } from './murmur2.ts';
import { traceMurmur2 } from './trace-murmur2.ts';

const cases = readVectors<{ hex: string; murmur2: number }>('murmur2');

describe('vectors', () => {
  test('murmur2 answers what Java answers', () => {
    expect(failing(cases, (one) => murmur2(bytesOfHex(one.hex)) === one.murmur2)).toEqual([]);
  });

  test('the trace ends in the hash that Java answers', () => {
    expect(failing(cases, (one) => traceMurmur2(bytesOfHex(one.hex)).hash === one.murmur2)).toEqual([]);
  });
});

describe('properties', () => {
  test('trace and hash agree on any bytes, one round for each full word', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const trace = traceMurmur2(bytes);
        expect(trace.hash).toBe(murmur2(bytes));
        expect(trace.rounds).toHaveLength(Math.floor(bytes.length / 4));
        expect(trace.tail.bytes).toEqual([...bytes.subarray(bytes.length - (bytes.length % 4))]);
      }),
    );
  });

  test('the trace hands each hash on to the next round', () => {
    const trace = traceMurmur2(Uint8Array.from({ length: 23 }, (_, index) => index * 11));
    const chain = [trace.start, ...trace.rounds.map((round) => round.hashAfter)];
    expect(trace.rounds.map((round) => round.hashBefore)).toEqual(chain.slice(0, -1));
    expect(trace.tail.hashBefore).toBe(chain.at(-1));
  });

  test('a prefix of a longer buffer hashes like the bytes alone', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), fc.uint8Array({ maxLength: 8 }), (bytes, rest) => {
        expect(murmur2OfPrefix(Uint8Array.of(...bytes, ...rest), bytes.length)).toBe(murmur2(bytes));
      }),
    );
  });
});
