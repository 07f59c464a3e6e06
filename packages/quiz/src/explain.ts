import { fillTemplate, type TemplateValues } from './fill-template.ts';
import type { Language } from './question.ts';
import type { Variant } from './quiz-question.ts';

/**
 * The author's explanation of a variant, for whoever may know the answer: never part of what is presented.
 * @returns undefined where the author gave none
 */
export function explain(variant: Variant, language: Language): string | undefined {
  const explanation = variant.kind === 'choice' ? variant.texts?.explanation : variant.explanation;
  return explanation === undefined ? undefined : fillTemplate(explanation, valuesOf(variant), language);
}

function valuesOf(variant: Variant): TemplateValues {
  switch (variant.kind) {
    case 'number':
    case 'partition':
      return { ...variant.values, answer: variant.answer };
    case 'trace':
      return variant.values;
    case 'assignment':
      return { assignor: variant.assignor };
    default:
      return {};
  }
}
