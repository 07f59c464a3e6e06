import { expect, test } from 'vitest';
import { addCell, printed, runCell } from './cells.ts';
import { isReady, visit } from './site-browser.ts';
import { type SiteServer, serveSite } from './site-server.ts';

/** Waits until the footer says how the course stands without its server. */
const KEPT = '[data-offline=kept]';

test('after one visit the whole course is read with the server gone, in every language', async (ctx) => {
  const server = await serveSite();
  const { page, problems, close } = await visit(ctx, '/en/', { server });
  await page.waitForSelector(KEPT);
  await server.close();
  const addresses = ['/en/lessons/01-keys/', '/hi/lessons/06-assignors/', '/es/', '/es/labs/', '/'];
  for (const address of addresses) {
    await page.goto(new URL(address, page.url()).href);
    await isReady(page);
    expect(await page.locator('h1').first().isVisible()).toBe(true);
  }
  await page.goto(new URL('/en/labs/key/#key=user-3&partitions=6', page.url()).href);
  await isReady(page);
  expect((await page.locator('.answer').innerText()).trim()).toBe('P5');
  await page.reload();
  await isReady(page);
  expect((await page.locator('.answer').innerText()).trim()).toBe('P5');
  expect(problems).toEqual([]);
  await close();
});

test('a lab in a lesson answers with the server gone, though its code was never fetched before', async (ctx) => {
  const server = await serveSite();
  const { page, close } = await visit(ctx, '/en/', { server });
  await page.waitForSelector(KEPT);
  await server.close();
  await page.goto(new URL('/en/lessons/01-keys/', page.url()).href);
  await isReady(page);
  await page.locator('[data-lab=key]').first().scrollIntoViewIfNeeded();
  await page.waitForSelector('[data-lab=key][data-live]');
  await page.locator('[data-lab=key] input').first().fill('user-4');
  expect((await page.locator('[data-lab=key] .answer').first().innerText()).trim()).toBe('P1');
  await close();
});

test('with the server gone JavaScript runs at once, and Python in every lesson after its first use in one', {
  timeout: 240_000,
}, async (ctx) => {
  const server = await serveSite();
  const { page, problems, close } = await visit(ctx, '/en/lessons/01-keys/', { server });
  await page.waitForSelector(KEPT);
  await runCell(page.locator('[data-cell=python]').first());
  await server.close();
  await page.goto(new URL('/hi/lessons/06-assignors/', page.url()).href);
  await isReady(page);
  const python = page.locator('[data-cell=python]').first();
  await runCell(python);
  expect(await python.locator('.verdict').innerText()).toBe('पाठ जैसा ही');
  const javascript = await addCell(page, { language: 'javascript', code: 'console.log(6 * 7);' });
  await runCell(javascript);
  expect(await printed(javascript)).toBe('42\n');
  expect(problems).toEqual([]);
  await close();
});

test('a page that does not exist says so without the server too', async (ctx) => {
  const server = await serveSite();
  const { page, close } = await visit(ctx, '/en/', { server });
  await page.waitForSelector(KEPT);
  await server.close();
  await page.goto(new URL('/en/lessons/nothing-here/', page.url()).href);
  expect(await page.title()).toMatch(/^404/);
  await close();
});

test('a newer course waits for the reader, is then shown, and answers stay', async (ctx) => {
  const server: SiteServer = await serveSite();
  const { page, close } = await visit(ctx, '/en/lessons/01-keys/', { server });
  await page.waitForSelector(KEPT);
  const question = page.locator('form.question').first();
  await question.locator('input').first().check();
  await question.locator('button[type=submit]').click();
  // The same page with another title, and a service worker that knows of it, as a new build would have.
  server.change('/en/lessons/01-keys/', (html) => html.replace(/<h1[^>]*>[^<]*/, '<h1>A newer lesson'));
  server.change('/service-worker.js', (script) =>
    script.replace(/("url":"en\/lessons\/01-keys\/","revision":")[0-9a-f]+/, '$1ffffffffffffffff'),
  );
  await page.reload();
  await page.waitForSelector('[data-offline=update]');
  await page.locator('[data-offline=update] button').click();
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'A newer lesson');
  await isReady(page);
  expect(await page.locator('form.question').first().locator('input').first().isChecked()).toBe(true);
  await close();
});

test('over plain http from another machine the page says that it needs its server', async (ctx) => {
  const { page, problems, close } = await visit(ctx, '/hi/', { host: 'course.test' });
  await page.waitForSelector('[data-offline=plain-http]');
  expect(await page.locator('[data-offline]').innerText()).toContain('https');
  expect(problems).toEqual([]);
  await close();
});
