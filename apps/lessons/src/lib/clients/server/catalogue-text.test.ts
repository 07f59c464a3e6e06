import { catalogue } from '@keyway/core/clients/catalogue';
import { type Client, isProven } from '@keyway/core/clients/client';
import { expect, test } from 'vitest';
import { siteLanguages } from '../../text/languages.ts';
import { catalogueText, catalogueTexts } from './catalogue-text.ts';

function textsOf(client: Client): (string | null | undefined)[] {
  const facts = isProven(client)
    ? [client.proof.called]
    : [client.hash, client.reduction, client.nullKey, client.emptyKey];
  const programs = client.aliases.flatMap(({ note, javaMatch }) => [
    note,
    javaMatch?.setting,
    javaMatch?.catch,
  ]);
  return [
    client.versions,
    client.note,
    client.javaMatch.setting,
    client.javaMatch.catch,
    ...facts,
    ...programs,
  ];
}

const texts = [...new Set(catalogue.flatMap(textsOf).filter((text) => typeof text === 'string'))];

test.each(siteLanguages)(
  '%s has words for every text of the catalogue, and none that it no longer has',
  (language) => {
    expect(Object.keys(catalogueTexts[language]).sort()).toEqual(texts.sort());
  },
);

/** What was written for the page rather than taken over, with the reason. */
const REWORDED = ['mask', 'unsigned', 'no key', 'null keys', 'fnv1a', 'crc32'];

test('in English the words are those of the catalogue, with code marked', () => {
  const changed = texts.filter(
    (text) =>
      catalogueText(text, 'en').replaceAll('`', '') !== text.replaceAll('`', '') &&
      !REWORDED.some((word) => text.includes(word)),
  );
  expect(changed).toEqual([]);
});

test('every code span of the English words stands in the other languages as it is', () => {
  const codeOf = (said: string): string[] =>
    [...said.matchAll(/`([^`]*)`/g)].map(([, code]) => String(code)).sort();
  for (const language of siteLanguages) {
    const changed = texts.filter(
      (text) =>
        codeOf(catalogueText(text, language)).join('\n') !== codeOf(catalogueText(text, 'en')).join('\n'),
    );
    expect(changed, language).toEqual([]);
  }
});

test('Hindi is written in Devanagari and Spanish is not English', () => {
  const words = texts.filter((text) => catalogueText(text, 'es') !== catalogueText(text, 'en'));
  expect(words.length).toBeGreaterThan(100);
  const hindi = words.filter((text) => !/\p{Script=Devanagari}/u.test(catalogueText(text, 'hi')));
  expect(hindi).toEqual(['XXH32 with seed 0', 'random']);
});

test('a text without words is named, with the file to write them in', () => {
  expect(() => catalogueText('brand new', 'hi')).toThrow(
    /CATALOGUE_TEXT_MISSING: "brand new".*catalogue-hi\.ts/,
  );
});
