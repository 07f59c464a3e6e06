import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { labReaders } from './teaching-plan/lab-readers.ts';
import { readPlan } from './teaching-plan/read-plan.ts';
import { showLabs } from './teaching-plan/show-labs.ts';
import { solve } from './teaching-plan/solve.ts';

const answers = { ...solve, ...showLabs };
const root = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const languages = ['en', 'hi', 'es'];
const plans = new Map(
  languages.map((language) => [language, readPlan(read(`docs/teaching-plan.${language}.md`))]),
);
const lessons = readdirSync(new URL('lessons/', root)).filter((name) => /^\d\d-/.test(name));
const sections = [...plans].flatMap(([language, plan]) =>
  plan.map((section) => ({ ...section, file: language })),
);

/** All that comes after `/en/labs/NAME/#` in a plan. */
function labAddresses(text: string): { language: string; lab: string; fragment: string }[] {
  return [...text.matchAll(/`\/(\w+)\/labs\/([\w-]+)\/#([^`]+)`/g)].map(([, language, lab, fragment]) => ({
    language: String(language),
    lab: String(lab),
    fragment: String(fragment),
  }));
}

describe.each(languages)('the plan in %s', (language) => {
  const plan = plans.get(language) ?? [];

  test('has a section for every lesson, in order, and links to the lesson in its language', () => {
    expect(plan.map(({ lesson }) => lesson)).toEqual(lessons);
    expect(new Set(plan.map((section) => section.language))).toEqual(new Set([language]));
    expect(plan.map(({ title }) => title)).toEqual(
      lessons.map((lesson) => {
        const [, title] = /^title: (.+)$/m.exec(read(`lessons/${lesson}/${language}.md`)) ?? [];
        return `${lesson.slice(0, 2)} · ${title}`;
      }),
    );
  });

  test('has the same nine headings for every lesson', () => {
    const [first] = plan;
    expect(first?.headings).toHaveLength(9);
    expect(plan.map(({ headings }) => headings)).toEqual(plan.map(() => first?.headings));
  });

  test('has the headings, addresses and tables of the English one in the same places', () => {
    const shape = (section: (typeof plan)[number]): unknown => ({
      lesson: section.lesson,
      labs: labAddresses(section.text).map(({ lab, fragment }) => `${lab}#${fragment}`),
      tables: section.tables.map(({ kind }) => kind),
      rows: [...section.text.matchAll(/^(###|\||- )/gm)].map(([, sign]) => sign),
      codes: [...section.text.matchAll(/`([^`]+)`/g)]
        .map(([, code]) => code?.replace(/^\/\w\w\//, '/'))
        .sort(),
    });
    expect(plan.map(shape)).toEqual((plans.get('en') ?? []).map(shape));
  });
});

describe.each(sections)('$file $lesson', ({ file, lesson, text, tables }) => {
  test('the minutes follow one another from 0 to 45', () => {
    const spans = [...text.matchAll(/^\| (\d+)–(\d+) \|/gm)].map(([, from, to]) => [
      Number(from),
      Number(to),
    ]);
    expect(spans.map(([from]) => from)).toEqual([0, ...spans.slice(0, -1).map(([, to]) => to)]);
    expect(spans.at(-1)?.[1]).toBe(45);
  });

  test('every lab address is one that the lab reads, to the last name in it', () => {
    const addresses = labAddresses(text);
    expect(addresses.length).toBeGreaterThan(0);
    const unread = addresses.flatMap(({ lab, fragment }) => {
      const readFragment = labReaders.get(lab) ?? (() => ({}));
      const pieces = fragment.split('&');
      const whole = JSON.stringify(readFragment(fragment));
      return pieces
        .filter((piece) => !piece.endsWith('='))
        .filter((piece) => {
          const rest = pieces.filter((other) => other !== piece).join('&');
          return JSON.stringify(readFragment(rest)) === whole;
        });
    });
    expect(unread).toEqual([]);
  });

  test('every address is in the language of the plan, and the lesson and its answers are named', () => {
    const addresses = [...text.matchAll(/`\/(\w\w)\/(labs|lessons|mismatch)\//g)].map(([, found]) => found);
    expect(new Set(addresses)).toEqual(new Set([file]));
    expect(text).toContain(`\`/${file}/lessons/${lesson}/\``);
    expect(text).toContain(`\`/${file}/lessons/${lesson}/answers/\``);
  });

  test('the questions of the quiz stand in the lesson', () => {
    const [row = ''] = /^\| 3\d–42 \|.*$/m.exec(text) ?? [];
    const asked = [...row.matchAll(/`([\w-]+)`/g)].map(([, id]) => id);
    const source = read(`lessons/${lesson}/${file}.md`);
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.filter((id) => !source.includes(`{#${id}}`))).toEqual([]);
  });

  test('every number of a solution and of a lab is the one that core computes', () => {
    expect(tables.length).toBeGreaterThan(0);
    const computed = tables.map((table) => ({
      kind: table.kind,
      rows: (answers[table.kind]?.(table) ?? []).map((row) => row.map(String)),
    }));
    expect(tables.map(({ kind, rows }) => ({ kind, rows }))).toEqual(computed);
  });
});

test('the README names every plan', () => {
  const readme = read('README.md');
  expect(languages.filter((language) => !readme.includes(`docs/teaching-plan.${language}.md`))).toEqual([]);
});
