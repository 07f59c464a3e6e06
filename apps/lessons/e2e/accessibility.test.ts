import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from './site-browser.ts';

const PAGES = [
  ['/', 'light'],
  ['/', 'dark'],
  ['/hi/', 'light'],
  ['/en/', 'dark'],
  ['/es/lessons/05-consumers-and-range/', 'dark'],
  ['/en/lessons/06-assignors/', 'light'],
  ['/es/labs/key/', 'light'],
  ['/hi/labs/key/', 'dark'],
  ['/en/labs/key/#key=&partitions=six', 'light'],
  ['/en/labs/assignment/', 'light'],
  ['/hi/labs/assignment/#t=orders:6,pay:x&m=A,B0r2,C-&e=&s=&r=1', 'dark'],
  [
    '/es/labs/assignment/#t=orders:6,pay:4&m=A,B0r2,C1&e=jD&s=range,sticky,cooperative-sticky&r=2&p=told&q=C3,,-2',
    'light',
  ],
  ['/no-such-page/', 'dark'],
] as const;

async function violations(page: Page): Promise<string[]> {
  const results = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}

test.for(PAGES)('%s, %s: axe finds nothing', async ([path, colorScheme], ctx) => {
  const { page, close } = await visit(ctx, path, { colorScheme });
  expect(await violations(page)).toEqual([]);
  await close();
});

test.for(['light', 'dark'] as const)(
  'a lesson, %s, with its quiz marked and everything opened: axe finds nothing',
  async (colorScheme, ctx) => {
    const { page, close } = await visit(ctx, '/hi/lessons/01-keys/', { colorScheme });
    for (const question of await page.locator('form.question:has(.option)').all()) {
      await question.locator('input').first().check();
      await question.locator('button[type=submit]').click();
    }
    for (const summary of await page.locator('summary:visible').all()) await summary.click();
    expect(await violations(page)).toEqual([]);
    await close();
  },
);

test('whatever takes the keyboard shows it, and is not under the header', async (ctx) => {
  const { page, close } = await visit(ctx, '/en/lessons/01-keys/#key-bytes');
  const header = (await page.locator('header').first().boundingBox())?.height ?? 0;
  const hidden: string[] = [];
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const style = element && getComputedStyle(element);
      return {
        name: element?.outerHTML.slice(0, 80) ?? '',
        bottom: element?.getBoundingClientRect().bottom ?? 0,
        isInHeader: element?.closest('header.no-print') !== null,
        hasOutline: style?.outlineStyle !== 'none',
      };
    });
    if (!focused.isInHeader && focused.bottom <= header) hidden.push(`covered: ${focused.name}`);
    if (!focused.hasOutline) hidden.push(`no outline: ${focused.name}`);
  }
  expect(hidden).toEqual([]);
  await close();
});

test('the skip link is the first stop and leads to the content', async (ctx) => {
  const { page, close } = await visit(ctx, '/es/lessons/01-keys/');
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').innerText()).toBe('Ir al contenido');
  await page.keyboard.press('Enter');
  expect(await page.locator('main:focus').count()).toBe(1);
  await close();
});
