import { presentAssignment } from './assignment.ts';
import { presentChoice } from './choice.ts';
import { presentCode } from './code.ts';
import { presentNumber } from './number.ts';
import { presentPartition } from './partition.ts';
import type { Language } from './question.ts';
import type { Presented, Variant } from './quiz-question.ts';
import { presentTrace } from './trace.ts';

/**
 * What may be shown of a variant before it is marked: plain data that survives `JSON.stringify`.
 * @param language - of the question's texts; decides the decimal mark and the names of steps
 */
export function present(variant: Variant, language: Language): Presented {
  switch (variant.kind) {
    case 'choice':
      return presentChoice(variant);
    case 'number':
      return presentNumber(variant, language);
    case 'partition':
      return presentPartition(variant, language);
    case 'assignment':
      return presentAssignment(variant, language);
    case 'trace':
      return presentTrace(variant, language);
    case 'code':
      return presentCode(variant, language);
  }
}
