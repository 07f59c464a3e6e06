/**
 * The lesson model: what a lesson file becomes, and all that a page, an export or a test knows of it.
 * Plain data: it survives `JSON.stringify`. Lines and columns count from 1.
 */

/** A problem in a lesson file. `code` is stable and for programs; `message` says what to do. */
export interface Diagnostic {
  path: string;
  line: number;
  column: number;
  code: string;
  message: string;
}

/** Where a statement comes from, as the front matter names it. */
export interface Source {
  name: string;
  url?: string;
}

/** A run of Markdown that nothing else claims; `html` holds no script and no unknown element. */
export interface ProseBlock {
  kind: 'prose';
  html: string;
  line: number;
}

/** A piece of code that a reader can run, or read. */
export interface CodeBlock {
  kind: 'code';
  /** Stable within the lesson and equal in every language: `code-1`, `code-2`, … in order of appearance. */
  id: string;
  /** First word of the fence's info string in lower case; empty without one. */
  language: string;
  code: string;
  /** Whether a reader may run it: a python or js fence with a promised output, or marked `run`. */
  isRunnable: boolean;
  /** What the cell must print, exactly; undefined where it promises nothing. */
  output?: string;
  line: number;
}

/** One option of a choice question. */
export interface QuestionOption {
  /** `a`, `b`, … in the order of the file. */
  id: string;
  html: string;
  text: string;
  isRight: boolean;
  feedbackHtml?: string;
}

/** A question written as a task list (or, ungraded, as a list of bullets). */
export interface ChoiceQuestionBlock {
  kind: 'question';
  form: 'choice';
  /** From `{#id}`, else `question-1`, … in order of appearance. */
  id: string;
  promptHtml: string;
  promptText: string;
  options: QuestionOption[];
  /** More than one option is right, so boxes are ticked instead of one dot chosen. */
  isMultiple: boolean;
  /** False for a list without a marked answer: it can be read and pondered, not marked. */
  isGraded: boolean;
  explanationHtml?: string;
  line: number;
}

/** A question in a fenced YAML block; its schema is the caller's, see `ParseOptions.checkQuestion`. */
export interface DataQuestionBlock {
  kind: 'question';
  form: 'data';
  id: string;
  /** The YAML document as plain data. */
  data: unknown;
  /** What `ParseOptions.questionFacts` says of it: two languages ask the same if it is the same in both. */
  facts?: string;
  line: number;
}

export type QuestionBlock = ChoiceQuestionBlock | DataQuestionBlock;

/** `::: lab NAME` or `::: worked NAME` with a YAML body: the page draws it by name. */
export interface ContainerBlock {
  kind: 'lab' | 'worked';
  name: string;
  parameters: Record<string, unknown>;
  line: number;
}

/** A picture: inlined SVG where the caller can read it, else only its text. */
export interface FigureBlock {
  kind: 'figure';
  /** The path as written in the lesson. */
  path: string;
  alt: string;
  captionHtml?: string;
  /** Cleaned SVG whose ids are prefixed for this figure; undefined when the file cannot be shown. */
  svg?: string;
  line: number;
}

export type Block = ProseBlock | CodeBlock | QuestionBlock | ContainerBlock | FigureBlock;

/** A level-two heading and what stands under it. The text before the first heading has the id ''. */
export interface Section {
  id: string;
  title: string;
  titleHtml: string;
  /** First 12 hex digits of the SHA-256 of the section's source text. A translation's `follows` names it. */
  digest: string;
  line: number;
  blocks: Block[];
}

/** What a translation was made from: the original's language and the digest of each section then. */
export interface Follows {
  language: string;
  sections: Record<string, string>;
}

export interface Lesson {
  /** As given to the parser; diagnostics carry it. */
  path: string;
  id: string;
  /** A BCP 47 tag: from the file's name, else by script. */
  language: string;
  title: string;
  summary: string;
  sources: Source[];
  /** Reading time as the author states it, in minutes. */
  minutes?: number;
  /** The Kafka version that the text was checked against, as text: `4.0`. */
  kafka?: string;
  follows?: Follows;
  sections: Section[];
  diagnostics: Diagnostic[];
}

/** What the parser asks of its caller. Every function is pure or reads only what the caller lets it. */
export interface ParseOptions {
  /** Path for diagnostics; its file name decides the language where it is a language tag (`hi.md`). */
  path: string;
  /** Lesson id when the front matter has none; default: the folder's name for `hi.md`, else the file's stem. */
  id?: string;
  /** Answers `{=…}`: the text to print, or an error message. Without it such a span is a diagnostic. */
  resolveNumber?: (expression: string, language: string) => { text: string } | { error: string };
  /** The text of a figure by its path relative to the lesson's folder, or undefined when it is not there. */
  readFigure?: (path: string) => string | undefined;
  /** Problems of a fenced YAML question, as sentences. */
  checkQuestion?: (data: unknown) => string[];
  /** All of a fenced YAML question but its words, as one text; undefined where it cannot be told. */
  questionFacts?: (data: unknown) => string | undefined;
  /** Problems of a lab or worked container, as sentences. */
  checkContainer?: (kind: 'lab' | 'worked', name: string, parameters: Record<string, unknown>) => string[];
}
