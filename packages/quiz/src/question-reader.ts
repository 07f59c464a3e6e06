import { placeholdersOf } from './fill-template.ts';
import { backwardRange } from './pool.ts';
import type { QuestionTexts } from './question.ts';

/** What an author's data says, or what is wrong with it, in sentences. */
export type Reading<T> = { question: T } | { problems: string[] };

const LONGEST_LIST = 100;

/**
 * Reads the fields of a question in YAML and collects what is wrong with them, in sentences for the author.
 * A field that is wrong is read as something that does no harm, so that one run finds every problem.
 */
export class QuestionReader {
  /** `number question "throughput"`, or the name of a part of it; every problem begins with it. */
  readonly subject: string;
  readonly problems: string[];
  readonly #data: Record<string, unknown>;
  readonly #known = new Set<string>();

  constructor(subject: string, data: Record<string, unknown>, problems: string[] = []) {
    this.subject = subject;
    this.#data = data;
    this.problems = problems;
  }

  /** Whether the author wrote this field. */
  has(name: string): boolean {
    return this.raw(name) !== undefined && this.raw(name) !== null;
  }

  /** The field as it stands. */
  raw(name: string): unknown {
    this.#known.add(name);
    return Object.hasOwn(this.#data, name) ? this.#data[name] : undefined;
  }

  /** A text that is not empty. */
  text(name: string): string {
    return this.asText(`"${name}"`, this.raw(name));
  }

  optionalText(name: string): string | undefined {
    return this.has(name) ? this.text(name) : undefined;
  }

  flag(name: string, otherwise: boolean): boolean {
    const value = this.raw(name);
    if (value === undefined || value === null) return otherwise;
    if (typeof value === 'boolean') return value;
    this.problem(`"${name}" expected true or false, ${came(value)}; write one without quotes`);
    return otherwise;
  }

  /** One of a few words. */
  word<T extends string>(name: string, words: readonly T[], otherwise?: T): T | undefined {
    const value = this.raw(name);
    if ((value === undefined || value === null) && otherwise !== undefined) return otherwise;
    return this.asWord(`"${name}"`, value, words);
  }

  /** The prompt and the explanation as they stand. */
  plainTexts(): QuestionTexts {
    const prompt = this.text('prompt');
    const explanation = this.optionalText('explanation');
    return { prompt, ...(explanation !== undefined && { explanation }) };
  }

  /**
   * The same with names in braces.
   * @param valueNames - those that both may hold
   * @param explanationNames - those that only the explanation may hold
   */
  texts(valueNames: readonly string[], explanationNames: readonly string[] = []): QuestionTexts {
    const texts = this.plainTexts();
    this.#checkPlaceholders('prompt', texts.prompt, valueNames);
    this.#checkPlaceholders('explanation', texts.explanation ?? '', [...valueNames, ...explanationNames]);
    return texts;
  }

  /** One thing, or a list of things to draw from; at least one. */
  listOf<T>(name: string, read: (subject: string, value: unknown) => T): T[] {
    const value = this.raw(name);
    if (value === undefined || value === null) {
      this.problem(`"${name}" expected a value or a list of them, but it is missing; write it`);
      return [];
    }
    return this.asListOf(`"${name}"`, value, read);
  }

  asListOf<T>(subject: string, value: unknown, read: (subject: string, value: unknown) => T): T[] {
    if (!Array.isArray(value)) return [read(subject, value)];
    if (value.length === 0 || value.length > LONGEST_LIST) {
      this.problem(`${subject} expected 1 to ${LONGEST_LIST} entries, got ${value.length}; give so many`);
    }
    return value.slice(0, LONGEST_LIST).map((item, index) => read(`${subject} entry ${index + 1}`, item));
  }

  /** A list of mappings, each handed over as a reader of its own, which is finished here. */
  readers<T>(name: string, isRequired: boolean, read: (reader: QuestionReader) => T): T[] {
    const value = this.raw(name) ?? [];
    const isList = Array.isArray(value) && value.length <= LONGEST_LIST && (value.length > 0 || !isRequired);
    if (!isList) {
      this.problem(
        `"${name}" expected a list of ${isRequired ? 1 : 0} to ${LONGEST_LIST} entries, ${came(value)}; begin each with "- "`,
      );
      return [];
    }
    return value.flatMap((item, index) => {
      const subject = `${this.subject}: "${name}" entry ${index + 1}`;
      if (!isMapping(item)) {
        this.problems.push(`${subject} expected "key: value" lines, ${came(item)}; write it so`);
        return [];
      }
      const reader = new QuestionReader(subject, item, this.problems);
      const entry = read(reader);
      reader.refuseOthers();
      return [entry];
    });
  }

  /** A mapping from names to anything, in the order of the file. */
  map(name: string): [string, unknown][] {
    const value = this.raw(name);
    if (isMapping(value) && Object.keys(value).length > 0) return Object.entries(value);
    this.problem(`"${name}" expected a mapping of names, ${came(value)}; write "name: value" lines under it`);
    return [];
  }

  asText(subject: string, value: unknown): string {
    if (typeof value === 'string' && value.trim() !== '') return value;
    const isScalar = typeof value === 'number' || typeof value === 'boolean';
    this.problem(
      isScalar
        ? `${subject} expected a text, got the ${typeof value} ${value}; write it in quotes: "${value}"`
        : `${subject} expected a text, ${came(value)}; write one`,
    );
    return '?';
  }

  /** A key, or a pattern for many; the empty key is one too. */
  asKey(subject: string, value: unknown): string {
    if (value === '') return '';
    const key = this.asText(subject, value);
    const backward = backwardRange(key);
    if (backward !== undefined) {
      this.problem(`${subject} expected a range from less to more, got ${backward}; swap its ends`);
      return '?';
    }
    return key;
  }

  asCount(subject: string, value: unknown, least: number, most: number): number {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    this.problem(`${subject} expected a whole number from ${least} to ${most}, ${came(value)}; write digits`);
    return least;
  }

  asWord<T extends string>(subject: string, value: unknown, words: readonly T[]): T | undefined {
    const word = words.find((one) => one === value);
    if (word === undefined) {
      this.problem(`${subject} expected one of ${words.join(', ')}, ${came(value)}; write one of these`);
    }
    return word;
  }

  problem(sentence: string): void {
    this.problems.push(`${this.subject}: ${sentence}`);
  }

  /** Problems for fields that nothing asked for. */
  refuseOthers(): void {
    for (const name of Object.keys(this.#data)) {
      if (this.#known.has(name)) continue;
      this.problem(`"${name}" is not known here; there are ${[...this.#known].join(', ')}`);
    }
  }

  #checkPlaceholders(name: string, text: string, valueNames: readonly string[]): void {
    for (const placeholder of placeholdersOf(text)) {
      if (valueNames.includes(placeholder)) continue;
      const known = valueNames.map((one) => `{${one}}`).join(', ') || 'none here';
      this.problem(`"${name}" holds {${placeholder}}, which stands for nothing; there are ${known}`);
    }
  }
}

/** Whether a value is a mapping: an object that is neither null nor a list. */
export function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What came instead, as part of a sentence. */
function came(value: unknown): string {
  if (value === undefined || value === null) return 'but it is missing';
  const text = JSON.stringify(value) ?? typeof value;
  return `got ${text.length > 80 ? `${text.slice(0, 80)}…` : text}`;
}
