/**
 * HTML that a page shows and no script touches.
 * It is sent once, as HTML, in an element with the attribute `data-static` and the id, which is a number within the page. The data that brings the page
 * to life names it by the id only, and the browser reads it from the page (see `hooks.ts`).
 */
export class StaticHtml {
  readonly id: number;
  readonly html: string;

  constructor(id: number, html: string) {
    this.id = id;
    this.html = html;
  }
}
