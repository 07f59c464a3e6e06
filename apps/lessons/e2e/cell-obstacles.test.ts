import { expect, test } from 'vitest';
import { addCell, runCell, trouble } from './cells.ts';
import { visit } from './site-browser.ts';

/** Python starts once a page, and slowly where many tests run at once. */
const SLOW_MS = 240_000;

test.for([
  ['no workers', 'delete globalThis.Worker;', 'cannot run code beside the page'],
  ['no WebAssembly', 'delete globalThis.WebAssembly;', 'WebAssembly is missing'],
  ['no way to unpack', 'delete globalThis.DecompressionStream;', 'too old'],
] as const)('%s: the cell says why it cannot run', async ([, initScript, words], ctx) => {
  const { page, problems, close } = await visit(ctx, '/en/lessons/01-keys/', { initScript });
  const cell = page.locator('[data-cell]').first();
  await runCell(cell);
  expect(await trouble(cell)).toContain(words);
  expect(await cell.locator('[data-note]').innerText()).toContain('the first time');
  expect(problems).toEqual([]);
  await close();
});

test('a browser that refuses the worker is told apart from a missing file', async (ctx) => {
  const { page, close } = await visit(ctx, '/en/lessons/01-keys/', {
    changeHtml: (html) => html.replace(/worker-src[^;]*/, "worker-src 'self'"),
  });
  const cell = await addCell(page, { language: 'javascript', code: 'console.log(1);' });
  await runCell(cell);
  expect(await trouble(cell)).toContain('refused to run code beside the page');
  await close();
});

test('what cannot be fetched is said, and the next press tries again', async (ctx) => {
  const { page, close } = await visit(ctx, '/es/lessons/01-keys/');
  const cell = await addCell(page, { language: 'javascript', code: 'console.log(1);', output: '1\n' });
  await page.route('**/cell-javascriptWasm*', (route) => route.abort());
  await runCell(cell);
  expect(await trouble(cell)).toContain('No se pudo obtener una parte');
  await page.unroute('**/cell-javascriptWasm*');
  await runCell(cell);
  expect(await cell.locator('.verdict').innerText()).toBe('Igual que en la lección');
  await close();
});

test('who loses the network before the first press is told so, and may press again', async (ctx) => {
  const { page, close } = await visit(ctx, '/hi/lessons/01-keys/');
  await page.route('**/*.js', (route) => route.abort());
  const cell = page.locator('[data-cell]').first();
  await cell.locator('[data-do=run]').click();
  await expect.poll(() => cell.locator('[data-note]').innerText()).toContain('फिर दबाइए');
  await close();
});

test('loading is stopped like running, and what came meanwhile is used by the next run', {
  timeout: SLOW_MS,
}, async (ctx) => {
  const { page, close } = await visit(ctx, '/en/lessons/01-keys/');
  const cell = page.locator('[data-cell]').first();
  let release = (): void => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/cell-pythonLibrary*', async (route) => {
    await held;
    await route.continue();
  });
  await cell.locator('[data-do=run]').click();
  await cell.locator('progress').waitFor();
  const note = cell.locator('[data-note]');
  expect(await note.innerText()).toMatch(/^Loading Python: [\d.]+\sMB of 6\.\d\sMB$/);
  await cell.locator('[data-do=stop]').click();
  await cell.locator('[data-mine][aria-busy=false]').waitFor();
  expect(await cell.locator('.verdict').innerText()).toBe('You stopped it.');
  expect(await note.innerText()).toContain('the first time');
  release();
  await expect.poll(() => note.innerText()).toBe('');
  await runCell(cell);
  expect(await cell.locator('.verdict').innerText()).toBe('Same as in the lesson');
  await close();
});
