import type { Token } from 'markdown-it';

/** One block of a flat token list: `tokens[start]` opens it, `tokens[end - 1]` closes it. */
export interface BlockNode {
  token: Token;
  start: number;
  end: number;
}

/** The blocks that stand side by side in `tokens[from … to - 1]`, without what is inside them. */
export function blockNodes(tokens: readonly Token[], from = 0, to: number = tokens.length): BlockNode[] {
  const nodes: BlockNode[] = [];
  let depth = 0;
  let start = from;
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    if (depth === 0) start = at;
    depth += token.nesting;
    const opening = tokens[start];
    if (depth === 0 && opening !== undefined) nodes.push({ token: opening, start, end: at + 1 });
  }
  return nodes;
}

/** The blocks directly inside a node. */
export function innerNodes(tokens: readonly Token[], node: BlockNode): BlockNode[] {
  return blockNodes(tokens, node.start + 1, node.end - 1);
}

/** The inline token of a paragraph or heading; undefined for every other block. */
export function inlineOf(tokens: readonly Token[], node: BlockNode | undefined): Token | undefined {
  if (node === undefined) return undefined;
  const { type } = node.token;
  if (type !== 'paragraph_open' && type !== 'heading_open') return undefined;
  return tokens[node.start + 1];
}
