import { describe, expect, test } from 'vitest';
import { feedbackText } from './feedback-text.ts';
import { makeTraceVariant, markTrace, presentTrace, type TraceQuestion } from './trace.ts';

const range: TraceQuestion = {
  kind: 'trace',
  of: 'range',
  id: 'q',
  prompt: 'Share {count} among {memberCount}.',
  partitionCounts: [5],
  memberIds: ['b', 'A', 'a', 'ñ'],
  memberCounts: [],
};
/** pub-range-h16: A has 0 and 1, a 2, b 3, ñ 4. */
const right = {
  quotient: '1',
  remainder: '1',
  'A.start': '0',
  'A.count': '2',
  'a.start': '2',
  'a.count': '1',
  'b.start': '3',
  'b.count': '1',
  'ñ.start': '4',
  'ñ.count': '1',
};

describe('pub-range-h16', () => {
  const variant = makeTraceVariant(range, 0);

  test('Kafka’s starts and counts are right, in Devanagari digits too', () => {
    expect(markTrace(variant, right).score).toBe(1);
    expect(markTrace(variant, { ...right, 'ñ.start': '४' }).verdict).toBe('right');
  });

  test('the first wrong step is named, with its cause', () => {
    const mark = markTrace(variant, { ...right, 'ñ.count': '2' });
    expect(mark).toMatchObject({ score: 0.9, verdict: 'partly' });
    expect(mark.feedback.map((one) => feedbackText(one, 'en'))).toEqual([
      'Partly right.',
      '9 steps of 10 are right.',
      'The first wrong step: ñ: number of partitions.',
      'Here the partitions left over go to the last members. Range gives them to the first ones.',
    ]);
  });

  test('a number next to the right one is said to be one off', () => {
    const mark = markTrace(variant, { ...right, quotient: '2' });
    expect(mark.feedback.at(-1)).toEqual({ key: 'number.one-off', params: {} });
  });

  test('a step that is left open is named, and counts as not right', () => {
    const mark = markTrace(variant, { ...right, remainder: '' });
    expect(mark.score).toBe(0.9);
    expect(feedbackText(mark.feedback.at(-1)!, 'es')).toBe('El primer paso sin número: resto.');
  });

  test('members are presented in an order that is not Kafka’s, and steps follow it', () => {
    const orders = Array.from({ length: 20 }, (_, seed) =>
      presentTrace(makeTraceVariant(range, seed), 'en'),
    ).map(({ steps }) => steps.filter(({ id }) => id.endsWith('.start')).map(({ id }) => id.slice(0, -6)));
    expect(orders).not.toContainEqual(['A', 'a', 'b', 'ñ']);
  });
});

test('a number of thousands that can be a fraction is asked about, with its step', () => {
  const variant = makeTraceVariant({ ...range, partitionCounts: [4936] }, 0);
  expect(markTrace(variant, { quotient: '1.234' })).toMatchObject({
    score: 0,
    verdict: 'ask',
    ask: { meanings: [1234, 1.234], stepId: 'quotient' },
  });
  expect(markTrace(variant, { quotient: 1234 }).score).toBe(0.1);
});

// murmur2-text-2: user-2 hashes to -324981792, which is 3969985504 unsigned and ECA12BE0 in hex.
describe('murmur2-text-2', () => {
  const variant = makeTraceVariant(
    {
      kind: 'trace',
      of: 'murmur2',
      id: 'q',
      prompt: '{key}',
      keys: ['user-2'],
      partitionCounts: [7],
      steps: ['finish', 'masked', 'partition'],
    },
    0,
  );

  test.each(['-324981792', '\u2212324 981 792', '0xECA12BE0'])('the hash may be written %s', (text) => {
    const mark = markTrace(variant, { 'finish-3': text });
    expect(mark.score).toBe(0.2);
  });

  test('the hash as unsigned is told apart', () => {
    const mark = markTrace(variant, { 'finish-3': '3969985504' });
    expect(mark.feedback).toContainEqual({ key: 'mistake.unsigned-step', params: {} });
  });

  test('the mask forgotten is told, masked and partition are Java’s', () => {
    expect(markTrace(variant, { masked: '-324981792' }).feedback).toContainEqual({
      key: 'mistake.mask-forgotten',
      params: {},
    });
    expect(markTrace(variant, { masked: '1822501856', partition: '0' }).score).toBe(0.4);
  });
});
