import { compute } from './compute.ts';
import { computedText } from './computed-text.ts';
import { CoreError } from './core-error.ts';

/**
 * The text that a lesson prints for `{=expression}`, or what is wrong with the expression, in words for its author.
 * A `ParseOptions.resolveNumber` of the lesson parser.
 * @param language - decides how quantities are grouped: hi, es, anything else as en
 */
export function resolveNumber(expression: string, language: string): { text: string } | { error: string } {
  try {
    return { text: computedText(compute(expression), language) };
  } catch (error) {
    if (error instanceof CoreError) return { error: error.message };
    throw error;
  }
}
