import { describe, expect, test } from 'vitest';
import { compareLanguages } from './compare-languages.ts';
import type { Lesson } from './model.ts';
import { parseLesson } from './parse-lesson.ts';

const front = '---\ntitle: T\nsummary: S\n---\n';

const original = `${front}
## One {#one}

\`\`\`python
print(1)
print(2)
\`\`\`

Output:

\`\`\`
1
2
\`\`\`

## Two {#two}

**Question:** a? {#q-one}

- [ ] b
- [x] c

::: lab key
key: a
partitions: 6
:::

![lane](figures/lane.en.svg)

\`\`\`question
id: q-two
kind: number
right: 6
hint: two words
\`\`\`
`;

function lesson(language: string, text: string): Lesson {
  return parseLesson(text, { path: `lessons/01-keys/${language}.md` });
}

/** Problems of a Spanish lesson made from the English one by a replacement. */
function problemsAfter(...[from, to]: [string, string]): string[] {
  const changed = original.replace(from, to);
  expect(changed).not.toBe(original);
  const found = compareLanguages([lesson('en', original), lesson('es', changed)]);
  return found.map(({ path, line, code }) => `${path.split('/').at(-1)}:${line} ${code}`);
}

describe('compareLanguages', () => {
  test('words, figures of another language and sentences in data may differ', () => {
    const spanish = original
      .replace('One', 'Uno')
      .replace('a?', '¿a?')
      .replace('- [ ] b', '- [ ] bé')
      .replace('lane.en.svg', 'lane.es.svg')
      .replace('two words', 'dos palabras');
    expect(compareLanguages([lesson('en', original), lesson('es', spanish)], ['en', 'es'])).toEqual([]);
  });

  test('a missing section is reported where it belongs, and says what to do', () => {
    const hindi = lesson('hi', original);
    const spanish = lesson('es', original.replace(/## One [\s\S]*(?=## Two)/, ''));
    const [first] = compareLanguages([spanish, hindi]);
    expect(first).toMatchObject({
      path: 'lessons/01-keys/es.md',
      message: '"one" is in hi.md but not here; translate it or mark it missing',
    });
    expect(compareLanguages([lesson('en', original), spanish])[0]).toEqual({
      path: 'lessons/01-keys/es.md',
      line: 6,
      column: 1,
      code: 'SECTION_MISSING',
      message: '"one" is in en.md but not here; translate it or mark it missing',
    });
  });

  test('a section that the original lacks is missing there', () => {
    expect(problemsAfter('## Two', '## Extra {#extra}\n\n## Two')).toEqual(['en.md:20 SECTION_MISSING']);
  });

  test('another order of sections', () => {
    const swapped = `${front}\n## Two {#two}\n\n## One {#one}\n`;
    const straight = `${front}\n## One {#one}\n\n## Two {#two}\n`;
    const found = compareLanguages([lesson('en', straight), lesson('es', swapped)]);
    expect(found.map(({ path, line, code }) => [path, line, code])).toEqual([
      ['lessons/01-keys/es.md', 6, 'SECTION_ORDER'],
    ]);
  });

  test('another line of code, at that line', () => {
    expect(problemsAfter('print(2)', 'print(3)')).toEqual(['es.md:10 CODE_DIFFERS']);
  });

  test('another output, another language of the code, a block of code less', () => {
    expect(problemsAfter('1\n2\n', '1\n3\n')).toEqual(['es.md:8 OUTPUT_DIFFERS']);
    expect(problemsAfter('```python\n', '```py\n')).toEqual(['es.md:8 CODE_LANGUAGE_DIFFERS']);
    expect(problemsAfter('```python\nprint(1)\nprint(2)\n```\n\nOutput:', 'Output:')).toEqual([
      'es.md:10 CODE_LANGUAGE_DIFFERS',
      'es.md:11 CODE_DIFFERS',
      'es.md:10 OUTPUT_DIFFERS',
    ]);
    expect(problemsAfter('## Two', '```\nx\n```\n\n## Two')).toEqual(['es.md:6 CODE_COUNT_DIFFERS']);
  });

  test('another right answer, another number of options', () => {
    expect(problemsAfter('- [ ] b\n- [x] c', '- [x] b\n- [ ] c')).toEqual(['es.md:22 RIGHT_ANSWER_DIFFERS']);
    expect(problemsAfter('- [x] c', '- [x] c\n- [ ] d')).toEqual(['es.md:22 OPTION_COUNT_DIFFERS']);
  });

  test('a question under another id is missing in both', () => {
    expect(problemsAfter('{#q-one}', '{#q-other}')).toEqual([
      'es.md:20 QUESTION_MISSING',
      'en.md:20 QUESTION_MISSING',
    ]);
  });

  test('a question of another form, in another section, with other values', () => {
    expect(problemsAfter('id: q-two\n', 'id: q-one\n').slice(0, 1)).toEqual(['es.md:20 QUESTION_MISSING']);
    expect(problemsAfter('right: 6', 'right: 7')).toEqual(['es.md:34 QUESTION_DATA_DIFFERS']);
    expect(problemsAfter('kind: number', 'kind: partition')).toEqual(['es.md:34 QUESTION_DATA_DIFFERS']);
    const moved = original.replace('## Two {#two}\n', '').replace('![lane]', '## Two {#two}\n\n![lane]');
    const found = compareLanguages([lesson('en', original), lesson('es', moved)]);
    expect(found.map(({ code }) => code)).toContain('QUESTION_MOVED');
  });

  test('where the caller tells the facts of a question, they decide and not its form', () => {
    const parse = (language: string, text: string): Lesson =>
      parseLesson(text, {
        path: `lessons/01-keys/${language}.md`,
        questionFacts: (data) => String(Object(data).right),
      });
    const codes = (from: string, to: string): string[] =>
      compareLanguages([parse('en', original), parse('es', original.replace(from, to))]).map(
        ({ code }) => code,
      );
    expect(codes('hint: two words', 'hint: palabra')).toEqual([]);
    expect(codes('right: 6', 'right: 7')).toEqual(['QUESTION_DATA_DIFFERS']);
  });

  test('another lab, another parameter, another order of parameters', () => {
    expect(problemsAfter('lab key', 'lab hash')).toEqual(['es.md:27 CONTAINER_DIFFERS']);
    expect(problemsAfter('partitions: 6', 'partitions: 7')).toEqual(['es.md:27 CONTAINER_DIFFERS']);
    expect(problemsAfter('key: a\npartitions: 6', 'partitions: 6\nkey: a')).toEqual([]);
  });

  test('another figure, a figure less', () => {
    expect(problemsAfter('lane.en.svg', 'hash.es.svg')).toEqual(['es.md:32 FIGURE_DIFFERS']);
    expect(problemsAfter('![lane](figures/lane.en.svg)', 'Words.')).toEqual(['es.md:20 FIGURE_DIFFERS']);
  });

  test('a language in which the lesson is not there, and one in which it is twice', () => {
    const found = compareLanguages([lesson('en', original), lesson('en', original)], ['en', 'hi']);
    expect(found.slice(0, 2).map(({ line, code }) => [line, code])).toEqual([
      [1, 'LANGUAGE_TWICE'],
      [1, 'LANGUAGE_MISSING'],
    ]);
  });
});

describe('follows', () => {
  const hindi = `${front}\n## एक {#one}\n\nक\n\n## दो {#two}\n\nख\n`;

  function following(follows: string): string[] {
    const spanish = `---\ntitle: T\nsummary: S\nfollows:\n${follows}---\n\n## Uno {#one}\n\na\n\n## Dos {#two}\n\nb\n`;
    const found = compareLanguages([lesson('es', spanish), lesson('hi', hindi)]);
    return found.map(({ path, line, code }) => `${path.split('/').at(-1)}:${line} ${code}`);
  }

  const digests = lesson('hi', hindi).sections.map((section) => section.digest);

  test('what it follows has not changed', () => {
    expect(following(`  language: hi\n  sections: { one: ${digests[0]}, two: ${digests[1]} }\n`)).toEqual([]);
  });

  test('a section has changed since, one is not named, one does not exist', () => {
    const follows = '  language: hi\n  sections: { one: 000000000000, three: 000000000000 }\n';
    expect(following(follows)).toEqual([
      'es.md:9 FOLLOWS_STALE',
      'es.md:1 FOLLOWS_SECTION',
      'es.md:13 FOLLOWS_INCOMPLETE',
    ]);
  });

  test('a language that is not there', () => {
    expect(following('  language: fr\n  sections: {}\n')).toContain('es.md:1 FOLLOWS_LANGUAGE');
  });
});
