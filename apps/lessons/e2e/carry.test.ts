import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isReady, visit } from './site-browser.ts';

test('answers and place go into a file, and out of it into another browser', async (ctx) => {
  const here = await visit(ctx, '/en/lessons/01-keys/');
  const question = here.page.locator('form.question').first();
  await question.locator('input').first().check();
  await question.locator('button[type=submit]').click();
  await here.page.goto(new URL('/en/', here.page.url()).href);
  await isReady(here.page);
  const download = here.page.waitForEvent('download');
  await here.page.getByRole('button', { name: 'Save answers and place' }).click();
  const saved = readFileSync(await (await download).path());
  await here.close();

  const there = await visit(ctx, '/en/');
  expect(await there.page.getByRole('button', { name: 'Save answers and place' }).count()).toBe(0);
  await there.page.getByLabel('Take over a file').setInputFiles({
    name: 'keyway-progress.json',
    mimeType: 'application/json',
    buffer: saved,
  });
  await there.page.getByText('1 answer is taken over.').waitFor();
  await there.page.goto(new URL('/en/lessons/01-keys/', there.page.url()).href);
  await isReady(there.page);
  const first = there.page.locator('form.question').first().locator('input').first();
  await expect.poll(() => first.isChecked()).toBe(true);
  expect(there.problems).toEqual([]);
  await there.close();
});

test('a file of something else is left alone, and the reader told', async (ctx) => {
  const { page, close } = await visit(ctx, '/es/');
  await page.getByLabel('Recuperar un archivo').setInputFiles({
    name: 'notas.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"notas": [10, 9]}'),
  });
  await page.getByText('Este archivo no lo guardó Keyway').waitFor();
  await close();
});

test('the answer sheet names every right option by its place, and the lesson itself prints none', async (ctx) => {
  const { page, close } = await visit(ctx, '/hi/lessons/01-keys/');
  const questionCount = await page.locator('form.question').count();
  await page.locator('a[href$="/answers/"]').click();
  await page.waitForURL('**/hi/lessons/01-keys/answers/');
  expect(await page.locator('ol > li').count()).toBe(questionCount);
  const right = page.locator('ol > li .right b');
  expect(await right.first().innerText()).toMatch(/^[1-9]\.$/);
  await close();
});

test('the address of a page is shown as a QR code, and one for this machine alone says so', async (ctx) => {
  const { page, problems, close } = await visit(ctx, '/en/lessons/01-keys/');
  await page.getByRole('button', { name: 'QR code of this page' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('dialog svg').waitFor();
  expect(await page.locator('dialog').innerText()).toContain('/en/lessons/01-keys/');
  expect(await page.locator('dialog').innerText()).toContain('--host 0.0.0.0');
  await page.keyboard.press('Escape');
  expect(await page.locator('dialog').isVisible()).toBe(false);
  expect(problems).toEqual([]);
  await close();
});
