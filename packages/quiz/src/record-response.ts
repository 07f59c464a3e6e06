import { QuizError } from './quiz-error.ts';

/**
 * A response of several fields, such as one for each partition or step.
 * @returns undefined when there is none
 * @throws {QuizError} RESPONSE_SHAPE for anything but fields by name; RESPONSE_FIELD_UNKNOWN for one never asked for
 */
export function recordResponse(
  questionId: string,
  response: unknown,
  fieldNames: readonly string[],
): Record<string, unknown> | undefined {
  if (response === undefined || response === null) return undefined;
  if (typeof response !== 'object' || Array.isArray(response)) {
    throw new QuizError(
      'RESPONSE_SHAPE',
      `"${questionId}" expected answers by name, got ${Array.isArray(response) ? 'a list' : typeof response}; name each`,
    );
  }
  const known = new Set(fieldNames);
  for (const name of Object.keys(response)) {
    if (known.has(name)) continue;
    throw new QuizError('RESPONSE_FIELD_UNKNOWN', `"${questionId}" did not ask for ${JSON.stringify(name)}`);
  }
  return response as Record<string, unknown>; // an object that is no list, whose fields are known
}
