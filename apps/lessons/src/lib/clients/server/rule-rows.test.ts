import { catalogue } from '@keyway/core/clients/catalogue';
import { isProven } from '@keyway/core/clients/client';
import { expect, test } from 'vitest';
import { rulesEn } from '../words/rules-en.ts';
import { provenGroups, readRows } from './rule-rows.ts';

const groups = provenGroups(catalogue.filter(isProven), rulesEn);

test('Java’s rule comes first and those that look at no key last; every proven client stands once', () => {
  expect(groups[0]?.clients.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['java', 'kafkajs-2', 'aiokafka']),
  );
  expect(groups.at(-1)?.rule).toBeUndefined();
  expect(groups.flatMap(({ clients }) => clients.map(({ id }) => id)).sort()).toEqual(
    catalogue
      .filter(isProven)
      .map(({ id }) => id)
      .sort(),
  );
});

test('librdkafka’s default takes an empty key for none', () => {
  const row = groups
    .flatMap(({ clients }) => clients)
    .find(({ id }) => id === 'librdkafka-consistent-random');
  expect(row).toMatchObject({ emptyKey: 'as no key', nullKey: 'random, one partition for a while' });
});

test('a client that was only read is told in the reader’s language', () => {
  expect(readRows('es').find(({ id }) => id === 'kaffe')?.hash).toBe('suma de los 16 bytes de `MD5`');
  expect(readRows('hi')).toHaveLength(catalogue.filter((client) => !isProven(client)).length);
});
