import { expect, test } from 'vitest';
import { keyForms } from './key-forms.ts';

// The report confluentinc/ksql 749, with Java's own numbers: 42 of 12 partitions as text, int, long and quoted text.
test('42 has other bytes and another partition in each form, as Java has them', () => {
  const forms = Object.fromEntries(
    keyForms(12).map(({ id, bytesHex, partition }) => [id, [bytesHex, partition]]),
  );
  expect(forms.text).toEqual(['34 32', 4]);
  expect(forms.int).toEqual(['00 00 00 2a', 0]);
  expect(forms.long).toEqual(['00 00 00 00 00 00 00 2a', 4]);
  expect(forms.quoted).toEqual(['22 34 32 22', 0]);
});

test('é composed and decomposed are other bytes; the composed one goes where Java puts it', () => {
  const forms = keyForms(12);
  expect(forms.find(({ id }) => id === 'composed')).toEqual({
    id: 'composed',
    text: 'é',
    bytesHex: 'c3 a9',
    partition: 3,
  });
  expect(forms.find(({ id }) => id === 'decomposed')?.bytesHex).toBe('65 cc 81');
});
