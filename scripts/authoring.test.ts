import { readFileSync } from 'node:fs';
import { checkContainer } from '@keyway/lesson/containers/check-container';
import { parseLesson } from '@keyway/lesson/parse-lesson';
import { checkQuestion } from '@keyway/quiz/check-question';
import { questionKinds } from '@keyway/quiz/quiz-question';
import { expect, test } from 'vitest';

const guide = readFileSync(new URL('../docs/authoring.md', import.meta.url), 'utf8');
/** What an author would copy: every fence of Markdown in the guide, one after the other. */
const examples = [...guide.matchAll(/^(`{3,4})markdown\n([\s\S]*?)^\1$/gm)].map(([, , text]) => text ?? '');

test('every example of the authors’ guide is a lesson without a problem', () => {
  expect(examples.length).toBeGreaterThanOrEqual(6);
  const lesson = parseLesson(examples.join('\n'), {
    path: 'en.md',
    checkContainer,
    checkQuestion,
    readFigure: () =>
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><title>Lanes</title><desc>Lanes</desc></svg>',
    resolveNumber: () => ({ text: '2' }),
  });
  expect(lesson.diagnostics).toEqual([]);
  const kinds = new Set(lesson.sections.flatMap(({ blocks }) => blocks.map(({ kind }) => kind)));
  expect([...kinds].sort()).toEqual(['code', 'figure', 'lab', 'prose', 'question', 'worked']);
  const blocks = lesson.sections.flatMap((section) => section.blocks);
  const asked = blocks.flatMap((block) => ('form' in block && block.form === 'data' ? [block.data] : []));
  expect(new Set(asked.map((data) => Object(data).kind))).toEqual(new Set(questionKinds));
});
