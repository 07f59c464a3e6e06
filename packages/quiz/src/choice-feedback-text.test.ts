import { expect, test } from 'vitest';
import { choiceFeedbackText } from './choice-feedback-text.ts';
import { feedbackText } from './feedback-text.ts';
import { languages } from './question.ts';

test.each(languages)('in %s the words of a choice are those that every page has', (language) => {
  for (const feedback of [
    { key: 'choice.right', params: {} },
    { key: 'choice.missed', params: { count: 1 } },
    { key: 'choice.extra', params: { count: 2 } },
  ] as const) {
    expect(choiceFeedbackText(feedback, language)).toBe(feedbackText(feedback, language));
  }
});

test('the plural form follows the language', () => {
  const missed = (count: number): string =>
    choiceFeedbackText({ key: 'choice.missed', params: { count } }, 'es');
  expect([missed(1), missed(3)]).toEqual([
    'Falta marcar una opción correcta.',
    'Faltan por marcar 3 opciones correctas.',
  ]);
});

test('feedback of another kind is refused by name', () => {
  expect(() => choiceFeedbackText({ key: 'number.one-off', params: {} }, 'en')).toThrow(
    /^FEEDBACK_KIND: "number\.one-off"/,
  );
});
