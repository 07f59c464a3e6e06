import { classHighlighter, highlightCode as highlightTree } from '@lezer/highlight';
import { parser as javascriptParser } from '@lezer/javascript';
import { parser as pythonParser } from '@lezer/python';

const PARSERS: Record<string, typeof pythonParser> = {
  python: pythonParser,
  python3: pythonParser,
  py: pythonParser,
  js: javascriptParser,
  mjs: javascriptParser,
  javascript: javascriptParser,
};

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Code as HTML whose words carry classes (`tok-keyword`, `tok-string` …) and no styles.
 * Its text is the code, character by character: what a reader copies runs.
 * @param language - the first word of the fence; one that nobody parses stays plain text
 */
export function highlightCode(code: string, language: string): string {
  const parser = Object.hasOwn(PARSERS, language) ? PARSERS[language] : undefined;
  if (!parser) return escapeHtml(code);
  let html = '';
  highlightTree(
    code,
    parser.parse(code),
    classHighlighter,
    (text, classes) => {
      html += classes ? `<span class="${classes}">${escapeHtml(text)}</span>` : escapeHtml(text);
    },
    () => {
      html += '\n';
    },
  );
  return html;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character);
}
