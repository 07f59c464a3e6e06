import type { Env, Token } from 'markdown-it';
import type { BlockNode } from './block-nodes.ts';
import { environmentFor, type LessonContext } from './lesson-context.ts';
import { TakenIds } from './lesson-id.ts';
import { markdown } from './markdown.ts';

/** The tokens of one lesson and what is counted while its blocks are made. */
export class LessonReader {
  readonly context: LessonContext;
  readonly tokens: Token[];
  private readonly env: Env;
  private readonly questionIds: TakenIds = new TakenIds();
  private codeCount = 0;
  private questionCount = 0;
  private figureCount = 0;

  constructor(context: LessonContext, text: string) {
    this.context = context;
    this.env = environmentFor(context);
    this.tokens = markdown.parse(text, this.env);
  }

  /** HTML of the words of an inline token. */
  inlineHtml(inline: Token): string {
    return this.childrenHtml(inline.children ?? []);
  }

  childrenHtml(children: Token[]): string {
    return markdown.renderer.renderInline(children, markdown.options, this.env);
  }

  /** HTML of whole blocks. */
  blocksHtml(nodes: readonly BlockNode[]): string {
    const slices = nodes.map((node) => this.tokens.slice(node.start, node.end));
    return slices.map((slice) => markdown.renderer.render(slice, markdown.options, this.env)).join('');
  }

  nextCodeId(): string {
    return `code-${++this.codeCount}`;
  }

  nextFigureId(): string {
    return `figure-${++this.figureCount}`;
  }

  /** The id of the next question: the one its author wrote, else made from its number; never one given before. */
  nextQuestionId(written: string | undefined, line: number, column: number): string {
    const id = written ?? `question-${this.questionCount + 1}`;
    this.questionCount++;
    if (written === undefined && this.context.isAuthored) {
      const message = 'this question has no id; end its first line with one, as in {#empty-key}';
      this.context.report(line, column, 'QUESTION_ID_MISSING', message);
    }
    if (written !== undefined && this.questionIds.has(written)) {
      const message = `another question is called "${written}"; give each an id of its own`;
      this.context.report(line, column, 'QUESTION_ID_TWICE', message);
    }
    return this.questionIds.take(id);
  }
}
