import type { MarkdownIt, Token } from 'markdown-it';
import { type BlockNode, blockNodes, inlineOf, innerNodes } from '../block-nodes.ts';
import { placeOf, replaceContent, reportInline } from '../inline-place.ts';
import { stripLabel } from '../labels.ts';
import { contextOf, type LessonContext } from '../lesson-context.ts';
import { takeTrailingId, trailingId, type WrittenId } from './heading-ids.ts';

/** One item of a question's list: its first line, what is marked before it, and the blocks under it. */
export interface OptionSource {
  text: Token;
  /** Undefined where no box stands before the text. */
  isRight: boolean | undefined;
  line: number;
  column: number;
  /** Lists under the option: its feedback. */
  feedback: BlockNode[];
  /** Other blocks of the option, in order. */
  more: BlockNode[];
}

/** A question as it stands in the token list, before its texts are read. */
export interface QuestionSource {
  line: number;
  column: number;
  id: WrittenId | undefined;
  prompt: Token;
  options: OptionSource[];
  explanation: Token | undefined;
  /** How many blocks of the lesson it takes. */
  nodeCount: number;
}

const sources = new WeakMap<Token, QuestionSource>();

/** The question that begins with this paragraph token. */
export function questionSource(paragraph: Token): QuestionSource | undefined {
  return sources.get(paragraph);
}

const box = /^\[([\sxX]?)\](?:\s+|$)/;

function isList(node: BlockNode | undefined): node is BlockNode {
  return node?.token.type === 'bullet_list_open' || node?.token.type === 'ordered_list_open';
}

function takeBox(context: LessonContext, text: Token): boolean | undefined {
  const match = box.exec(text.content);
  if (match === null) return undefined;
  if (match[1] === '') {
    const message =
      'an empty "[]" is read as "[ ]"; write "[ ]" for a wrong option and "[x]" for a right one';
    reportInline(context, text, 0, 'OPTION_BOX', message);
  }
  replaceContent(text, text.content.slice(match[0].length), match[0].length);
  return /x/i.test(match[1] ?? '');
}

function readOption(context: LessonContext, tokens: Token[], item: BlockNode): OptionSource | undefined {
  const inside = innerNodes(tokens, item);
  const text = inlineOf(tokens, inside[0]);
  if (text === undefined) {
    const message = 'this option has no text; write it directly after its box';
    context.report((item.token.map?.[0] ?? 0) + 1, 1, 'OPTION_EMPTY', message);
    return undefined;
  }
  const { line, column } = placeOf(context, text, 0);
  const isRight = takeBox(context, text);
  const under = inside.slice(1);
  for (const paragraph of under) {
    const inline = inlineOf(tokens, paragraph);
    if (inline === undefined || stripLabel(inline.content, 'answer') === undefined) continue;
    const message = 'the answer stands inside an option; begin it at the beginning of a line';
    reportInline(context, inline, 0, 'ANSWER_IN_OPTION', message);
  }
  return {
    text,
    isRight,
    line,
    column,
    feedback: under.filter(isList),
    more: under.filter((node) => !isList(node)),
  };
}

/** The paragraph that holds the prompt: the label's own, or the next one when the label stands alone. */
function promptNode(tokens: Token[], nodes: BlockNode[], at: number, rest: string): number {
  if (rest.trim() !== '') return at;
  return inlineOf(tokens, nodes[at + 1])?.content && nodes[at + 1]?.token.type === 'paragraph_open'
    ? at + 1
    : at;
}

function readQuestion(
  context: LessonContext,
  tokens: Token[],
  nodes: BlockNode[],
  at: number,
): QuestionSource | undefined {
  const label = inlineOf(tokens, nodes[at]);
  const labelled = label && stripLabel(label.content.replace(trailingId, ''), 'question');
  if (label === undefined || labelled === undefined) return undefined;
  const { line, column } = placeOf(context, label, 0);
  const promptAt = promptNode(tokens, nodes, at, labelled.rest);
  const list = nodes[promptAt + 1];
  if (!isList(list)) {
    const message =
      'no list of options follows this question; write each option as "- [ ]", right ones as "- [x]"';
    context.report(line, column, 'QUESTION_WITHOUT_OPTIONS', message);
    return undefined;
  }
  let id = takeTrailingId(context, label);
  replaceContent(label, labelled.rest, labelled.shift);
  const prompt = inlineOf(tokens, nodes[promptAt]) ?? label;
  if (prompt !== label) id = takeTrailingId(context, prompt) ?? id;
  const options = innerNodes(tokens, list).map((item) => readOption(context, tokens, item));
  const explanation = inlineOf(tokens, nodes[promptAt + 2]);
  const answer = explanation === undefined ? undefined : stripLabel(explanation.content, 'answer');
  if (explanation !== undefined && answer !== undefined)
    replaceContent(explanation, answer.rest, answer.shift);
  return {
    line,
    column,
    id,
    prompt,
    options: options.filter((option) => option !== undefined),
    explanation: answer === undefined ? undefined : explanation,
    nodeCount: promptAt - at + (answer === undefined ? 2 : 3),
  };
}

/** Reports what looks like a part of a question where there is none. */
function reportStray(context: LessonContext, tokens: Token[], node: BlockNode): void {
  const inline = node.token.type === 'paragraph_open' ? inlineOf(tokens, node) : undefined;
  if (inline !== undefined && stripLabel(inline.content, 'answer') !== undefined) {
    const message = 'no question stands directly before this answer; put it after the list of options';
    reportInline(context, inline, 0, 'ANSWER_WITHOUT_QUESTION', message);
  }
  if (!isList(node)) return;
  const ticked = tokens
    .slice(node.start, node.end)
    .find((token) => token.type === 'inline' && /^\[[xX]\]\s/.test(token.content));
  if (ticked === undefined) return;
  const message = 'a ticked list needs a question before it; begin a paragraph above it with "**Question:**"';
  reportInline(context, ticked, 0, 'QUESTION_LABEL_MISSING', message);
}

/** Finds questions: a labelled paragraph, a list of options, a labelled answer; takes labels and boxes off. */
export function questions(md: MarkdownIt): void {
  md.core.ruler.before('inline', 'questions', (state) => {
    const context = contextOf(state.env);
    const nodes = blockNodes(state.tokens);
    for (let at = 0; at < nodes.length; ) {
      const node = nodes[at];
      if (node === undefined) break;
      const isParagraph = node.token.type === 'paragraph_open';
      const source = isParagraph ? readQuestion(context, state.tokens, nodes, at) : undefined;
      if (source === undefined) reportStray(context, state.tokens, node);
      else sources.set(node.token, source);
      at += source?.nodeCount ?? 1;
    }
  });
}
