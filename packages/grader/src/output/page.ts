import type { Language } from '@keyway/quiz/question';

/** In every page that the grader writes, so that it knows its own pages again. */
export const PAGE_MARK = '<meta name="generator" content="keyway grade">';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text inside HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/**
 * A whole page: one file, nothing from outside, and no script, which its policy forbids too.
 * @param title - plain text
 * @param body - HTML
 */
export function page(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
${PAGE_MARK}
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1c1f24, #e9e6df); --paper: light-dark(#fcfbf8, #15171b);
  --soft: light-dark(#565c66, #aab0b9); --line: light-dark(#dedad0, #363b43); --act: light-dark(#0a5c63, #6fc6c4);
  --good: light-dark(#1d6b3a, #7ecb97); --bad: light-dark(#a4321f, #f0937f); --partly: light-dark(#7a5200, #e2b65c); }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.65 'Noto Sans', 'Noto Sans Devanagari',
  system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.35; margin: 0 0 .4rem; }
h2 { font-size: 1.05rem; margin: 0; }
a { color: var(--act); }
code { font-family: ui-monospace, monospace; }
pre { overflow-x: auto; }
.soft { color: var(--soft); }
.total { font-size: 1.25rem; font-weight: 600; }
.question { border-top: 1px solid var(--line); margin-top: 1.6rem; padding-top: 1rem; }
.head { display: flex; flex-wrap: wrap; gap: .2rem 1rem; justify-content: space-between; }
.right { color: var(--good); } .wrong, .unanswered { color: var(--bad); } .partly, .open { color: var(--partly); }
.verdict { font-weight: 600; }
ul.options { list-style: none; padding: 0; }
ul.options > li { border-left: 3px solid var(--line); padding: .1rem .8rem; margin: .4rem 0; }
ul.options > li.is-right { border-color: var(--good); } ul.options > li.is-wrong { border-color: var(--bad); }
.tag { font-size: .85rem; font-weight: 600; margin-inline-end: .6rem; }
.said { margin: .2rem 0 0; color: var(--soft); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: start; vertical-align: top;
  border-bottom: 1px solid var(--line); padding: .4rem .6rem .4rem 0; } td.number { white-space: nowrap; } th { overflow-wrap: normal; }
@media print { :root { color-scheme: light; } .question { break-inside: avoid; } }
`;
