/** What a container's parameters say, or why they say nothing. */
export type Reading<T> = { value: T } | { problems: string[] };

/** Largest partition count that Kafka's int32 can hold. */
export const MAX_PARTITION_COUNT = 2_147_483_647;

/** Most things that a table in a page can hold and still be read. */
const MAX_LIST_LENGTH = 64;

/**
 * Reads the YAML body of a container field by field and collects what is wrong, in sentences for the author.
 * A field that is wrong is read as something empty, so that one run finds every problem.
 */
export class ParameterReader {
  readonly #container: string;
  readonly #parameters: Record<string, unknown>;
  readonly #known = new Set<string>();
  readonly #problems: string[] = [];

  /** @param container - its name in sentences: `lab key` */
  constructor(container: string, parameters: Record<string, unknown>) {
    this.#container = container;
    this.#parameters = parameters;
  }

  /** A text; a number or a yes is refused rather than turned into one, since YAML has changed it already. */
  text(name: string): string {
    const value = this.#take(name);
    return this.asText(`"${name}"`, value);
  }

  /** An integer from `least` to `most`. */
  count(name: string, least: number, most: number): number {
    return this.asCount(`"${name}"`, this.#take(name), least, most);
  }

  /** A list of texts that differ, at least one. */
  texts(name: string): string[] {
    const texts = this.list(name).map((value, index) => this.asText(`"${name}" entry ${index + 1}`, value));
    if (new Set(texts).size < texts.length) this.problem(`"${name}" names something twice; write each once`);
    return texts;
  }

  /** A list of anything, at least one entry long. */
  list(name: string): unknown[] {
    const value = this.#take(name);
    if (Array.isArray(value) && value.length > 0 && value.length <= MAX_LIST_LENGTH) return value;
    this.problem(`"${name}" expected a list of 1 to ${MAX_LIST_LENGTH} entries, ${came(value)}`);
    return [];
  }

  /** A map from name to anything, at least one entry long, in the order of the file. */
  map(name: string): [string, unknown][] {
    return this.asMap(`"${name}"`, this.#take(name));
  }

  /** Whether the author wrote this field at all. */
  has(name: string): boolean {
    this.#known.add(name);
    return this.#parameters[name] !== undefined;
  }

  asText(subject: string, value: unknown): string {
    if (typeof value === 'string') return value;
    const isScalar = typeof value === 'number' || typeof value === 'boolean';
    this.problem(
      isScalar
        ? `${subject} expected a text, got the ${typeof value} ${value}; write it in quotes: "${value}"`
        : `${subject} expected a text, ${came(value)}`,
    );
    return '';
  }

  asCount(subject: string, value: unknown, least: number, most: number): number {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    this.problem(`${subject} expected a whole number from ${least} to ${most}, ${came(value)}`);
    return least;
  }

  asMap(subject: string, value: unknown): [string, unknown][] {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      const entries = Object.entries(value);
      if (entries.length > 0 && entries.length <= MAX_LIST_LENGTH) return entries;
    }
    this.problem(`${subject} expected a map of 1 to ${MAX_LIST_LENGTH} names, ${came(value)}`);
    return [];
  }

  problem(sentence: string): void {
    this.#problems.push(`${this.#container}: ${sentence}`);
  }

  /** The value, unless something was wrong or a field was not asked for. */
  finish<T>(value: T): Reading<T> {
    for (const name of Object.keys(this.#parameters)) {
      if (this.#known.has(name)) continue;
      this.problem(`"${name}" is not a parameter; there are ${[...this.#known].join(', ')}`);
    }
    return this.#problems.length > 0 ? { problems: this.#problems } : { value };
  }

  #take(name: string): unknown {
    this.#known.add(name);
    return this.#parameters[name];
  }
}

/** What came instead, as the end of a sentence. */
function came(value: unknown): string {
  if (value === undefined || value === null) return 'but it is missing';
  return `got ${JSON.stringify(value)}`;
}
