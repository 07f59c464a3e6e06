import MarkdownIt, { type MarkdownIt as Markdown } from 'markdown-it';
import { closedFences } from './rules/closed-fences.ts';
import { computedNumber, computedNumberInCode } from './rules/computed-number.ts';
import { container } from './rules/container.ts';
import { dotList } from './rules/dot-list.ts';
import { foreignWords } from './rules/foreign-words.ts';
import { headingIds } from './rules/heading-ids.ts';
import { htmlAsText } from './rules/html-as-text.ts';
import { imageAsText } from './rules/image-as-text.ts';
import { inlinePlaces } from './rules/inline-places.ts';
import { labelLines } from './rules/label-lines.ts';
import { languageSpan } from './rules/language-span.ts';
import { plainCode } from './rules/plain-code.ts';
import { positionedInline } from './rules/positioned-inline.ts';
import { questions } from './rules/questions.ts';
import { safeLinks } from './rules/safe-links.ts';
import { scrollTable } from './rules/scroll-table.ts';

/** Markdown as lessons use it: CommonMark and tables, no HTML, and our rules. Holds no state between texts. */
export const markdown: Markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })
  .use(positionedInline)
  .use(inlinePlaces)
  .use(container)
  .use(dotList)
  .use(labelLines)
  .use(closedFences)
  .use(headingIds)
  .use(questions)
  .use(computedNumber)
  .use(languageSpan)
  .use(htmlAsText)
  .use(safeLinks)
  .use(computedNumberInCode)
  .use(foreignWords)
  .use(imageAsText)
  .use(plainCode)
  .use(scrollTable);
