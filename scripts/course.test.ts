import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readLessonPath } from '@keyway/cli/lesson-folder';
import type { CodeBlock, Lesson } from '@keyway/lesson/model';
import { execa } from 'execa';
import { describe, expect, test } from 'vitest';

const repository = fileURLToPath(new URL('../', import.meta.url));
// As `keyway lessons check` reads them, so that what it calls sound is what is tested.
const { lessons, diagnostics } = readLessonPath(`${repository}lessons`);
const translations = lessons.flat();

const python = process.platform === 'win32' ? 'python' : 'python3';

function cellsOf(lesson: Lesson): CodeBlock[] {
  return lesson.sections
    .flatMap((section) => section.blocks)
    .filter((block): block is CodeBlock => block.kind === 'code' && block.isRunnable);
}

/** What a cell prints, run as a reader would run it. */
async function run({ language, code }: CodeBlock): Promise<string> {
  const [program, ...args] =
    language === 'python' ? [python, '-I', '-'] : [process.execPath, '--input-type=module', '-'];
  const { stdout } = await execa(String(program), args, {
    input: code,
    env: { PYTHONUTF8: '1' },
    // In a page cells may import @keyway/core; of the folders here the command's is one that can.
    cwd: `${repository}packages/cli`,
  });
  return stdout;
}

test('the lessons have no problem, alone or beside each other', () => {
  expect(diagnostics).toEqual([]);
});

test('every lesson stands in hi, es and en', () => {
  expect(lessons.length).toBeGreaterThanOrEqual(4);
  for (const group of lessons) expect(group.map((lesson) => lesson.language)).toEqual(['en', 'es', 'hi']);
});

describe('every code cell prints exactly what the lesson promises', () => {
  test.each(translations.map((lesson) => [`${lesson.id} ${lesson.language}`, lesson] as const))(
    '%s',
    async (_name, lesson) => {
      const cells = cellsOf(lesson);
      expect(cells.length).toBeGreaterThanOrEqual(1);
      for (const cell of cells) {
        const printed = await run(cell);
        expect({ line: cell.line, printed }).toEqual({
          line: cell.line,
          printed: cell.output?.trimEnd() ?? printed,
        });
      }
    },
  );
});

test('the course’s cell, the reference script and the command show the same six answers', async () => {
  const first = translations.find(({ id, language }) => id === '01-keys' && language === 'en');
  const cell = first && cellsOf(first).find(({ code }) => code.includes('def murmur2'));
  const script = await execa(python, ['parity/reference/partition_for_key.py'], { cwd: repository });
  const command = await execa(process.execPath, ['packages/cli/bin/keyway.js', 'partition', '-n', '6'], {
    cwd: repository,
    stdin: 'ignore',
  });
  // What kafka-clients answers, vectors murmur2.json.
  const six = 'user-1 2\nuser-2 2\nuser-3 5\nuser-4 1\nuser-5 4\nuser-6 5';
  expect([cell && (await run(cell)), script.stdout, command.stdout.replaceAll('\t', ' ')]).toEqual([
    six,
    six,
    six,
  ]);
});

describe('every lesson ends with its sources', () => {
  test.each(translations.map((lesson) => [`${lesson.id} ${lesson.language}`, lesson] as const))(
    '%s',
    (_name, lesson) => {
      expect(lesson.sections.at(-1)?.id).toBe('sources');
      expect(lesson.sources.length).toBeGreaterThanOrEqual(2);
    },
  );
});

describe('docs/sources.md', () => {
  const table = readFileSync(new URL('../docs/sources.md', import.meta.url), 'utf8');
  const rows = table
    .split('\n')
    .filter((line) => /^\| (HI|ES|EN)-\d+ /.test(line))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));

  test('lists every source, each row once, with its kind and verdict', () => {
    const ids = rows.map(([, id]) => String(id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(ids.map((id) => id.slice(0, 2)))).toEqual(new Set(['HI', 'ES', 'EN']));
    expect(new Set(rows.map(([, , kind]) => kind))).toEqual(
      new Set(['statement', 'figure', 'example', 'code', 'quiz']),
    );
    expect(rows.filter((cells) => cells.length !== 7 || cells[4] === '')).toEqual([]);
  });

  // That the languages share their sections is for `keyway lessons check`.
  test('names only lessons (for a title or an opening) and sections that exist', () => {
    const places = new Set(
      translations.flatMap(({ id, sections }) => [id, ...sections.map((section) => `${id}#${section.id}`)]),
    );
    const missing = rows.filter(([, , , , , held = '']) => {
      const named = [...held.matchAll(/`([\w-]+(?:#[\w-]+)?)`/g)].map(([, name]) => String(name));
      return named.length === 0 || named.some((name) => !places.has(name));
    });
    expect(missing.map(([, id, , , , held]) => `${id} ${held}`)).toEqual([]);
  });
});
