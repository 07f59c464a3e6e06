import { expect, test } from 'vitest';
import { feedbackText } from './feedback-text.ts';

test.each([
  ['en', 1, 'One right option is not ticked.'],
  ['en', 2, '2 right options are not ticked.'],
  ['es', 1, 'Falta marcar una opción correcta.'],
  ['es', 3, 'Faltan por marcar 3 opciones correctas.'],
  ['hi', 1, 'एक सही विकल्प पर निशान नहीं लगा है।'],
  ['hi', 2, '2 सही विकल्पों पर निशान नहीं लगा है।'],
] as const)('%s with a count of %d', (language, count, text) => {
  expect(feedbackText({ key: 'choice.missed', params: { count } }, language)).toBe(text);
});
