import type { Env, Token } from 'markdown-it';
import type { Diagnostic, ParseOptions } from './model.ts';

/** What one run of the parser knows and collects; every rule reaches it through `contextOf`. */
export class LessonContext {
  readonly path: string;
  readonly language: string;
  /** Source lines without their ends; index 0 is line 1. */
  readonly lines: readonly string[];
  /** Whether the file has front matter: what its author left out is then a problem, not a gap to fill. */
  readonly isAuthored: boolean;
  readonly options: ParseOptions;
  readonly diagnostics: Diagnostic[] = [];
  /** The inline token whose text is being read, for rules that only see its text. */
  inline: Token | undefined;

  constructor(options: ParseOptions, language: string, lines: readonly string[], isAuthored: boolean) {
    this.path = options.path;
    this.language = language;
    this.lines = lines;
    this.isAuthored = isAuthored;
    this.options = options;
  }

  /** Adds a problem; `line` and `column` count from 1. */
  report(line: number, column: number, code: string, message: string): void {
    this.diagnostics.push({ path: this.path, line, column, code, message });
  }
}

/** The environment that carries a context through markdown-it. */
export function environmentFor(context: LessonContext): Env {
  return { lesson: context };
}

/**
 * The context of a run, from markdown-it's environment.
 * @throws {TypeError} when the environment was not made by `environmentFor`
 */
export function contextOf(env: Env | undefined): LessonContext {
  const context = env?.lesson;
  if (context instanceof LessonContext) return context;
  throw new TypeError('expected an environment made by environmentFor; pass it to md.parse and md.renderer');
}
