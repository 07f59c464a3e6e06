import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CodeBlock, Lesson } from '@keyway/lesson/model';
import { type LessonFiles, readLessons } from '@keyway/lesson/read-lessons';
import { execa } from 'execa';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../lessons/', import.meta.url));
const files: LessonFiles = {
  list: () => readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.includes('.')),
  read: (file) => {
    try {
      return readFileSync(`${root}${file}`);
    } catch {
      return undefined;
    }
  },
};
const { lessons } = readLessons(files, { pathPrefix: 'lessons/' });
const translations = lessons.flat();

function cellsOf(lesson: Lesson): CodeBlock[] {
  return lesson.sections
    .flatMap((section) => section.blocks)
    .filter((block): block is CodeBlock => block.kind === 'code' && block.isRunnable);
}

/** What a cell prints, run as a reader would run it. */
async function run({ language, code }: CodeBlock): Promise<string> {
  const python = process.platform === 'win32' ? 'python' : 'python3';
  const [program, ...args] =
    language === 'python' ? [python, '-I', '-'] : [process.execPath, '--input-type=module', '-'];
  const { stdout } = await execa(String(program), args, { input: code, env: { PYTHONUTF8: '1' } });
  return stdout;
}

test('every lesson stands in hi, es and en', () => {
  expect(lessons.length).toBeGreaterThanOrEqual(4);
  for (const group of lessons) expect(group.map((lesson) => lesson.language)).toEqual(['en', 'es', 'hi']);
});

describe('every code cell prints exactly what the lesson promises', () => {
  test.each(translations.map((lesson) => [lesson.path, lesson] as const))('%s', async (_path, lesson) => {
    const cells = cellsOf(lesson);
    expect(cells.length).toBeGreaterThanOrEqual(1);
    for (const cell of cells) {
      const printed = await run(cell);
      expect({ line: cell.line, printed }).toEqual({
        line: cell.line,
        printed: cell.output?.trimEnd() ?? printed,
      });
    }
  });
});

describe('every lesson ends with its sources', () => {
  test.each(translations.map((lesson) => [lesson.path, lesson] as const))('%s', (_path, lesson) => {
    expect(lesson.sections.at(-1)?.id).toBe('sources');
    expect(lesson.sources.length).toBeGreaterThanOrEqual(2);
  });
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
