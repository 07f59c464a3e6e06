import { describe, expect, test } from 'vitest';
import { listHead, listLesson } from './fixtures/list-lesson.ts';
import { type Fixture, loadFixtures } from './fixtures/load-fixtures.ts';
import type { Lesson } from './model.ts';
import { parseLesson } from './parse-lesson.ts';

const figures: Record<string, string> = {
  'figures/lane.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>A lane</title><path class="f-line" d="M0 0H9"/></svg>',
  'figures/photo.png': 'no text at all',
};

/** A resolver that shows what it was asked, and in which language; it refuses what begins with "bad". */
function resolveNumber(expression: string, language: string): { text: string } | { error: string } {
  return expression.startsWith('bad')
    ? { error: 'not a computation' }
    : { text: `${language}(${expression})` };
}

function parseFixture({ input, path }: Fixture): Lesson {
  return parseLesson(input, {
    path,
    resolveNumber,
    readFigure: (figure) => figures[figure],
    checkQuestion: (data) => (JSON.stringify(data).includes('wrong') ? ['"wrong" is not right'] : []),
    checkContainer: (_kind, name) => (name === 'unknown' ? ['there is no such lab'] : []),
  });
}

const areas = [
  'code',
  'containers',
  'data-questions',
  'figures',
  'foreign-words',
  'links',
  'numbers',
  'plain-text',
  'questions',
  'sections',
  'tables',
];

describe.each(areas)('%s', (area) => {
  test.each(loadFixtures(`${area}.txt`))('$title', (fixture) => {
    expect(listLesson(parseFixture(fixture))).toBe(fixture.expected);
  });
});

describe('head', () => {
  test.each(loadFixtures('head.txt'))('$title', (fixture) => {
    const lesson = parseFixture(fixture);
    const problems = lesson.diagnostics.map(({ line, column, code }) => `! ${line}:${column} ${code}\n`);
    expect(listHead(lesson) + problems.join('')).toBe(fixture.expected);
  });
});
