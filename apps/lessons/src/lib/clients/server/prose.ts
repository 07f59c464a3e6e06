import { parseLesson } from '@keyway/lesson/parse-lesson';
import { plainHtml } from '@keyway/lesson/plain-html';
import type { Language } from '@keyway/quiz/question';
import type { Markdown } from '../words/words.ts';

/** Words as they stand in a page: in Hindi, runs of Latin words are marked as English. */
export interface Prose {
  /** Paragraphs, lists and code blocks. */
  blocks: (markdown: Markdown) => string;
  /** One paragraph, without its element. */
  line: (markdown: Markdown) => string;
  /** A text without Markdown. */
  plain: (text: string) => string;
}

/** Keeps the reader of lessons from taking a short text for one without any Markdown. */
const FRONT_MATTER = '---\ntitle: words\nsummary: words\n---\n';

/** Turns words into HTML as the lessons of that language do. */
export function createProse(language: Language): Prose {
  const known = new Map<Markdown, string>();

  function blocks(markdown: Markdown): string {
    const before = known.get(markdown);
    if (before !== undefined) return before;
    const html = htmlOf(markdown, language);
    known.set(markdown, html);
    return html;
  }

  return {
    blocks,
    line(markdown) {
      const html = blocks(markdown).trim();
      const line = /^<p>([\s\S]*)<\/p>$/.exec(html)?.[1];
      if (line === undefined || line.includes('<p>')) {
        throw new Error(
          `PROSE_LINE: expected one paragraph, got ${JSON.stringify(markdown)}; write one line`,
        );
      }
      return line;
    },
    plain: (text) => plainHtml(text, language),
  };
}

function htmlOf(markdown: Markdown, language: Language): string {
  const lesson = parseLesson(FRONT_MATTER + markdown, { path: `words/${language}.md` });
  const [problem] = lesson.diagnostics;
  if (problem !== undefined) {
    throw new Error(`PROSE_INVALID: ${problem.code} ${problem.message}, in ${JSON.stringify(markdown)}`);
  }
  return lesson.sections
    .flatMap(({ blocks }) => blocks)
    .map((block) => {
      if (block.kind === 'prose') return block.html;
      if (block.kind === 'code')
        return `<pre tabindex="0"><code translate="no">${plainHtml(block.code, 'en')}</code></pre>`;
      throw new Error(`PROSE_INVALID: expected prose, got a ${block.kind} in ${JSON.stringify(markdown)}`);
    })
    .join('');
}
