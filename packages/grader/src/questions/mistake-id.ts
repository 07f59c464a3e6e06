import { feedbackText } from '@keyway/quiz/feedback-text';
import type { Feedback, Language } from '@keyway/quiz/question';

/** Numbers that differ from student to student, as a class may read them: n is the partition count. */
const COUNTS: Feedback['params'] = { count: 'n', last: 'n − 1', divisor: 'n − 1' };
const SLIPS: readonly string[] = ['number.one-off', 'partition.out-of-range', 'partition.not-whole'];

/**
 * A mistake that marking recognised, by one text that is the same for every student who made it:
 * `mistake.other-client client=sarama-hash hash=fnv1a32`, or what the author calls it.
 * @returns undefined for feedback that names no mistake, such as how much was right
 */
export function mistakeId({ key, params }: Feedback): string | undefined {
  if (key === 'author.mistake') return String(params.mistake);
  if (!key.startsWith('mistake.') && !SLIPS.includes(key)) return undefined;
  const said = Object.entries(params).filter(([name]) => !Object.hasOwn(COUNTS, name));
  return [key, ...said.map(([name, value]) => `${name}=${String(value)}`)].join(' ');
}

/**
 * Such a mistake in words that fit every student who made it.
 * @param id - of `mistakeId`, and not the author's
 */
export function mistakeWords(id: string, language: Language): string {
  const [key, ...said] = id.split(' ');
  const params = Object.fromEntries(said.map((one) => one.split('=', 2)));
  // `mistakeId` wrote the key.
  return feedbackText({ key: key as Feedback['key'], params: { ...COUNTS, ...params } }, language);
}
