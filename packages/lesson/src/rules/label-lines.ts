import type { MarkdownIt } from 'markdown-it';
import { stripLabel } from '../labels.ts';

/**
 * A line that begins with a label ends the paragraph above it, also one inside the last option of a list: people
 * leave no empty line before `Answer:`, and Markdown would make the answer a part of that option.
 */
export function labelLines(md: MarkdownIt): void {
  md.block.ruler.before(
    'paragraph',
    'label_lines',
    (state, startLine, _endLine, silent) => {
      // Asked only whether it interrupts: the line itself is read as the paragraph that it is.
      if (!silent) return false;
      const begin = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
      const line = state.src.slice(begin, state.eMarks[startLine]);
      return (
        stripLabel(line, 'question') !== undefined ||
        stripLabel(line, 'answer') !== undefined ||
        stripLabel(line, 'output')?.rest.trim() === ''
      );
    },
    { alt: ['paragraph'] },
  );
}
