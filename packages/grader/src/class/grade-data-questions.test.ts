import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@keyway/quiz/question';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  type Answers,
  attemptFile,
  gradeFolder,
  pointsIn,
  scratchFolder,
  textsBelow,
  writeFiles,
} from '../../test/class-folder.ts';
import { dataCourse, h16, neededOf, presented, rightAnswers } from '../../test/data-course.ts';
import type { AttemptFile } from '../attempts/attempt-file.ts';

const course = dataCourse();
let folder = '';
let hands = '';
let out = '';

beforeEach(async () => {
  folder = await scratchFolder();
  hands = path.join(folder, 'hands');
  out = path.join(folder, 'out');
});

/** A file of somebody who read in a language. */
function fileIn(language: Language, studentId: string, answers: Answers): AttemptFile {
  const file = attemptFile(course, studentId, answers, { language });
  for (const response of file.attempts.flatMap(({ responses }) => responses)) {
    const question = course.questions.find(({ id }) => id === response.question);
    response.presented = question!.presentedDigest(studentId, language);
  }
  return file;
}

async function gradebook(): Promise<{
  pointsPossible: number;
  students: { id: string; points: number | null; questions: object[] }[];
}> {
  return JSON.parse(await readFile(path.join(out, 'gradebook.json'), 'utf8'));
}

describe('what is right is right', () => {
  test.each(['hi', 'es', 'en'] as const)('in a file of somebody who read in %s', async (language) => {
    await writeFiles(hands, {
      'a.json': fileIn(language, 's1', rightAnswers(course, 's1')),
      'b.json': fileIn(language, 's2', rightAnswers(course, 's2')),
    });
    const { problems } = await gradeFolder(course, hands, out);
    expect([await pointsIn(out), problems]).toEqual([{ s1: 7, s2: 7 }, []]);
    expect((await gradebook()).pointsPossible).toBe(7);
  });

  test('for everybody in a class of forty, each with their own variants', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `s${index}`);
    await writeFiles(
      hands,
      Object.fromEntries(ids.map((id) => [`${id}.json`, attemptFile(course, id, rightAnswers(course, id))])),
    );
    await gradeFolder(course, hands, out);
    expect(await pointsIn(out)).toEqual(Object.fromEntries(ids.map((id) => [id, 7])));
  });

  test.each<[string, Answers]>([
    [
      'in Devanagari digits',
      { fixed: '८५६', thousand: '१२३४', decimal: '१२.५', range: { ...h16.steps, 'ñ.start': '४' } },
    ],
    ['with a decimal comma', { decimal: '12,5' }],
    ['with a comma behind Devanagari digits', { decimal: '१२,५' }],
    [
      'with stray spaces and signs that show nothing',
      { fixed: ' 856\u200b ', thousand: '\u00a01 234 ', decimal: '\t12.5\n' },
    ],
    ['in full-width digits', { thousand: '\uff11\uff12\uff13\uff14' }],
    ['as a number of JSON', { fixed: 856, thousand: 1234, decimal: 12.5 }],
    ['with the letters of a member composed', { owners: { ...h16.owners, 't0-4': '\u00f1' } }],
    ['with the letters of a member decomposed', { owners: { ...h16.owners, 't0-4': 'n\u0303' } }],
  ])('%s', async (_, answers) => {
    const all = { ...rightAnswers(course, 's1'), ...answers };
    await writeFiles(hands, { 'a.json': attemptFile(course, 's1', all) });
    const { problems } = await gradeFolder(course, hands, out);
    expect([await pointsIn(out), problems]).toEqual([{ s1: 7 }, []]);
  });

  test('for an id that was typed with decomposed letters and spaces', async () => {
    const [typed, listed] = [' Jose\u0301 ', 'Jos\u00e9'];
    await writeFiles(folder, {
      'hands/a.json': attemptFile(course, typed, rightAnswers(course, typed)),
      'roster.csv': `id\n${listed}\n`,
    });
    const { problems } = await gradeFolder(course, hands, out, { roster: path.join(folder, 'roster.csv') });
    expect([await pointsIn(out), problems]).toEqual([{ [listed]: 7 }, []]);
  });
});

describe('what can be read in two ways is asked about', () => {
  const ambiguous = { thousand: '1.234' };

  test('it has no mark, and the problem names file, student, question, both readings and what to do', async () => {
    await writeFiles(hands, {
      'a.json': attemptFile(course, 's1', { ...rightAnswers(course, 's1'), ...ambiguous }),
      'b.json': attemptFile(course, 's2', rightAnswers(course, 's2')),
    });
    const { problems } = await gradeFolder(course, hands, out);
    expect(await pointsIn(out)).toEqual({ s1: null, s2: 7 });
    const { students } = await gradebook();
    expect(students[0]!.questions[3]).toEqual({
      id: '01-small#thousand',
      points: null,
      notMarked: 'ambiguous',
      detail: '"1.234" can mean 1234 or 1.234',
    });
    expect(problems).toEqual([
      {
        file: 'a.json',
        code: 'RESPONSE_AMBIGUOUS',
        message:
          '"s1" answered "01-small#thousand" in a way that can be read in two ("1.234" can mean 1234 or 1.234), so it was not marked; ask what was meant, put that number there in place of the text, without quotes, and take the "checksum" line out',
      },
    ]);
  });

  test('in a step of a trace too, and the step is named', async () => {
    const long = dataCourse({ range: { partitions: 4936, members: ['A', 'a', 'b', 'c'] } });
    await writeFiles(hands, { 'a.json': attemptFile(long, 's1', { range: { quotient: '१.२३४' } }) });
    const { problems } = await gradeFolder(long, hands, out);
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('("१.२३४" in step "quotient" can mean 1234 or 1.234)'),
    ]);
  });

  test.each([
    [1234, 1],
    [1.234, 0],
  ])('the number %d put in place of the text is marked', async (meant, points) => {
    await writeFiles(hands, { 'a.json': attemptFile(course, 's1', ambiguous) });
    const text = await readFile(path.join(hands, 'a.json'), 'utf8');
    await writeFiles(hands, {
      'a.json': text.replace('"1.234"', String(meant)).replace(/,\n {2}"checksum".*/, ''),
    });
    const { problems } = await gradeFolder(course, hands, out);
    expect([await pointsIn(out), problems]).toEqual([{ s1: points }, []]);
  });

  test('the page does not tell what is right before the student has said what was meant', async () => {
    await writeFiles(hands, { 'a.json': attemptFile(course, 's1', ambiguous) });
    const asked = dataCourse({ thousand: { explanation: 'So it is {answer}.' } });
    await gradeFolder(asked, hands, out);
    const html = await readFile(path.join(out, 'feedback', 's1.html'), 'utf8');
    const section = html.split('<section')[4]!;
    expect(section).toContain('Your answer: 1.234');
    expect(section).toContain('can mean two things');
    expect(section).not.toContain('1234');
  });

  test('two readings that are both wrong are wrong', async () => {
    await writeFiles(hands, { 'a.json': attemptFile(course, 's1', { thousand: '5.678' }) });
    const { problems } = await gradeFolder(course, hands, out);
    expect([await pointsIn(out), problems]).toEqual([{ s1: 0 }, []]);
  });
});

describe('what decides a mark', () => {
  test('a seed, score, variant or answer in the file changes nothing', async () => {
    const answers = { ...rightAnswers(course, 's1'), place: '99', decimal: '3' };
    await writeFiles(hands, { 'a.json': attemptFile(course, 's1', answers) });
    await gradeFolder(course, hands, out);
    const honest = await textsBelow(out);
    const text = await readFile(path.join(hands, 'a.json'), 'utf8');
    const claims = '"score": 1, "seed": 7, "verdict": "right", "variant": {"answer": 99}, "answer": 99,';
    const claiming = text
      .replace('{\n', `{\n${claims}`)
      .replace('"student": {', `"student": {${claims}`)
      .replaceAll('{"question"', `{${claims}"question"`)
      .replaceAll('{"id":"attempt-1"', `{${claims}"id":"attempt-1"`);
    expect(claiming.split('"seed"').length).toBe(11);
    await writeFiles(hands, { 'a.json': claiming });
    await gradeFolder(course, hands, out);
    expect(await textsBelow(out)).toEqual(honest);
  });

  test('the variant of a neighbour is another question: its answer is not marked, and reported', async () => {
    expect(presented(course, 's1', 'place')).not.toEqual(presented(course, 's2', 'place'));
    const copied = attemptFile(course, 's1', { place: rightAnswers(course, 's1').place });
    await writeFiles(hands, { 'b.json': { ...copied, student: { id: 's2' } } });
    const { problems } = await gradeFolder(course, hands, out);
    expect(await pointsIn(out)).toEqual({ s2: null });
    expect(problems).toEqual([
      { file: 'b.json', code: 'PRESENTED_OTHERWISE', message: expect.stringContaining('01-small#place') },
    ]);
  });

  test('where the values of a question were changed its answers are reported, and the others marked', async () => {
    await writeFiles(hands, { 'a.json': attemptFile(course, 's1', rightAnswers(course, 's1')) });
    const { problems } = await gradeFolder(dataCourse({ fixed: { keys: ['user-1'] } }), hands, out);
    expect(problems).toMatchObject([{ file: 'a.json', code: 'PRESENTED_OTHERWISE' }]);
    const { students } = await gradebook();
    expect(students[0]!.questions).toContainEqual({
      id: '01-small#fixed',
      points: null,
      notMarked: 'presented',
    });
  });

  test.each([
    ['place', [['1']]],
    ['fixed', { answer: 856 }],
    ['needed', true],
    ['thousand', [1234]],
    ['owners', ['A', 'A', 'a', 'b', 'ñ']],
    ['owners', { 't0-0': 'somebody' }],
    ['owners', { 't9-0': 'A' }],
    ['range', 'all'],
    ['range', { quotient: [1] }],
    ['range', { __proto__x: '1' }],
  ])('%s answered with %j costs only itself, and is reported', async (name, response) => {
    const answers = { ...rightAnswers(course, 's1'), [name]: response };
    await writeFiles(hands, {
      'a.json': attemptFile(course, 's1', answers),
      'b.json': attemptFile(course, 's2', rightAnswers(course, 's2')),
    });
    const { problems } = await gradeFolder(course, hands, out);
    expect(problems).toEqual([
      { file: 'a.json', code: 'RESPONSE_FORM', message: expect.stringMatching(`"s1" to "01-small#${name}"`) },
    ]);
    const { students } = await gradebook();
    expect(students[1]!.points).toBe(7);
    expect(students[0]!.questions.filter((one) => 'verdict' in one && one.verdict === 'right')).toHaveLength(
      6,
    );
  });

  test('code is not marked here: never a zero, and no total counts it', async () => {
    await writeFiles(hands, {
      'a.json': attemptFile(course, 's1', { ...rightAnswers(course, 's1'), program: { cases: 'all' } }),
    });
    await gradeFolder(course, hands, out);
    const { pointsPossible, students } = await gradebook();
    expect([pointsPossible, students[0]!.points]).toEqual([7, 7]);
    expect(students[0]!.questions[7]).toEqual({ id: '01-small#program', points: null, notMarked: 'kind' });
  });

  test('an assignment and a trace earn the share that is right', async () => {
    const answers = {
      owners: { ...h16.owners, 't0-4': 'b' },
      range: { ...h16.steps, 'ñ.count': '2' },
    };
    await writeFiles(hands, { 'a.json': attemptFile(course, 's1', answers) });
    await gradeFolder(course, hands, out);
    expect(await pointsIn(out)).toEqual({ s1: 1.7 });
  });
});

describe('the page speaks the language of the student', () => {
  const trusting = neededOf(course, 's1');
  const popular = String(Math.ceil(trusting.target / Math.max(trusting.producer, trusting.consumer)));
  test.each([
    [
      'en',
      'That trusts the faster side.',
      'Right answer: 12.5 MB/s',
      'The slower side decides: ',
      '4 partitions of 5 are with the right member.',
    ],
    [
      'es',
      'Eso confía en el lado faster.',
      'Respuesta correcta: 12,5 MB/s',
      'Decide el lado más lento: ',
      'De 5 particiones, 4',
    ],
    ['hi', 'यह faster पक्ष पर भरोसा है।', 'सही उत्तर: 12.5 MB/s', 'धीमा पक्ष तय करता है: ', '5 में से 4'],
  ] as const)('%s', async (language, author, right, why, share) => {
    const answers = { needed: popular, decimal: '3', fixed: '857', owners: { ...h16.owners, 't0-4': 'b' } };
    await writeFiles(hands, { 'a.json': fileIn(language, 's1', answers) });
    await gradeFolder(course, hands, out);
    const html = await readFile(path.join(out, 'feedback', 's1.html'), 'utf8');
    const plain = html.replace(/<style>.*<\/style>/s, '').replace(/<[^>]*>/g, '');
    const needed = rightAnswers(course, 's1').needed;
    for (const sentence of [author, right, `${why}${needed}`, share, 'user-2', '1000']) {
      expect(plain).toContain(sentence);
    }
    expect(html).toContain('<code lang="en" translate="no">user-2</code>');
    expect(plain).toContain(String(presented(course, 's1', 'place').key));
    expect(plain).not.toMatch(/\{\w+\}|undefined/);
  });
});

test('statistics count a known mistake by its key and the author’s by its id, in every language', async () => {
  const wrong: [string, string][] = [
    ['s1', '857'],
    ['s2', '857'],
    ['s3', '1000'],
    ['s4', '856'],
  ];
  await writeFiles(
    hands,
    Object.fromEntries(
      wrong.map(([id, fixed]) => {
        const { target, consumer } = neededOf(course, id);
        return [
          `${id}.json`,
          attemptFile(course, id, { fixed, needed: String(Math.ceil(target / consumer)) }),
        ];
      }),
    ),
  );
  await gradeFolder(course, hands, out);
  const { questions } = JSON.parse(await readFile(path.join(out, 'statistics.json'), 'utf8'));
  expect(questions[1]).toMatchObject({ id: '01-small#fixed', marked: 4, right: 1, rightShare: 0.25 });
  expect(questions[1].commonMistake).toEqual({
    id: 'mistake.counted-from-one',
    count: 2,
    text: {
      en: 'This comes out when partitions are counted from 1. Kafka counts from 0.',
      es: expect.stringContaining('Kafka'),
      hi: expect.stringContaining('Kafka'),
    },
  });
  expect(questions[2].commonMistake).toEqual({
    id: 'faster',
    count: 4,
    text: {
      en: 'That trusts the `faster` side.',
      es: 'Eso confía en el lado `faster`.',
      hi: 'यह `faster` पक्ष पर भरोसा है।',
    },
  });
  const html = await readFile(path.join(out, 'statistics.html'), 'utf8');
  expect(html).toContain('That trusts the <code lang="en" translate="no">faster</code> side. (4 students)');
});
