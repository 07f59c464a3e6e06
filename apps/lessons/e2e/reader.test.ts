import { expect, test } from 'vitest';
import { isReady, visit } from './site-browser.ts';

/** As in a browser that blocks what a page would keep: reading the property throws. */
const CLOSED_STORAGE = `
Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } });
`;

const FULL_OF_RUBBISH = `
for (const name of ['answers:01-keys', 'place', 'language', 'theme']) localStorage.setItem('keyway:1:' + name, '{"a":');
`;

test('the quiz is answered with the keyboard alone: wrong, again, then right', async (ctx) => {
  const { page, problems, close } = await visit(ctx, '/en/lessons/01-keys/#check');
  const question = page.locator('[data-question=how-default-partitioner]');
  const status = question.locator('[role=status]');
  expect(await status.innerText()).toBe('');

  async function choose(wanted: (label: string) => boolean): Promise<void> {
    for (let presses = 0; presses < 8; presses++) {
      const label = page.locator('label:has(input:focus)');
      if ((await question.locator('input:focus:checked').count()) && wanted(await label.innerText())) return;
      await page.keyboard.press('ArrowDown');
    }
    throw new Error('no such option');
  }

  await page.keyboard.press('Tab');
  expect(await question.locator('input:focus').count()).toBe(1);
  await choose((label) => !label.includes('murmur2'));
  expect(await status.innerText()).toBe('');
  await page.keyboard.press('Enter');
  expect(await status.innerText()).toMatch(/^Not right\./);
  expect(await question.locator('.option.wrong').count()).toBe(1);

  const retry = question.getByRole('button', { name: 'Try again' });
  for (
    let presses = 0;
    presses < 6 && !(await retry.evaluate((button) => button === document.activeElement));
    presses++
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  expect(await status.innerText()).toBe('');
  expect(await question.locator('input:focus').count()).toBe(1);
  await choose((label) => label.includes('murmur2'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await status.innerText()).toMatch(/^Right\./);
  expect(await question.locator('.option.right').count()).toBe(1);
  expect(problems).toEqual([]);
  await close();
});

test('an empty answer is asked for, and counts as none', async (ctx) => {
  const { page, close } = await visit(ctx, '/es/lessons/01-keys/');
  const question = page.locator('form.question').first();
  await question.locator('button[type=submit]').click();
  expect(await question.locator('[role=status]').innerText()).not.toBe('');
  expect(await page.evaluate(() => localStorage.getItem('keyway:1:answers:01-keys'))).toBeNull();
  await close();
});

test('with several right answers each chosen one is told apart, and half is partly right', async (ctx) => {
  const { page, close } = await visit(ctx, '/en/lessons/01-keys/');
  const question = page.locator('[data-question=what-moves-a-key]');
  await question.getByLabel('more partitions').check();
  await question.locator('button[type=submit]').click();
  expect(await question.locator('[role=status]').innerText()).toMatch(/^Partly right\. 2 right options/);
  expect(await question.locator('.option.right .feedback').count()).toBe(1);
  await close();
});

test('answers and place are still there after a reload, in every language, until they are erased', async (ctx) => {
  const { page, close } = await visit(ctx, '/en/lessons/01-keys/');
  const question = page.locator('[data-question=how-default-partitioner]');
  await question.getByLabel('murmur2').check();
  await question.locator('button[type=submit]').click();
  await page.reload();
  await isReady(page);
  expect(await question.locator('[role=status]').innerText()).toMatch(/^Right\./);

  await page.evaluate(() => document.getElementById('sign-bit')?.scrollIntoView());
  await page.locator('nav.side a[aria-current=true][href="#sign-bit"]').waitFor();
  await page.locator('header a[hreflang=hi]').click();
  await page.waitForURL('**/hi/lessons/01-keys/#sign-bit');
  await isReady(page);
  expect(await page.getAttribute('html', 'lang')).toBe('hi');
  expect(await page.locator('.option.right input:checked').count()).toBe(1);

  await page.locator('header .brand').click();
  await page.waitForURL('**/hi/');
  await isReady(page);
  await page.locator('a.card[href$="/lessons/01-keys/#sign-bit"]').waitFor();
  expect(await page.locator('.lessons li').first().innerText()).toMatch(/5 में से 1 उत्तर सही/);
  page.once('dialog', (dialog) => dialog.accept());
  await page.locator('.forget > button').click();
  expect(await page.locator('a.card').count()).toBe(0);
  expect(await page.locator('.forget > [role=status]').innerText()).not.toBe('');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['keyway:1:language']);
  await close();
});

test('who chose a language before is offered to go on in it, and is not sent there', async (ctx) => {
  const { page, close } = await visit(ctx, '/es/');
  await page.goto(new URL('/', page.url()).href);
  await isReady(page);
  expect(new URL(page.url()).pathname).toBe('/');
  await page.getByRole('link', { name: 'Continuar en español' }).click();
  await page.waitForURL('**/es/');
  await close();
});

test('the theme follows the system until one is chosen, and the choice is there before the page is', async (ctx) => {
  const { page, close } = await visit(ctx, '/en/', { colorScheme: 'light' });
  const paper = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await paper();
  expect(dark).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('header select').selectOption('dark');
  expect(await paper()).toBe(dark);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
  expect(await paper()).toBe(dark);
  await close();
});

test.for([CLOSED_STORAGE, FULL_OF_RUBBISH])(
  'a page works with storage that does not: %j',
  async (initScript, ctx) => {
    const { page, problems, close } = await visit(ctx, '/en/lessons/01-keys/', { initScript });
    const question = page.locator('[data-question=how-default-partitioner]');
    await question.getByLabel('murmur2').check();
    await question.locator('button[type=submit]').click();
    expect(await question.locator('[role=status]').innerText()).toMatch(/^Right\./);
    await page.locator('header select').selectOption('dark');
    expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
    expect(problems).toEqual([]);
    await close();
  },
);

// The text of a lesson is in its HTML only. When Svelte cannot follow that HTML it draws the page anew, and readers
// with an extension that adds an element would have seen an empty lesson.
test('a page that something else has changed before it came to life keeps its text and answers', async (ctx) => {
  const { page, close } = await visit(ctx, '/en/lessons/01-keys/', {
    changeHtml: (html) =>
      html.replace(/<article[^>]*>/, (article) => `${article}<div id="extension">x</div>`),
  });
  expect(await page.locator('article').innerText()).toContain('def murmur2(data: bytes) -> int:');
  expect(await page.locator('article .drawing svg').count()).toBeGreaterThan(0);
  const question = page.locator('[data-question=how-default-partitioner]');
  await question.getByLabel('murmur2').check();
  await question.locator('button[type=submit]').click();
  expect(await question.locator('[role=status]').innerText()).toMatch(/^Right\./);
  await close();
});
