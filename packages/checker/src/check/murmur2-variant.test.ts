import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { murmur2Variant } from './murmur2-variant.ts';

interface Case {
  hex: string;
  murmur2: number;
}
const vectors: { cases: Case[] } = JSON.parse(
  readFileSync(new URL('../../../../parity/vectors/murmur2.json', import.meta.url), 'utf8'),
);

test('without a change it is the murmur2 of kafka-clients', () => {
  const failing = vectors.cases.filter(
    ({ hex, murmur2 }) => murmur2Variant(Buffer.from(hex, 'hex'), {}) !== murmur2,
  );
  expect(vectors.cases.length).toBeGreaterThan(400);
  expect(failing).toEqual([]);
});

test.each([
  { seed: 0 },
  { isProductRounded: true },
  { isShiftSigned: true },
  { isBigEndian: true },
  { signedBytes: 'tail' },
  { signedBytes: 'all' },
  { hasTailBreaks: true },
  { lacksLastMix: true },
] as const)('%j gives another hash for some key, so it can be told from Kafka’s', (change) => {
  const changed = vectors.cases.filter(
    ({ hex, murmur2 }) => murmur2Variant(Buffer.from(hex, 'hex'), change) !== murmur2,
  );
  expect(changed.length).toBeGreaterThan(10);
});
