import { readFileSync } from 'node:fs';
import type { Lesson } from '@keyway/lesson/model';
import { parseLesson } from '@keyway/lesson/parse-lesson';
import type { Language } from '@keyway/quiz/question';
import { type Course, makeCourse } from '../src/course.ts';
import type { Answers } from './class-folder.ts';

interface Murmur2Case {
  utf8?: string;
  partitions: Record<string, number>;
}

const vectors = new URL('../../../parity/vectors/murmur2.json', import.meta.url);
const cases: Murmur2Case[] = JSON.parse(readFileSync(vectors, 'utf8')).cases;
/** Where Kafka's own class puts a text key, by its count; murmur2.json. */
const recorded = new Map(
  cases.flatMap(({ utf8, partitions }) =>
    utf8 !== undefined && /^[\p{L}\p{M}\p{N}-]+$/u.test(utf8) ? [[utf8, partitions] as const] : [],
  ),
);

/** pub-range-h16 in assignors.json: A has 0 and 1, a 2, b 3, ñ 4. */
export const h16: { owners: Record<string, string>; steps: Record<string, string> } = {
  owners: { 't0-0': 'A', 't0-1': 'A', 't0-2': 'a', 't0-3': 'b', 't0-4': 'ñ' },
  steps: {
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
  },
};

const TEXTS: Record<Language, Record<'place' | 'needed' | 'why' | 'faster' | 'write' | 'owners', string>> = {
  en: {
    place: 'Where does `{key}` go with {count} partitions?',
    needed: 'How many for {target} MB/s, {producer} in and {consumer} out?',
    why: 'The slower side decides: {answer}.',
    faster: 'That trusts the `faster` side.',
    write: 'Write the number.',
    owners: 'Who has what by {assignor}?',
  },
  es: {
    place: '¿A dónde va `{key}` con {count} particiones?',
    needed: '¿Cuántas para {target} MB/s, {producer} de entrada y {consumer} de salida?',
    why: 'Decide el lado más lento: {answer}.',
    faster: 'Eso confía en el lado `faster`.',
    write: 'Escriba el número.',
    owners: '¿Quién tiene qué según {assignor}?',
  },
  hi: {
    place: '{count} partitions में `{key}` कहाँ जाएगी?',
    needed: '{target} MB/s के लिए कितने, भीतर {producer} और बाहर {consumer}?',
    why: 'धीमा पक्ष तय करता है: {answer}।',
    faster: 'यह `faster` पक्ष पर भरोसा है।',
    write: 'संख्या लिखिए।',
    owners: '{assignor} से किसके पास क्या?',
  },
};

/**
 * Lesson `01-small` in three languages with a question of every kind in YAML: `place`, `fixed` (user-2 of 1000),
 * `needed`, `thousand` (1234), `decimal` (12.5), `owners`, `range`, and `program`, which is not marked here.
 */
export function dataCourse(changes: Record<string, Record<string, unknown>> = {}): Course {
  return makeCourse('small', dataLessons(changes));
}

/** The lessons of that course; fields of a question may be others, by its id. */
export function dataLessons(changes: Record<string, Record<string, unknown>> = {}): Lesson[][] {
  return [
    (['en', 'es', 'hi'] as const).map((language) => {
      const fences = Object.entries(questionsIn(language)).map(
        ([id, fields]) => `\`\`\`question\n${JSON.stringify({ id, ...fields, ...changes[id] })}\n\`\`\`\n`,
      );
      const text = `---\nid: 01-small\ntitle: Data\n---\n\n## First {#first}\n\n${fences.join('\n')}`;
      return parseLesson(text, { path: `01-small/${language}.md` });
    }),
  ];
}

function questionsIn(language: Language): Record<string, object> {
  const { place, needed, why, faster, write, owners } = TEXTS[language];
  const members = ['b', 'A', 'a', 'ñ'];
  return {
    place: { kind: 'partition', prompt: place, keys: [...recorded.keys()], partitions: [6, 7, 12] },
    fixed: { kind: 'partition', prompt: place, keys: ['user-2'], partitions: [1000] },
    needed: {
      kind: 'number',
      prompt: needed,
      explanation: why,
      draw: { target: [100, 120, 250], producer: [5, 10], consumer: [20, 25] },
      answer: 'needed-partitions {target} {producer} {consumer}',
      mistakes: [
        { id: 'faster', answer: 'popular-partitions {target} {producer} {consumer}', feedback: faster },
      ],
    },
    thousand: { kind: 'number', prompt: write, answer: 1234 },
    decimal: { kind: 'number', prompt: write, answer: 12.5, unit: 'MB/s' },
    owners: { kind: 'assignment', prompt: owners, assignor: 'range', topics: { t0: 5 }, members },
    range: { kind: 'trace', of: 'range', prompt: write, partitions: 5, members },
    program: { kind: 'code', prompt: write },
  };
}

/** What is right for a student, by recorded vectors and by hand. */
export function rightAnswers(course: Course, studentId: string): Answers {
  const { key, partitionCount } = presented(course, studentId, 'place');
  const { target, producer } = neededOf(course, studentId);
  return {
    place: String(recorded.get(String(key))?.[String(partitionCount)]),
    fixed: '856',
    // The producer is the slower side in every variant.
    needed: String(Math.ceil(target / producer)),
    thousand: '1234',
    decimal: '12.5',
    ...{ owners: h16.owners, range: h16.steps },
  };
}

/** The numbers in the student's English prompt of `needed`. */
export function neededOf(
  course: Course,
  studentId: string,
): { target: number; producer: number; consumer: number } {
  const prompt = String(presented(course, studentId, 'needed').prompt);
  const [target = 0, producer = 0, consumer = 0] = prompt.match(/\d+/g)?.map(Number) ?? [];
  return { target, producer, consumer };
}

/** What a student is shown of a question, in English. */
export function presented(course: Course, studentId: string, name: string): Record<string, unknown> {
  const question = course.questions.find(({ id }) => id === `01-small#${name}`);
  return question?.present(studentId, 'en') as Record<string, unknown>; // what quiz presents is an object
}
