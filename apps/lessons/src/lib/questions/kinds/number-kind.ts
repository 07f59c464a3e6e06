import { makeNumberVariant, markNumber, presentNumber } from '@keyway/quiz/number';
import NumberFields from '../NumberFields.svelte';
import type { QuestionKindParts } from '../question-kind.ts';

/** A question whose answer is a number. */
export const numberKind: QuestionKindParts = {
  Fields: NumberFields,
  makeVariant: makeNumberVariant,
  present: presentNumber,
  mark: markNumber,
  startResponse: (_, typed) => typed.answer ?? '',
  withMeaning: (_, meaning) => meaning,
};
