import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { visit } from './site-browser.ts';
import { SUB_PATH } from './site-server.ts';

const LANGUAGES = ['hi', 'es', 'en'] as const;

/** What a learner on a phone pays before opening a lab or running code. */
const MAX_SCRIPT_BYTES = 60_000;

/** The data in the page that brings it to life. Lessons are long: it must not repeat their text. */
const MAX_DATA_BYTES = 6_000;

const gzipBytes = (texts: (string | Buffer)[]): number =>
  texts.reduce((sum, text) => sum + gzipSync(text).length, 0);

test.for(LANGUAGES)(
  '%s: the first lesson opens without an error and asks nobody else for anything',
  async (language, ctx) => {
    const { page, problems, close } = await visit(ctx, `/${language}/lessons/01-keys/`);
    expect(problems).toEqual([]);
    expect(await page.getAttribute('html', 'lang')).toBe(language);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('article .drawing svg').count()).toBeGreaterThan(0);
    expect(await page.locator('form.question').count()).toBeGreaterThan(0);
    await close();
  },
);

test.for([
  '/hi/lessons/01-keys/',
  '/hi/lessons/03-partition-count/',
  '/hi/lessons/05-consumers-and-range/',
  '/hi/lessons/06-assignors/',
  '/hi/lessons/07-new-group-protocol/',
  '/hi/lessons/08-when-clients-disagree/',
])('%s costs at most 60 kB of compressed script, and its data at most 6 kB', async (path, ctx) => {
  const { page, scripts, close } = await visit(ctx, path);
  const bodies = await scripts();
  expect(bodies.length).toBeGreaterThan(0);
  expect(gzipBytes(bodies)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
  expect(gzipBytes(await page.locator('script:not([src])').allTextContents())).toBeLessThanOrEqual(
    MAX_DATA_BYTES,
  );
  await close();
});

test('a lesson page carries no assignor: its tables were worked out when the site was built', async (ctx) => {
  const { page, scripts, close } = await visit(ctx, '/en/lessons/06-assignors/');
  expect(await page.locator('.worked.assignment').count()).toBeGreaterThan(0);
  const bodies = await scripts();
  expect(bodies.filter((body) => /cooperative-sticky|ASSIGNOR_UNKNOWN/.test(body.toString()))).toEqual([]);
  await close();
});

test.for([
  '/',
  '/es/',
  '/es/labs/key/',
  '/es/labs/key/#key=00ksT90D&partitions=2147483647',
  '/es/lessons/01-keys/',
  '/es/lessons/05-consumers-and-range/',
  '/en/lessons/06-assignors/',
  '/hi/lessons/03-partition-count/',
])('%s does not scroll sideways at 320 px', async (path, ctx) => {
  const { page, close } = await visit(ctx, path, { viewport: { width: 320, height: 640 } });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await close();
});

test.for(['/', '/hi/', '/hi/lessons/01-keys/', '/hi/labs/key/'])(
  '%s works over plain http, where there is no secure context',
  async (path, ctx) => {
    const { page, problems, close } = await visit(ctx, path, { host: 'course.test' });
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    expect(problems).toEqual([]);
    expect(await page.getAttribute('html', 'data-scripts')).toBe('ready');
    await close();
  },
);

test.for(['/', '/es/', '/es/lessons/01-keys/', '/es/labs/key/'])(
  '%s works below any path, and its links stay there',
  async (path, ctx) => {
    const { page, problems, close } = await visit(ctx, SUB_PATH + path);
    expect(problems).toEqual([]);
    const links = page.locator('a[href]:not([href^="#"]):not([href^="http"])');
    const outside = await links.evaluateAll((all, prefix) => {
      const paths = all.map((link) => new URL((link as HTMLAnchorElement).href).pathname);
      return paths.filter((linked) => !linked.startsWith(`${prefix}/`));
    }, SUB_PATH);
    expect(outside).toEqual([]);
    await close();
  },
);

test('a lesson can be read without scripts, and shows nothing that needs them', async (ctx) => {
  const { page, close } = await visit(ctx, '/hi/lessons/01-keys/', { javaScriptEnabled: false });
  const text = await page.locator('article').innerText();
  expect(text).toContain('Kafka');
  expect(text).toContain('def murmur2(data: bytes) -> int:');
  expect(text).toContain('user-1 2');
  expect(await page.locator('form.question').first().innerText()).toContain('JavaScript');
  expect(await page.locator('button:visible').count()).toBe(0);
  expect(await page.locator('select:visible').count()).toBe(0);
  await page.locator('form.question noscript summary').first().click();
  expect(await page.locator('form.question noscript details').first().innerText()).toContain('hash');
  await close();
});

test('on paper there is no navigation, and every question has empty boxes', async (ctx) => {
  const { page, close } = await visit(ctx, '/es/lessons/01-keys/');
  const question = page.locator('form.question').first();
  await question.locator('input').first().check();
  await question.locator('button[type=submit]').click();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('nav:visible, body > div > header:visible, button:visible').count()).toBe(0);
  expect(await question.locator('input:visible, [role=status]:visible, .tag:visible').count()).toBe(0);
  expect(await question.locator('.box:visible').count()).toBe(await question.locator('input').count());
  await close();
});

test('an address that does not exist says so in every language and leads back, below any path', async (ctx) => {
  const { page, close } = await visit(ctx, `${SUB_PATH}/hi/lessons/no-such-lesson/`);
  expect(await page.locator('h2').count()).toBe(3);
  await page.locator('a[lang=hi]').click();
  await page.waitForURL(`**${SUB_PATH}/hi/`);
  expect(await page.locator('h1').innerText()).toBe('Keyway');
  await close();
});
