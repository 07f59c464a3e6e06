import type { Page } from 'playwright-core';

/**
 * Lays out what a page leaves for later, so that a test sees all of it; what is laid out apart is clipped too, and so
 * would hide that it is too wide.
 */
export async function layOutEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.laid-out-late { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}
