import { isMap, isNode, isScalar, isSeq, type Pair } from 'yaml';
import type { Diagnostic, Follows, Source } from './model.ts';
import { readYaml } from './read-yaml.ts';

/** What a lesson's front matter states. */
export interface FrontMatter {
  id?: string;
  language?: string;
  title?: string;
  summary?: string;
  sources?: Source[];
  minutes?: number;
  kafka?: string;
  follows?: Follows;
}

type Report = (node: unknown, code: string, message: string) => void;

const knownKeys = ['id', 'language', 'title', 'summary', 'sources', 'minutes', 'kafka', 'follows'] as const;
type Key = (typeof knownKeys)[number];

/** A scalar's text as it is written: `4.0` stays `4.0`, though YAML reads a number. */
function textOf(node: unknown): string | undefined {
  if (!isScalar(node) || node.value === null) return undefined;
  return typeof node.value === 'string' ? node.value.trim() : node.source?.trim();
}

function keyOf(pair: Pair): string {
  return textOf(pair.key) ?? '';
}

function readSource(node: unknown, report: Report): Source | undefined {
  const plain = textOf(node);
  if (plain !== undefined) return { name: plain };
  const name = isMap(node) ? textOf(node.get('name', true)) : undefined;
  if (!isMap(node) || name === undefined) {
    report(node, 'FRONT_MATTER_VALUE', 'a source is a "name:" and, if there is one, a "url:"; write it so');
    return undefined;
  }
  const urlNode = node.get('url', true);
  const url = textOf(urlNode);
  if (url === undefined) return { name };
  if (/^https?:\/\/[^\s/]+/.test(url)) return { name, url };
  report(urlNode, 'FRONT_MATTER_VALUE', `"${url}" is no address; one begins with https:// or http://`);
  return { name };
}

function readFollows(node: unknown, report: Report): Follows | undefined {
  const language = isMap(node) ? textOf(node.get('language', true)) : undefined;
  const sections = isMap(node) ? node.get('sections', true) : undefined;
  if (language === undefined || !isMap(sections)) {
    report(
      node,
      'FRONT_MATTER_VALUE',
      '"follows" names a "language:" and, under "sections:", a digest for each id',
    );
    return undefined;
  }
  const follows: Follows = { language, sections: {} };
  for (const pair of sections.items) {
    const digest = textOf(pair.value);
    if (digest !== undefined && /^[0-9a-f]{12}$/.test(digest)) {
      Object.defineProperty(follows.sections, keyOf(pair), { value: digest, enumerable: true });
      continue;
    }
    report(
      pair.value ?? pair.key,
      'FRONT_MATTER_VALUE',
      `the digest of "${keyOf(pair)}" is 12 hex digits; write them`,
    );
  }
  return follows;
}

/** What the texts that programs use look like, and how to say it. */
const textForms: Partial<Record<Key, { form: RegExp; description: string }>> = {
  id: {
    form: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    description: 'small Latin letters, digits and hyphens, as in 01-keys',
  },
  language: { form: /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, description: 'a language tag, as in hi' },
};

function readText(key: Key, node: unknown, report: Report): string | undefined {
  const text = textOf(node);
  const expected = textForms[key];
  if (text !== undefined && text !== '' && (expected === undefined || expected.form.test(text))) return text;
  const description = expected?.description ?? 'a text of one line or more';
  report(node, 'FRONT_MATTER_VALUE', `"${key}" is ${description}; write it so`);
  return undefined;
}

function readMinutes(node: unknown, report: Report): number | undefined {
  const minutes = isScalar(node) ? node.value : undefined;
  if (typeof minutes === 'number' && minutes > 0 && Number.isFinite(minutes)) return minutes;
  report(node, 'FRONT_MATTER_VALUE', '"minutes" is a number above 0; write how long reading takes');
  return undefined;
}

function readSources(node: unknown, report: Report): Source[] {
  if (isSeq(node))
    return node.items.map((item) => readSource(item, report)).filter((item) => item !== undefined);
  report(node, 'FRONT_MATTER_VALUE', '"sources" is a list, each with a name; begin each with "- name:"');
  return [];
}

function readEntry(frontMatter: FrontMatter, key: Key, node: unknown, report: Report): void {
  if (key === 'sources') frontMatter.sources = readSources(node, report);
  else if (key === 'follows') assign(frontMatter, key, readFollows(node, report));
  else if (key === 'minutes') assign(frontMatter, key, readMinutes(node, report));
  else assign(frontMatter, key, readText(key, node, report));
}

function assign<K extends Key>(frontMatter: FrontMatter, key: K, value: FrontMatter[K] | undefined): void {
  if (value !== undefined) frontMatter[key] = value;
}

/**
 * Reads a lesson's front matter.
 * @param text - the YAML between the two lines of `---`; its first line is line 2 of the file
 * @param path - for diagnostics
 */
export function readFrontMatter(
  text: string,
  path: string,
): { frontMatter: FrontMatter; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const frontMatter: FrontMatter = {};
  const { document, placeAt, problems } = readYaml(text, true);
  for (const { line, column, message } of problems) {
    const full = `the front matter is no YAML: ${message}`;
    diagnostics.push({ path, line: line + 1, column, code: 'FRONT_MATTER_YAML', message: full });
  }
  if (problems.length > 0) return { frontMatter, diagnostics };
  const report: Report = (node, code, message) => {
    const { line, column } = placeAt(isNode(node) ? (node.range?.[0] ?? 0) : 0);
    diagnostics.push({ path, line: line + 1, column, code, message });
  };
  const contents = document?.contents;
  if (!isMap(contents)) {
    if (text.trim() !== '')
      report(contents, 'FRONT_MATTER_YAML', 'front matter is lines of "key: value"; write it so');
    return { frontMatter, diagnostics };
  }
  for (const pair of contents.items) {
    const key = knownKeys.find((known) => known === keyOf(pair));
    if (key !== undefined) readEntry(frontMatter, key, pair.value ?? pair.key, report);
    else {
      const message = `"${keyOf(pair)}" is not known; known are ${knownKeys.join(', ')}`;
      report(pair.key, 'FRONT_MATTER_KEY', message);
    }
  }
  return { frontMatter, diagnostics };
}
