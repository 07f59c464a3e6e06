import { languages } from '@keyway/quiz/question';
import { seedOf } from '@keyway/quiz/seed-of';
import { describe, expect, test } from 'vitest';
import { dataCourse, dataLessons, presented } from '../../test/data-course.ts';
import { makeCourse } from '../course.ts';
import { mistakeId, mistakeWords } from './mistake-id.ts';

const course = dataCourse();
const [place, fixed] = course.questions;

describe('variants', () => {
  test('come from student and question: forty students share a few, and each always has the same', () => {
    const students = Array.from({ length: 40 }, (_, index) => `s${index}`);
    const shown = students.map((id) => JSON.stringify(presented(course, id, 'place')));
    expect(new Set(shown).size).toBeGreaterThan(15);
    const again = dataCourse();
    expect(students.map((id) => JSON.stringify(presented(again, id, 'place')))).toEqual(shown);
  });

  // Python: int.from_bytes(hashlib.sha256(b'["s1","01-small#place"]').digest()[:4], 'big')
  test('are seeded by the id of the student and the id that the course gives the question', () => {
    expect(seedOf('s1', '01-small#place')).toBe(237523993);
  });

  test('are asked for in any order: the digest of each is its own', () => {
    const digests = ['s1', 's2', 's1'].map((id) => place?.presentedDigest(id, 'hi'));
    expect(digests[2]).toBe(digests[0]);
    expect(digests[1]).not.toBe(digests[0]);
    expect(place?.presentedDigest('s1', 'en')).not.toBe(digests[0]);
  });

  test('what is presented tells neither the answer nor which mistake leads where', () => {
    const text = JSON.stringify(course.questions.map((question) => question.present('s1', 'en')));
    expect(text).not.toMatch(/"(answer|mistakes|owners|explanation|tolerance|values)":/);
  });
});

describe('a question that cannot be asked stops the grading, with what to do', () => {
  test('one that its own reader refuses', () => {
    expect(() => dataCourse({ fixed: { partitions: [0] } })).toThrow(
      /^QUESTION_DATA: "01-small#fixed" in en cannot be asked: .*"keyway lessons check"/,
    );
  });

  test('one of a kind that nobody knows', () => {
    expect(() => dataCourse({ fixed: { kind: 'essay' } })).toThrow(
      /^QUESTION_DATA: .*"kind" expected one of/,
    );
  });

  test('one that asks other things in another language', () => {
    const [english = []] = dataLessons();
    const [other = []] = dataLessons({ thousand: { answer: 1235 } });
    const group = [...english.slice(0, 1), ...other.slice(1)];
    expect(() => makeCourse('small', [group])).toThrow(
      /^QUESTION_LANGUAGES_DIFFER: "01-small#thousand" .*en, es, hi/,
    );
  });
});

describe('a mistake by one text', () => {
  test('values of one student are not in it, what names the mistake is', () => {
    expect(mistakeId({ key: 'mistake.count-minus-one', params: { divisor: 6 } })).toBe(
      'mistake.count-minus-one',
    );
    expect(mistakeId({ key: 'mistake.utf16-hashed', params: { charset: 'UTF-16LE' } })).toBe(
      'mistake.utf16-hashed charset=UTF-16LE',
    );
    expect(mistakeId({ key: 'author.mistake', params: { mistake: 'faster', text: 'Is it?' } })).toBe(
      'faster',
    );
    expect(mistakeId({ key: 'assignment.share', params: { count: 1, total: 2 } })).toBeUndefined();
  });

  test('its words hold for every student', () => {
    expect(mistakeWords('partition.out-of-range', 'en')).toBe(
      'With n partitions the numbers go from 0 to n − 1.',
    );
    expect(mistakeWords('mistake.count-minus-one', 'en')).toContain('remainder by n − 1.');
  });

  test.each(languages)(
    'whatever wrong number is given, its mistakes have words without gaps in %s',
    (language) => {
      const mistakes = Array.from(
        { length: 1000 },
        (_, wrong) => fixed?.mistakesIn('s1', String(wrong)) ?? [],
      );
      const ids = [...new Set(mistakes.flat())];
      expect(ids.length).toBeGreaterThan(6);
      expect(ids).toContainEqual(expect.stringMatching(/^mistake\.other-client client=\S+ hash=\S+$/));
      for (const id of ids) expect(fixed?.mistakeText(id, language)).not.toMatch(/undefined|\{|^$/);
    },
  );

  test('a right answer has none', () => {
    expect(fixed?.mistakesIn('s1', '856')).toEqual([]);
  });
});

test('a choice in YAML is marked too, shuffled for each student', () => {
  const options = ['a', 'b', 'c', 'd'].map((id) => ({
    text: `option ${id}`,
    ...(id === 'c' && { right: true }),
  }));
  const chosen = dataCourse({ thousand: { kind: 'choice', options, answer: undefined, shuffle: true } });
  const question = chosen.questions[3];
  expect(question?.mark('s1', ['c'])).toMatchObject({ score: 1, verdict: 'right' });
  expect(question?.mark('s1', 'c')).toMatchObject({ notMarked: 'response' });
  expect(question?.mistakesIn('s1', ['a'])).toEqual(['a']);
  expect(question?.mistakeText('a', 'en')).toBe('option a');
  const review = question?.review('s1', 'en', ['a']);
  expect(review?.options?.filter(({ isRight }) => isRight).map(({ html }) => html)).toEqual(['option c']);
});
