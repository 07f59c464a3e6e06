import { makeVariant } from '@keyway/quiz/make-variant';
import { present } from '@keyway/quiz/present';
import type { VariantChoice, VariantQuizQuestion } from '../page/page-lesson.ts';
import { anotherSeed } from '../questions/another-seed.ts';
import { printedSeed } from '../questions/printed-seed.ts';

/**
 * A question as its page holds it. Cases that are hidden stay where the lesson is.
 * @param number - its place among the lesson's questions, from 1
 */
export function variantChoice(question: VariantQuizQuestion, number: number): VariantChoice {
  const shown: VariantQuizQuestion = question.kind === 'code' ? { ...question, hiddenCases: [] } : question;
  const another = anotherSeed(printedSeed(shown.id), (seed) => present(makeVariant(shown, seed), 'en'));
  return { kind: 'variant', id: shown.id, number, question: shown, hasVariants: another !== undefined };
}
