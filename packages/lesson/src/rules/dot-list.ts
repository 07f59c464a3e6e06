import type { MarkdownIt, StateBlock } from 'markdown-it';

const bullet = /^[•‣◦▪·]\s+/u;

/** The text of a line after its indentation, or undefined when the line is empty or indented as code. */
function textOf(state: StateBlock, line: number): string | undefined {
  if (line >= state.lineMax || state.isEmpty(line)) return undefined;
  const indent = (state.sCount[line] ?? 0) - state.blkIndent;
  if (indent < 0 || indent >= 4) return undefined;
  return state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
}

function pushItem(state: StateBlock, line: number, text: string): void {
  const map: [number, number] = [line, line + 1];
  const item = state.push('list_item_open', 'li', 1);
  item.map = map;
  item.markup = '•';
  const paragraph = state.push('paragraph_open', 'p', 1);
  paragraph.map = map;
  paragraph.hidden = true;
  const inline = state.push('inline', '', 0);
  inline.content = text.replace(bullet, '').trim();
  inline.map = map;
  inline.children = [];
  state.push('paragraph_close', 'p', -1).hidden = true;
  state.push('list_item_close', 'li', -1);
}

/** Reads lines that begin with `•`, as people paste them, as a list; empty lines between them do not end it. */
export function dotList(md: MarkdownIt): void {
  const rule = (state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean => {
    const first = textOf(state, startLine);
    if (first === undefined || !bullet.test(first)) return false;
    if (silent) return true;
    const list = state.push('bullet_list_open', 'ul', 1);
    list.markup = '•';
    let end = startLine;
    for (let line = startLine; line < endLine; line = state.skipEmptyLines(line + 1)) {
      const text = textOf(state, line);
      if (text === undefined || !bullet.test(text)) break;
      pushItem(state, line, text);
      end = line + 1;
    }
    list.map = [startLine, end];
    state.push('bullet_list_close', 'ul', -1);
    state.line = end;
    return true;
  };
  md.block.ruler.before('list', 'dot_list', rule, { alt: ['paragraph', 'reference', 'blockquote'] });
}
