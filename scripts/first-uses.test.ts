import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Where the lessons explain a term of the glossary. */
interface Explained {
  /** Row of the glossary. */
  term: string;
  /** Folder of the lesson. */
  lesson: string;
  /** A piece of the sentence that explains it, as it stands in the English text. */
  sentence: string;
  /** Forms to look for, where the term itself is not the word that the lessons use. */
  words?: string[];
  /** Whether the word stands in code, as the name of a setting does. */
  inCode?: boolean;
  /** Phrases in which the word means something else. */
  otherSense?: string[];
}

/** What a reader meets between two empty lines. */
interface Paragraph {
  lesson: string;
  text: string;
}

const root = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const { explained, needsNoSentence }: { explained: Explained[]; needsNoSentence: Record<string, string[]> } =
  JSON.parse(read('docs/first-uses.json'));
const lessons = readdirSync(new URL('lessons/', root)).filter((name) => /^\d\d-/.test(name));

/** Goals say what will be learnt, and the last two sections are no part of the course of thought. */
const APART = /^## .*\{#(goals|elsewhere|sources)\}$/m;

const paragraphs = lessons.flatMap(paragraphsOf);

/**
 * The paragraphs of a lesson in the order of reading.
 * Headings and links to a section announce a word and do not yet use it; code, labs and the descriptions that stand in
 * for pictures are left out too. Captions are kept.
 */
function paragraphsOf(lesson: string): Paragraph[] {
  const text = read(`lessons/${lesson}/en.md`)
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^```[\s\S]*?^```$/gm, '')
    .replace(/^:::[\s\S]*?^:::$/gm, '')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[[^\]]*\]\(#[^)]*\)/g, '');
  return text
    .split(/^(?=## )/m)
    .filter((section) => !APART.test(section))
    .flatMap((section) => section.split(/\n{2,}/))
    .map((paragraph) => paragraph.trim().replace(/\s+/g, ' '))
    .filter((paragraph) => paragraph !== '' && !paragraph.startsWith('#'))
    .map((paragraph) => ({ lesson, text: paragraph }));
}

/** Index of the first paragraph that uses a term; -1 where none does. */
function firstUse({ term, words = [term], inCode = false, otherSense = [] }: Explained): number {
  const word = new RegExp(`(?<![\\w.-])(?:${words.join('|')})(?:s|es)?(?![\\w-])`, 'i');
  return paragraphs.findIndex(({ text }) => {
    const plain = otherSense.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text);
    return word.test(inCode ? plain : plain.replace(/`[^`]*`/g, ''));
  });
}

function explanation({ lesson, sentence }: Explained): number {
  return paragraphs.findIndex(
    (paragraph) => paragraph.lesson === lesson && paragraph.text.includes(sentence),
  );
}

test('every row of the glossary says where it is explained, or why it needs no sentence', () => {
  const rows = [...read('docs/glossary.md').matchAll(/^\| (?!term|---)([^|]+?) \|/gm)].map(
    ([, term]) => term,
  );
  const named = [...explained.map(({ term }) => term), ...Object.values(needsNoSentence).flat()];
  expect(named.sort()).toEqual(rows.sort());
});

test.each(explained)('$term: the sentence that explains it stands in $lesson', (entry) => {
  expect(paragraphs[explanation(entry)]?.text).toContain(entry.sentence);
});

test.each(explained)('$term is used nowhere before the paragraph that explains it', (entry) => {
  const before = paragraphs.slice(0, explanation(entry));
  const use = firstUse(entry);
  expect(before[use]).toBeUndefined();
});

test('every word that is explained is also used', () => {
  const unused = explained.filter((entry) => firstUse(entry) === -1).map(({ term }) => term);
  expect(unused).toEqual([]);
});
