import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attemptsArbitrary } from '../../test/attempts-arbitrary.ts';
import { attemptAt } from '../../test/class-folder.ts';
import { smallCourse } from '../../test/small-course.ts';
import type { Attempt } from '../attempts/attempt-file.ts';
import { type MergedAttempt, mergeAttempts, type NamedAttempts } from './merge-attempts.ts';

const course = smallCourse();

function named(name: string, ...attempts: Attempt[]): NamedAttempts {
  return { name, file: { course: { id: 'small', version: '1' }, student: { id: 's1' }, attempts } };
}

function merge(...files: NamedAttempts[]): MergedAttempt[] {
  return mergeAttempts(files, []);
}

/** What is answered, without the files that say so. */
function answers(attempts: readonly MergedAttempt[]): unknown {
  return attempts.map(({ responses, ...attempt }) => ({
    ...attempt,
    responses: [...responses.values()]
      .map(({ file: _, ...response }) => response)
      .sort((a, b) => (a.question < b.question ? -1 : 1)),
  }));
}

test('responses are united, and the latest to a question counts', () => {
  const early = attemptAt(course, { one: ['a'] });
  const late = attemptAt(course, { several: ['a'] });
  const again = {
    ...early,
    responses: [{ ...early.responses[0]!, response: ['b'], at: '2026-12-01T09:59:00Z' }],
  };
  const [attempt] = merge(named('1', early), named('2', late), named('3', again));
  expect([...attempt!.responses].map(([id, { response, file }]) => [id, response, file])).toEqual([
    ['01-small#one', ['b'], '3'],
    ['01-small#several', ['a'], '2'],
  ]);
});

test('an instant with a fraction is later than the same second without', () => {
  const first = attemptAt(course, { one: ['a'] });
  const at = (instant: string, option: string): Attempt => ({
    ...first,
    responses: [{ ...first.responses[0]!, response: [option], at: instant }],
  });
  const [attempt] = merge(
    named('1', at('2026-12-01T09:10:00.500Z', 'b')),
    named('2', at('2026-12-01T09:10:00Z', 'c')),
  );
  expect(attempt!.responses.get('01-small#one')?.response).toEqual(['b']);
});

test('an attempt keeps its first instant of submission, and a second one is told', () => {
  const { submitted: _, ...open } = attemptAt(course, {});
  const problems: Parameters<typeof mergeAttempts>[1] = [];
  const later = attemptAt(course, {}, { submitted: '2026-12-01T12:00:00.000Z' });
  const [attempt] = mergeAttempts(
    [named('1', later), named('2', attemptAt(course, {})), named('3', open)],
    problems,
  );
  expect(attempt?.submitted).toBe('2026-12-01T10:00:00.000Z');
  expect(problems.map(({ file, code }) => [file, code])).toEqual([['2', 'SUBMITTED_TWICE']]);
});

test('neither the order of files nor copies of them change what is merged', () => {
  const files = fc.array(attemptsArbitrary, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(files, fc.infiniteStream(fc.nat()), (several, ranks) => {
      const list = several.map((file, index): NamedAttempts => ({ name: String(index), file }));
      const copies = list.map(({ file }, index): NamedAttempts => ({ name: `copy ${index}`, file }));
      const ranked = [...list, ...copies].map((file) => ({ file, rank: ranks.next().value }));
      const mixed = ranked.sort((a, b) => a.rank - b.rank).map(({ file }) => file);
      // Names in another order, too: they decide the order of merging.
      const renamed = mixed.map(({ file }, index): NamedAttempts => ({ name: `file ${index}`, file }));
      expect(answers(merge(...renamed))).toEqual(answers(merge(...list)));
    }),
  );
});
