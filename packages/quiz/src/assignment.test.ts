import { describe, expect, test } from 'vitest';
import { type AssignmentQuestion, makeAssignmentVariant, markAssignment } from './assignment.ts';

function question(fields: Partial<AssignmentQuestion>): AssignmentQuestion {
  return {
    kind: 'assignment',
    id: 'q',
    prompt: 'Who?',
    assignor: 'range',
    topics: [{ topic: 't0', partitionCounts: [5] }],
    members: ['b', 'A', 'a', 'ñ'].map((memberId) => ({ memberId, topics: ['t0'], owned: [] })),
    memberCounts: [],
    ...fields,
  };
}

// pub-range-h16: A has 0 and 1, a 2, b 3, ñ 4.
describe('pub-range-h16', () => {
  const variant = makeAssignmentVariant(question({}), 0);
  const right = { 't0-0': 'A', 't0-1': 'A', 't0-2': 'a', 't0-3': 'b', 't0-4': 'ñ' };

  test('Kafka’s assignment is right', () => {
    expect(markAssignment(variant, right)).toMatchObject({ score: 1, verdict: 'right' });
  });

  test('the score is the share of partitions with the right member', () => {
    expect(markAssignment(variant, { ...right, 't0-4': 'b' })).toEqual({
      score: 0.8,
      verdict: 'partly',
      feedback: [
        { key: 'answer.partly', params: {} },
        { key: 'assignment.share', params: { count: 4, total: 5 } },
      ],
    });
  });

  test('what is empty is not filled in, and counts as not right', () => {
    const mark = markAssignment(variant, { 't0-0': 'A', 't0-1': '', 't0-2': null });
    expect(mark.score).toBe(0.2);
    expect(mark.feedback).toContainEqual({ key: 'assignment.unfilled', params: { count: 4 } });
  });

  test('the remainder with the last member is told', () => {
    const last = { 't0-0': 'A', 't0-1': 'a', 't0-2': 'b', 't0-3': 'ñ', 't0-4': 'ñ' };
    expect(markAssignment(variant, last).feedback).toContainEqual({
      key: 'mistake.remainder-last',
      params: {},
    });
  });

  test.each([
    [{ 't0-9': 'A' }, 'RESPONSE_FIELD_UNKNOWN'],
    [{ 't0-0': 'nobody' }, 'RESPONSE_MEMBER_UNKNOWN'],
    [{ 't0-0': ['A'] }, 'RESPONSE_MEMBER_UNKNOWN'],
    [['A'], 'RESPONSE_SHAPE'],
    ['A', 'RESPONSE_SHAPE'],
  ])('%j comes from no page', (response, code) => {
    expect(() => markAssignment(variant, response)).toThrow(new RegExp(`^${code}`));
  });
});

test('nothing filled in is unanswered', () => {
  const variant = makeAssignmentVariant(question({}), 0);
  expect(markAssignment(variant, {}).verdict).toBe('unanswered');
  expect(markAssignment(variant, { 't0-0': '' }).verdict).toBe('unanswered');
});

test('a partition that is withheld for a round belongs to nobody', () => {
  const owned = (partitions: number[]) => partitions.map((partition) => ({ topic: 't0', partition }));
  const variant = makeAssignmentVariant(
    question({
      assignor: 'cooperative-sticky',
      topics: [{ topic: 't0', partitionCounts: [2] }],
      members: [
        { memberId: 'C1', topics: ['t0'], owned: owned([0, 1]) },
        { memberId: 'C2', topics: ['t0'], owned: [] },
      ],
    }),
    0,
  );
  expect(variant.owners).toEqual({ 't0-0': 'C1', 't0-1': '-' });
});
