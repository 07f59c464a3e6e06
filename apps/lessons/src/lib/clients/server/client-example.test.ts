import { catalogue } from '@keyway/core/clients/catalogue';
import { isProven } from '@keyway/core/clients/client';
import { expect, test } from 'vitest';
import { clientExample, EXAMPLE_KEYS } from './client-example.ts';

const proven = catalogue.filter(isProven);
const example = (id: string): ReturnType<typeof clientExample> =>
  proven.filter((client) => client.id === id).flatMap(clientExample);

// kafka-clients' own answers.
test('Java puts user-1 … user-6 on 2, 2, 5, 1, 4, 5 of 6', () => {
  expect(example('java').map(({ own }) => own)).toEqual([2, 2, 5, 1, 4, 5]);
  expect(example('java').every(({ verdict }) => verdict === 'same')).toBe(true);
});

// zlib.crc32 of user-1 … user-6 modulo 6, computed with Python.
test('librdkafka goes by CRC-32, and agrees on user-1 by chance', () => {
  const rows = example('librdkafka-consistent-random');
  expect(rows.map(({ own }) => own)).toEqual([2, 4, 0, 3, 3, 3]);
  expect(rows.map(({ verdict }) => verdict)).toEqual(['chance', ...Array(5).fill('different')]);
});

// The Python reference's murmur2, unsigned, modulo 6; negative for user-2, user-5 and user-6.
test('with Java’s hash taken as unsigned, a key agrees where its sign bit is clear', () => {
  const rows = example('platformatic-default');
  expect(rows.map(({ own }) => own)).toEqual([2, 4, 5, 1, 0, 1]);
  expect(rows.map(({ verdict }) => verdict)).toEqual([
    'sign',
    'different',
    'sign',
    'sign',
    'different',
    'different',
  ]);
});

test('a client that looks at no key has no answer of its own', () => {
  expect(example('kafka-go-round-robin').map(({ own, verdict }) => [own, verdict])).toEqual(
    EXAMPLE_KEYS.map(() => [null, 'any']),
  );
});
