import type { Block, Lesson } from '@keyway/lesson/model';
import { expect, test } from 'vitest';
import { partSections } from './part-sections.ts';
import { createStaticHtmlMaker } from './static-html-maker.ts';

const option = (
  id: string,
  isRight: boolean,
): { id: string; html: string; text: string; isRight: boolean } => ({
  id,
  html: `<b>${id}</b>`,
  text: id,
  isRight,
});

function partsOf(...blocks: Block[]): unknown[] {
  const section = { id: 's', title: 'S', titleHtml: 'S', digest: '', line: 1, blocks };
  const lesson: Lesson = {
    path: 'en.md',
    id: '01',
    language: 'en',
    title: '',
    summary: '',
    sources: [],
    sections: [section],
    diagnostics: [],
  };
  return partSections(lesson, createStaticHtmlMaker()).flatMap(({ parts }) => parts);
}

test('code cells and questions are numbered in the order of the lesson, whatever stands between them', () => {
  const code = { kind: 'code', id: 'code-1', language: 'py', code: 'x', isRunnable: true, line: 1 } as const;
  const prose = { kind: 'prose', html: '<p>between</p>', line: 1 } as const;
  const parts = partsOf(code, prose, { ...code, output: '1\n' });
  expect(parts).toMatchObject([
    { kind: 'code', number: 1, languageName: 'Python', output: undefined },
    { kind: 'prose' },
    { kind: 'code', number: 2, output: '1\n' },
  ]);
});

test('a question keeps what marking needs; with one option it is only to ponder', () => {
  const question = {
    kind: 'question',
    form: 'choice',
    id: 'q',
    promptHtml: 'Which?',
    promptText: 'Which?',
    options: [option('a', true), { ...option('b', false), feedbackHtml: 'no' }],
    isMultiple: false,
    isGraded: true,
    line: 1,
  } as const;
  expect(partsOf({ ...question, options: [...question.options] })).toMatchObject([
    {
      id: 'q',
      number: 1,
      isGraded: true,
      prompt: { html: 'Which?' },
      options: [
        { id: 'a', isRight: true, content: { html: '<b>a</b>' }, feedbackHtml: undefined },
        { id: 'b', isRight: false, feedbackHtml: 'no' },
      ],
    },
  ]);
  expect(partsOf({ ...question, options: [option('a', true)] })).toMatchObject([{ isGraded: false }]);
});

test('a figure says how wide it is and what it shows; one that is missing says only its alt text', () => {
  const svg = '<svg viewBox="0 0 480 574"><title>t</title><desc id="d">a &lt; b</desc></svg>';
  const figure = { kind: 'figure', path: 'f.svg', alt: 'alt', line: 1 } as const;
  expect(partsOf({ ...figure, svg }, figure)).toEqual([
    { kind: 'figure', alt: 'alt', captionHtml: undefined, svg, widthUnits: 480, description: 'a < b' },
    {
      kind: 'figure',
      alt: 'alt',
      captionHtml: undefined,
      svg: undefined,
      widthUnits: undefined,
      description: undefined,
    },
  ]);
});

test('a container with wrong parameters is left out of the page', () => {
  const lab = { kind: 'lab', name: 'key', line: 1 } as const;
  expect(
    partsOf(
      { ...lab, parameters: { key: 'a', partitions: 6 } },
      { ...lab, parameters: { key: 'a', partitions: 0 } },
      { ...lab, name: 'nothing', parameters: {} },
    ),
  ).toEqual([{ kind: 'lab', name: 'key', start: { key: 'a', partitionCount: 6 } }]);
});

test('the empty corner of a table is no title', () => {
  const html = '<table><thead><tr><th scope="col"></th><th scope="col">n</th></tr></thead></table>';
  expect(partsOf({ kind: 'prose', html, line: 1 })).toEqual([
    { kind: 'prose', html: '<table><thead><tr><td></td><th scope="col">n</th></tr></thead></table>' },
  ]);
});

test('equal HTML is one piece, and pieces are numbered', () => {
  const toStatic = createStaticHtmlMaker();
  const first = toStatic('<p>a</p>');
  expect(toStatic('<p>b</p>').id).toBe(1);
  expect(toStatic('<p>a</p>')).toBe(first);
  expect(first.id).toBe(0);
});
