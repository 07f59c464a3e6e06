import fc from 'fast-check';
import type { AttemptFile } from '../src/attempts/attempt-file.ts';

const id = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).filter((text) => text.length <= 200);
const instant = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

/** Any attempt file that a site may write; few ids, so that files meet. */
export const attemptsArbitrary: fc.Arbitrary<AttemptFile> = fc.record(
  {
    course: fc.record({ id, version: id }),
    student: fc.record({ id: fc.constantFrom('s1', 'आशा', ' s2 '), name: id }, { requiredKeys: ['id'] }),
    language: fc.constantFrom('hi', 'es', 'en'),
    attempts: fc.array(
      fc.record(
        {
          id: fc.constantFrom('x', 'y', 'z'),
          started: instant,
          submitted: instant,
          exam: fc.record({ id, form: id }, { requiredKeys: ['id'] }),
          responses: fc.array(
            fc.record({
              question: fc.constantFrom('l#a', 'l#b', 'l#c'),
              presented: id,
              response: fc.jsonValue(),
              at: instant,
            }),
            { maxLength: 6 },
          ),
        },
        { requiredKeys: ['id', 'started', 'responses'] },
      ),
      { maxLength: 3 },
    ),
  },
  { requiredKeys: ['course', 'student', 'attempts'] },
);
