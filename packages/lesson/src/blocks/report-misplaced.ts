import type { BlockNode } from '../block-nodes.ts';
import { offsetOf, reportInline } from '../inline-place.ts';
import type { LessonReader } from '../lesson-reader.ts';

/** Reports what works only outside of lists and quotations, or in a paragraph of its own, and stands elsewhere. */
export function reportMisplaced(reader: LessonReader, node: BlockNode): void {
  const { tokens, context } = reader;
  for (const token of tokens.slice(node.start, node.end)) {
    const image = token.children?.find((child) => child.type === 'image');
    if (image !== undefined) {
      const message =
        'a picture is shown only in a paragraph of its own, with " — caption" after it or nothing';
      reportInline(context, token, offsetOf(image), 'FIGURE_NOT_ALONE', message);
    }
    const [language, word] = token.type === 'fence' ? token.info.trim().split(/\s+/) : [];
    if (token.type === 'container' || language === 'question' || word === 'run') {
      const message = 'inside a list or a quotation this is not read; put it at the beginning of a line';
      context.report((token.map?.[0] ?? 0) + 1, 1, 'BLOCK_NESTED', message);
    }
  }
}
