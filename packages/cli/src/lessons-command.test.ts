import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keyway } from '../test/keyway.ts';

const QUIZ = '**Question:** Which? {#which}\n\n- [ ] One\n- [x] Two\n';
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'keyway-lessons-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Writes a lesson of its own folder below the temporary one, and answers the path as the command prints it. */
async function lesson(name: string, content: string | Uint8Array): Promise<string> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  return file;
}

describe('keyway lessons check names the place of a problem and what to do, and ends with 1', () => {
  test.each([
    ['two quizzes of one id', `# A\n\n${QUIZ}\n${QUIZ}`, '8:22 QUESTION_ID_TWICE'],
    [
      'a quiz with no right option',
      '# A\n\n**Question:** Which?\n\n- [ ] One\n- [ ] Two\n',
      '3:1 RIGHT_OPTION_MISSING',
    ],
    ['a code fence that nobody closed', '# A\n\n```python\nprint(1)\n', '3:1 FENCE_UNCLOSED'],
    ['an image that is not there', '# A\n\n![A plan](figures/plan.en.svg)\n', '3:1 FIGURE_MISSING'],
    ['a file that is not UTF-8', Uint8Array.of(0x23, 0x20, 0x41, 0x0a, 0xff), '2:1 NOT_UTF8'],
    ['a number that cannot be computed', '# A\n\nIt goes to {=partition user-1 0}.\n', '3:12 NUMBER_ERROR'],
    ['a lab that nobody draws', '# A\n\n::: lab kay\nkey: user-1\n:::\n', '3:1 CONTAINER_'],
  ])('%s', async (title, content, place) => {
    const file = await lesson(`${title.replaceAll(' ', '-')}.md`, content);
    const { stdout, stderr, exitCode } = await keyway(['lessons', 'check', file]);
    expect({ exitCode, stderr, stdout }).toEqual({
      exitCode: 1,
      stderr: '',
      stdout: expect.stringContaining(`${file}:${place}`),
    });
  });

  test('as JSON, with what was read', async () => {
    const file = await lesson(
      'json.md',
      `# A\n\n${QUIZ}\n![A plan](plan.svg)\n\n\`\`\`python run\nprint(1)\n\`\`\`\n`,
    );
    const { stdout, exitCode } = await keyway(['lessons', 'check', file, '--format', 'json']);
    expect(exitCode).toBe(1);
    expect(JSON.parse(stdout)).toEqual({
      lessons: 1,
      files: 1,
      questions: 1,
      codeCells: 1,
      diagnostics: [
        {
          path: file,
          line: 8,
          column: 1,
          code: 'FIGURE_MISSING',
          message: expect.stringContaining('plan.svg'),
        },
      ],
    });
  });
});

test('a named file is read whatever its ending, and a sound one ends with 0', async () => {
  const file = await lesson('notes.rst', `# A\n\n${QUIZ}`);
  expect(await keyway(['lessons', 'check', file])).toEqual({
    stdout: '1 lesson in 1 file, 1 question, 0 code cells: no problem\n',
    stderr: '',
    exitCode: 0,
  });
});

test('keyway lessons follow: from then on check names each section of the original that has changed', async () => {
  const text = (title: string, body: string): string =>
    `---\nid: 01-a\ntitle: ${title}\nsummary: S.\n---\n\n# ${title}\n\n## ${title} {#one}\n\n${body}\n`;
  const english = await lesson('follow/01-a/en.md', text('A', 'First.'));
  const spanish = await lesson('follow/01-a/es.md', text('Uno', 'Primero.'));
  const course = path.join(folder, 'follow');

  expect(await keyway(['lessons', 'follow', course])).toMatchObject({ stdout: `${spanish}\n`, exitCode: 0 });
  expect(await keyway(['lessons', 'follow', course])).toMatchObject({ stdout: '', exitCode: 0 });
  expect(await keyway(['lessons', 'check', course])).toMatchObject({ exitCode: 0 });
  await writeFile(english, text('A', 'First, and more.'));
  const { stdout, exitCode } = await keyway(['lessons', 'check', course]);
  expect({ stdout, exitCode }).toEqual({
    exitCode: 1,
    stdout: expect.stringMatching(/es\.md:\d+:1 FOLLOWS_STALE/),
  });
  expect(await readFile(spanish, 'utf8')).toContain('Primero.');
});
