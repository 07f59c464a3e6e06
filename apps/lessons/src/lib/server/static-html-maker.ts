import { StaticHtml } from '../page/static-html.ts';

/** Makes a piece of HTML that stands still; equal HTML is the same piece. */
export type StaticHtmlMaker = (html: string) => StaticHtml;

/** A maker for one page: its pieces are numbered, so that a page names them in few bytes. */
export function createStaticHtmlMaker(): StaticHtmlMaker {
  const made = new Map<string, StaticHtml>();
  return (html) => {
    const known = made.get(html);
    if (known) return known;
    const piece = new StaticHtml(made.size, html);
    made.set(html, piece);
    return piece;
  };
}
