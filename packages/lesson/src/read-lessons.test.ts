import { describe, expect, test } from 'vitest';
import { type LessonFiles, type ReadOptions, readLessons } from './read-lessons.ts';

const encoder = new TextEncoder();
const text = '---\nid: 01-keys\ntitle: T\nsummary: S\n---\n\n## One {#one}\n\n![lane](figures/lane.svg)\n';

/** Files in memory; what is no text is given as bytes. */
function filesOf(files: Record<string, string | Uint8Array>): LessonFiles {
  return {
    list: () => Object.keys(files),
    read: (path) => {
      const content = files[path];
      return typeof content === 'string' ? encoder.encode(content) : content;
    },
  };
}

function read(
  files: Record<string, string | Uint8Array>,
  options?: ReadOptions,
): { paths: string[][]; problems: string[] } {
  const { lessons, diagnostics } = readLessons(filesOf(files), options);
  return {
    paths: lessons.map((group) => group.map((lesson) => lesson.path)),
    problems: diagnostics.map(({ path, line, column, code }) => `${path}:${line}:${column} ${code}`),
  };
}

const lane = '<svg viewBox="0 0 9 9"><title>T</title></svg>';

describe('readLessons', () => {
  test('groups languages by lesson, sorts, and leaves out what is no lesson', () => {
    const files = {
      'README.md': '# Lessons',
      '02-b/hi.md': text.replace('01-keys', '02-b'),
      '02-b/figures/lane.svg': lane,
      '01-keys/hi.md': text,
      '01-keys/es.md': text,
      '01-keys/.draft.md': text,
      'node_modules/x/en.md': text,
      '01-keys/figures/lane.svg': lane,
      'old/notes.txt': 'Notes\n\nA line.',
      'photo.png': Uint8Array.from([1]),
    };
    const { paths, problems } = read(files, { pathPrefix: 'lessons/', languages: ['hi'] });
    expect(paths).toEqual([
      ['lessons/01-keys/es.md', 'lessons/01-keys/hi.md'],
      ['lessons/02-b/hi.md'],
      ['lessons/old/notes.txt'],
    ]);
    expect(problems).toEqual([]);
  });

  test('figures are read beside the lesson; one outside of the folder is not there', () => {
    const outside = text.replace('figures/lane.svg', '../../lane.svg');
    const { lessons, diagnostics } = readLessons(
      filesOf({
        '01-keys/hi.md': text,
        '01-keys/figures/lane.svg': lane,
        'lane.svg': lane,
        'x/01-keys/hi.md': '',
      }),
    );
    expect(lessons[0]?.[0]?.sections[0]?.blocks[0]).toMatchObject({
      kind: 'figure',
      svg: expect.any(String),
    });
    expect(diagnostics.map(({ code }) => code)).not.toContain('FIGURE_MISSING');
    expect(read({ '01-keys/hi.md': outside, 'lane.svg': lane }).problems).toEqual([
      '01-keys/hi.md:9:1 FIGURE_MISSING',
    ]);
    expect(read({ '01-keys/hi.md': text.replace('figures/', '../'), 'lane.svg': lane }).problems).toEqual([]);
  });

  test('a numbered lesson is expected in every language that another one has', () => {
    const plain = text.replace(/!.*\n/, '');
    const files = { '01-keys/hi.md': plain, '02-b/hi.md': plain.replace('01-keys', '02-b') };
    const spanish = { '01-keys/es.md': plain, 'loose.md': 'Just text.' };
    expect(read({ ...files, ...spanish }).problems).toEqual(['02-b/hi.md:1:1 LANGUAGE_MISSING']);
  });

  test('a file that is not UTF-8 is reported once, and its language is not missing', () => {
    const plain = text.replace(/!.*\n/, '');
    const files = { '01-keys/hi.md': plain, '01-keys/es.md': Uint8Array.from([0x23, 0x20, 0xf1]) };
    expect(read(files, { languages: ['es', 'hi'] }).problems).toEqual(['01-keys/es.md:1:3 NOT_UTF8']);
  });

  test('an id that is not the folder, and one that two lessons have', () => {
    const plain = text.replace(/!.*\n/, '');
    const { problems } = read({ '01-keys/hi.md': plain.replace('01-keys', 'other'), 'other.md': 'Text.' });
    expect(problems).toEqual(['01-keys/hi.md:1:1 LESSON_ID_DIFFERS', 'other.md:1:1 LESSON_ID_TWICE']);
  });

  test('a named file is a lesson whatever its ending, and is counted', () => {
    const files = filesOf({ '../notes/lane.lesson': 'Lane\n\nText.', 'other.bin': 'x' });
    const { lessons, fileCount } = readLessons(files, { named: ['../notes/lane.lesson'] });
    expect(lessons.flat().map(({ id, title }) => [id, title])).toEqual([['lane', 'Lane']]);
    expect(fileCount).toBe(1);
  });

  test('the folder of a lesson can be read by itself', () => {
    const plain = text.replace(/!.*\n/, '').replace('id: 01-keys\n', '');
    const { lessons, diagnostics } = readLessons(filesOf({ 'hi.md': plain, 'es.md': plain }), {
      pathPrefix: 'lessons/01-keys/',
      languages: ['en', 'es', 'hi'],
    });
    expect(lessons.map((group) => group.map(({ id }) => id))).toEqual([['01-keys', '01-keys']]);
    expect(diagnostics.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'lessons/01-keys/es.md LANGUAGE_MISSING',
    ]);
  });

  test('what the parser asks is passed on', () => {
    const { lessons, diagnostics } = readLessons(
      filesOf({ 'a.md': '# T\n\n{=one}\n\n```question\nid: q\n```\n\n::: lab key\n:::\n' }),
      {
        resolveNumber: () => ({ text: 'eins' }),
        checkQuestion: () => ['no'],
        checkContainer: (_kind, name) => [name],
      },
    );
    expect(lessons[0]?.[0]?.sections[0]?.blocks[0]).toMatchObject({ html: '<p>eins</p>\n' });
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'QUESTION_DATA no',
      'CONTAINER_DATA key',
    ]);
  });
});
