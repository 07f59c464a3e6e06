import { catalogue } from '@keyway/core/clients/catalogue';
import { expect, test } from 'vitest';
import { clientSubjects } from './client-subjects.ts';

const slugs = clientSubjects.map(({ slug }) => slug);

test('every client of the catalogue has a page, and so has a program with a setting of its own', () => {
  expect(catalogue.map(({ id }) => id).filter((id) => !slugs.includes(id))).toEqual([]);
  expect(slugs).toEqual(
    expect.arrayContaining(['node-rdkafka', 'kcat', 'fluent-bit', 'confluent-kafka-dotnet', 'kaf']),
  );
});

test('no two pages have one address, and an address needs no escapes', () => {
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs.filter((slug) => !/^[a-z0-9.-]+$/.test(slug))).toEqual([]);
});

test('a second name of a program has no page: kafkacat is kcat', () => {
  expect(slugs).not.toContain('kafkacat');
  expect(slugs).not.toContain('confluent-kafka');
});
