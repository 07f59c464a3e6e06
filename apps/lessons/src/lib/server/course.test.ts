import type { LessonFiles } from '@keyway/lesson/read-lessons';
import { expect, test } from 'vitest';
import { readCourse } from './course.ts';
import { foreignLessons, lessonCards } from './lesson-cards.ts';

function filesOf(texts: Record<string, string>): LessonFiles {
  return {
    list: () => Object.keys(texts),
    read: (path) => (texts[path] === undefined ? undefined : new TextEncoder().encode(texts[path])),
  };
}

const lesson = (title: string, body: string): string => `---
title: ${title}
summary: One sentence.
minutes: 5
---

# ${title}

## First {#first}

${body}
`;

const QUESTION = `**Question:** Which? {#which}

- [ ] This
- [x] That

*Answer:* That.
`;

const TWO_LANGUAGES = filesOf({
  '02-second/en.md': lesson('Second', QUESTION),
  '01-first/en.md': lesson('First', 'Text.'),
  '01-first/es.md': lesson('Primera', 'Texto.'),
  'README.md': '# Not a lesson',
});

test('lessons are listed by language in the order of their ids, with what is needed for progress', () => {
  expect(lessonCards(readCourse(TWO_LANGUAGES), 'en')).toEqual([
    {
      id: '01-first',
      number: 1,
      title: 'First',
      summary: 'One sentence.',
      minutes: 5,
      questionIds: [],
      sections: [{ id: 'first', title: 'First' }],
    },
    {
      id: '02-second',
      number: 2,
      title: 'Second',
      summary: 'One sentence.',
      minutes: 5,
      questionIds: ['which'],
      sections: [{ id: 'first', title: 'First' }],
    },
  ]);
});

test('a lesson that is not there in a language is named with the languages that have it', () => {
  const course = readCourse(TWO_LANGUAGES);
  expect(foreignLessons(course, 'en')).toEqual([]);
  expect(foreignLessons(course, 'es')).toEqual([{ id: '02-second', title: 'Second', languages: ['en'] }]);
  expect(foreignLessons(course, 'hi')).toEqual([
    { id: '01-first', title: 'Primera', languages: ['es', 'en'] },
    { id: '02-second', title: 'Second', languages: ['en'] },
  ]);
});

test('loose files in one language are a course too, under names that an address can hold', () => {
  const course = readCourse(
    filesOf({
      'My notes?.txt': 'Notes\n\nThe keys of the records are in the order of the day.',
      'my/My notes!.md': '# Notes\n\nThe keys of the records are in the order of the day.',
    }),
  );
  expect(course.lessons.map(({ id, byLanguage }) => [id, ...byLanguage.keys()])).toEqual([
    ['My-notes', 'en'],
    ['My-notes-2', 'en'],
  ]);
});

test('a lesson in a language without words of the site is left out, and named', () => {
  const course = readCourse(filesOf({ '01-first/fr.md': lesson('Premier', 'Texte.') }));
  expect(course.lessons).toEqual([]);
  expect(course.leftOut).toEqual(['01-first/fr.md']);
});

test('computed numbers, containers and other question kinds are checked while reading', () => {
  const body = `Partition {=partition user-1 6} and {=product 1000 30} and {=partition user-1 0}.

::: lab key
key: user-1
:::

\`\`\`question {#which}
kind: number
\`\`\`
`;
  const { lessons, diagnostics } = readCourse(filesOf({ '01-first/en.md': lesson('First', body) }));
  const [prose] = lessons[0]?.byLanguage.get('en')?.sections[0]?.blocks ?? [];
  expect(prose).toMatchObject({
    kind: 'prose',
    html: expect.stringContaining('Partition 2 and 30,000 and {=partition'),
  });
  expect(diagnostics.map(({ line, message }) => `${line} ${message}`)).toEqual([
    expect.stringMatching(/^11 .*PARTITION_COUNT_RANGE/),
    expect.stringMatching(/^13 .*lab key: "partitions" expected a whole number/),
    expect.stringMatching(/^17 number question: "prompt" expected a text/),
    expect.stringMatching(/^17 number question: "answer" expected a text/),
  ]);
});
