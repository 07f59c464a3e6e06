import { catalogue } from '@keyway/core/clients/catalogue';
import { expect, test } from 'vitest';
import { clientLabel, clientLabelText, labelledIds } from './client-labels.ts';

test('every client of the catalogue has a label, and no label is left over', () => {
  expect([...labelledIds].sort()).toEqual(catalogue.map(({ id }) => id).sort());
});

test('no two clients have the same label', () => {
  const texts = labelledIds.map(clientLabelText);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test('a client without a label is named, with what to do', () => {
  expect(() => clientLabel('new-client')).toThrow(/CLIENT_LABEL_MISSING: "new-client".*client-labels\.ts/);
});
