import type { Token } from 'markdown-it';
import { type BlockNode, inlineOf } from '../block-nodes.ts';
import { reportInline } from '../inline-place.ts';
import { stripLabel } from '../labels.ts';
import type { LessonReader } from '../lesson-reader.ts';
import type { CodeBlock } from '../model.ts';

const runnableLanguages = new Set(['python', 'python3', 'py', 'javascript', 'js', 'mjs']);

/** Whether a cell in this language can be run: Python or JavaScript. */
export function isRunnableLanguage(language: string): boolean {
  return runnableLanguages.has(language);
}

/** Whether a block is the label of an output and nothing else: `Output:`, bold or not. */
export function isOutputLabel(tokens: readonly Token[], node: BlockNode | undefined): boolean {
  if (node?.token.type !== 'paragraph_open') return false;
  const inline = inlineOf(tokens, node);
  return inline !== undefined && stripLabel(inline.content, 'output')?.rest.trim() === '';
}

function isCode(node: BlockNode | undefined): boolean {
  return node?.token.type === 'fence' || node?.token.type === 'code_block';
}

/** Words of a fence's info string after the language: `run` is the only one. */
function isMarkedRun(
  reader: LessonReader,
  token: Token,
  language: string,
  words: string[],
  line: number,
): boolean {
  const isMarked = words.includes('run');
  for (const word of words.filter((other) => other !== 'run')) {
    const message = `"${word}" after the language means nothing here; only "run" may stand there`;
    reader.context.report(line, 1, 'FENCE_WORD', message);
  }
  if (!isMarked || isRunnableLanguage(language)) return isMarked;
  const message = `a cell in "${language}" cannot be run; only python and js can, so take "run" away`;
  reader.context.report(line, token.markup.length + 1, 'FENCE_NOT_RUNNABLE', message);
  return false;
}

/** The output that a cell promises, when a label and a block follow it. */
function promisedOutput(reader: LessonReader, nodes: readonly BlockNode[], at: number): string | undefined {
  const label = nodes[at + 1];
  if (!isOutputLabel(reader.tokens, label)) return undefined;
  const output = nodes[at + 2];
  if (output !== undefined && isCode(output)) return output.token.content;
  const inline = inlineOf(reader.tokens, label);
  if (inline !== undefined) {
    const message = 'no block follows this label; put what the cell prints between two lines of ```';
    reportInline(reader.context, inline, 0, 'OUTPUT_MISSING', message);
  }
  return undefined;
}

/**
 * Makes the block of the fence or the indented code at `nodes[at]`, with its output where one follows.
 * @returns the block, and how many nodes it takes
 */
export function readCode(
  reader: LessonReader,
  nodes: readonly BlockNode[],
  at: number,
  token: Token,
): { block: CodeBlock; nodeCount: number } {
  const [first = '', ...words] = token.info.trim().split(/\s+/);
  const language = first.toLowerCase();
  const line = (token.map?.[0] ?? 0) + 1;
  const isMarked = isMarkedRun(reader, token, language, words, line);
  const block: CodeBlock = {
    kind: 'code',
    id: reader.nextCodeId(),
    language,
    code: token.content,
    isRunnable: isMarked,
    line,
  };
  const output = promisedOutput(reader, nodes, at);
  if (output === undefined) return { block, nodeCount: 1 };
  if (!isRunnableLanguage(language)) {
    const message =
      'this output belongs to a block that cannot be run, so nobody checks it; only python and js can';
    reader.context.report(line, 1, 'OUTPUT_NOT_CHECKED', message);
    return { block, nodeCount: 1 };
  }
  block.isRunnable = true;
  block.output = output;
  return { block, nodeCount: 3 };
}
