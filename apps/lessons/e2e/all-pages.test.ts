import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { missingGlyphs } from './missing-glyphs.ts';
import { visit } from './site-browser.ts';
import { sitePages } from './site-pages.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The longest lesson takes half a minute where a dozen tests run at once. */
const SLOW_MS = 240_000;
const PHONE = { width: 320, height: 700 };
/** Text twice as large on an ordinary window is the same as half the window. */
const LARGE_TEXT = { width: 1000, height: 800 };

async function axe(page: Page, only?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page });
  const results = await (only === undefined ? builder.withTags(TAGS) : builder.withRules(only)).analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}

/** By how many pixels a page is wider than its window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}

test.for(sitePages())(
  '%s: axe finds nothing on a phone, light and dark, nothing is too wide, also with large text, and no glyph is missing',
  { timeout: SLOW_MS },
  async (path, ctx) => {
    const { page, problems, close } = await visit(ctx, path, { viewport: PHONE, colorScheme: 'light' });
    const found = [...(await axe(page)), ...(await sidewaysOf(page, 'at 320 px'))];
    await page.emulateMedia({ colorScheme: 'dark' });
    found.push(...(await axe(page, 'color-contrast')));
    await page.setViewportSize(LARGE_TEXT);
    await enlarge(page);
    found.push(...(await sidewaysOf(page, 'with text at 200 %')));
    found.push(...(await missingGlyphs(page)).map((letter) => `no glyph for ${letter}`));
    expect(found).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  },
);

async function sidewaysOf(page: Page, when: string): Promise<string[]> {
  const pixels = await overflow(page);
  return pixels === 0 ? [] : [`${pixels} px too wide ${when}`];
}

/** The page's policy takes no style element; a style of the element itself it does. */
async function enlarge(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}
