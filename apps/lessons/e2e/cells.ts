import type { Locator, Page } from 'playwright-core';
import type { TestContext } from 'vitest';
import { type Visit, visit } from './site-browser.ts';

/** A cell that a test puts into a page. */
export interface TestCell {
  language: 'python' | 'javascript';
  code: string;
  /** What the lesson promises; without it the cell promises nothing. */
  output?: string;
}

/** Puts a cell of its own at the end of a lesson: the first one of the page with other code in it. */
export async function addCell(page: Page, { language, code, output }: TestCell): Promise<Locator> {
  const number = await page.evaluate(
    (given) => {
      const made = document.querySelector('[data-cell]')?.cloneNode(true) as HTMLElement;
      const number = document.querySelectorAll('[data-cell]').length + 1;
      made.dataset.cell = given.language;
      made.dataset.number = String(number);
      for (const button of made.querySelectorAll('button')) {
        button.hidden = button.dataset.do === 'stop' || button.dataset.do === 'reset';
      }
      made.querySelector('[data-mine]')?.replaceChildren();
      made.querySelector('[data-mine]')?.removeAttribute('aria-busy');
      const code = made.querySelector('code');
      if (code) code.textContent = given.code;
      const samp = made.querySelector('[data-given] samp');
      if (samp) samp.textContent = given.output ?? '';
      if (given.output === undefined) made.querySelector('[data-given]')?.remove();
      document.querySelector('article')?.append(made);
      return number;
    },
    { language, code, output },
  );
  return page.locator(`[data-number="${number}"]`);
}

/** Far above what a start takes, and the ten seconds of a run: only a hang is longer. */
const START_AND_RUN_MS = 120_000;

/** Runs a cell to its end. */
export async function runCell(cell: Locator): Promise<void> {
  // What an earlier run left would be taken for the end of this one.
  await cell.locator('[data-mine]').evaluate((mine) => mine.removeAttribute('aria-busy'));
  await cell.locator('[data-do=run]').click();
  await cell
    .locator('[data-mine][aria-busy=false]')
    .waitFor({ state: 'attached', timeout: START_AND_RUN_MS });
}

/** What a run printed; '' where it printed nothing. */
export async function printed(cell: Locator): Promise<string> {
  return (await cell.locator('[data-mine] .output').allTextContents()).join('');
}

/** What is said of a run that ended before its end. */
export async function trouble(cell: Locator): Promise<string> {
  return (await cell.locator('[data-mine] .trouble').allInnerTexts()).join('');
}

const opened = new Map<string, Promise<Visit>>();

/** A page that several tests share, because Python takes seconds to start in each. It closes with the browser. */
export function openOnce(test: TestContext, path: string): Promise<Visit> {
  const known = opened.get(path) ?? visit(test, path);
  opened.set(path, known);
  return known;
}
