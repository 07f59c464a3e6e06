import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addCell, openOnce, printed, runCell, trouble } from './cells.ts';
import { visit } from './site-browser.ts';
import { SUB_PATH } from './site-server.ts';

const LESSONS = [
  '/en/lessons/01-keys/',
  '/en/lessons/02-record-to-disk/',
  '/en/lessons/03-partition-count/',
  '/en/lessons/04-changing-keys-and-counts/',
  '/en/lessons/05-consumers-and-range/',
  '/en/lessons/06-assignors/',
  '/en/lessons/07-new-group-protocol/',
  '/en/lessons/08-when-clients-disagree/',
  '/hi/lessons/01-keys/',
  '/es/lessons/01-keys/',
];
const SAME: Record<string, string> = {
  en: 'Same as in the lesson',
  es: 'Igual que en la lección',
  hi: 'पाठ जैसा ही',
};

/** Python starts once a page, and slowly where many tests run at once. */
const SLOW_MS = 240_000;

/** Runs cells one after another and answers what each is said to be. */
async function verdicts(page: Page): Promise<string[]> {
  const said: string[] = [];
  for (const cell of await page.locator('.cell[data-cell]').all()) {
    await runCell(cell);
    said.push((await cell.locator('[data-mine] .verdict, [data-mine] .trouble').allInnerTexts()).join());
  }
  return said;
}

test('the button says what the first run loads, and then no more', { timeout: SLOW_MS }, async (ctx) => {
  const { page } = await openOnce(ctx, '/es/lessons/01-keys/');
  const notes = page.locator('[data-cell] [data-note]');
  const said = (await notes.first().textContent()) ?? '';
  expect(said).toMatch(/^Python, 6,\d\sMB la primera vez$/);
  const files: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.bin')) files.push(response.body());
  });
  await runCell(page.locator('[data-cell]').first());
  const loadedBytes = (await Promise.all(files)).reduce((sum, file) => sum + file.length, 0);
  expect(said).toContain((loadedBytes / 1e6).toFixed(1).replace('.', ','));
  expect(await notes.allTextContents()).toEqual(await notes.evaluateAll((all) => all.map(() => '')));
});

test.for(LESSONS)(
  '%s: every cell runs in the page and prints what the lesson promises',
  { timeout: SLOW_MS },
  async (path, ctx) => {
    const { page, problems } = await openOnce(ctx, path);
    const cellCount = await page.locator('.cell[data-cell]').count();
    expect(cellCount).toBeGreaterThanOrEqual(2);
    expect(await verdicts(page)).toEqual(Array(cellCount).fill(SAME[path.slice(1, 3)]));
    expect(problems).toEqual([]);
  },
);

test('nothing of the interpreters is asked for before a button is pressed', async (ctx) => {
  const { page, scripts, close } = await visit(ctx, '/en/lessons/01-keys/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.locator('[data-cell] pre').first().scrollIntoViewIfNeeded();
  const before = await scripts();
  expect(before.filter((body) => /pyodide|quickjs|CodeMirror|cm-content/i.test(body.toString()))).toEqual([]);
  expect(asked.filter((url) => url.endsWith('.bin'))).toEqual([]);
  await close();
});

test('JavaScript imports core, prints as Node does, waits for promises and timers', {
  timeout: SLOW_MS,
}, async (ctx) => {
  const { page, problems } = await openOnce(ctx, '/en/lessons/01-keys/');
  const cell = await addCell(page, {
    language: 'javascript',
    code: `import { partitionForText } from '@keyway/core/partition-for-text';
import { assign } from '@keyway/core/assignors/assign';
import { placeKey } from '@keyway/core/clients/place-key';
for (let n = 1; n <= 6; n++) console.log(\`user-\${n} \${partitionForText(\`user-\${n}\`, 6)}\`);
const members = ['a', 'b'].map((memberId) => ({ memberId, topics: ['t'] }));
console.log(assign('range', { members, partitionCounts: new Map([['t', 3]]) }));
console.log(typeof placeKey, new TextEncoder().encode('क'), new TextDecoder().decode(new TextEncoder().encode('क्ष')));
setTimeout(() => console.log('later'), 20);
await new Promise((done) => setTimeout(done, 5));
console.log('soon');`,
    // The partitions are kafka-clients' own, vectors murmur2.json; the rest is what Node prints for these values.
    output: `user-1 2
user-2 2
user-3 5
user-4 1
user-5 4
user-6 5
Map(2) {
  'a' => [ { topic: 't', partition: 0 }, { topic: 't', partition: 1 } ],
  'b' => [ { topic: 't', partition: 2 } ]
}
function Uint8Array(3) [ 224, 164, 149 ] क्ष
soon
later
`,
  });
  await runCell(cell);
  expect(await trouble(cell)).toBe('');
  expect(await cell.locator('.verdict').innerText()).toBe('Same as in the lesson');
  expect(problems).toEqual([]);
});

test('another output is set beside the promised one, from the first line that differs', {
  timeout: SLOW_MS,
}, async (ctx) => {
  const { page } = await openOnce(ctx, '/es/lessons/01-keys/');
  const cell = await addCell(page, {
    language: 'javascript',
    code: 'console.log("a\\nx");',
    output: 'a\nb\n',
  });
  await runCell(cell);
  expect(await cell.locator('.verdict').innerText()).toBe('Distinta de la lección desde la línea 2');
  expect(await cell.locator('.difference').innerText()).toMatch(/^aquí\s+x\s+lección\s+b$/);
  expect(await cell.locator('[data-given]').innerText()).toMatch(/^Salida en la lección\s+a\s+b/);
  await cell.locator('[data-do=reset]').click();
  await expect.poll(() => cell.locator('[data-mine]').innerText()).toBe('');
  expect(await cell.locator('[data-given] .label').innerText()).toBe('Salida');
});

test('a cell is edited, run, stopped and reset with the keyboard alone', {
  timeout: SLOW_MS,
}, async (ctx) => {
  const { page, problems } = await openOnce(ctx, '/en/lessons/01-keys/');
  const cell = page.locator('[data-cell]').first();
  const focused = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await cell.locator('pre').first().focus();
  await page.keyboard.press('Tab');
  await expect.poll(focused).toBe('Run, cell 1');
  await page.keyboard.press('Tab');
  await expect.poll(focused).toBe('Edit, cell 1');
  await page.keyboard.press('Enter');
  const field = cell.locator('.cm-content');
  await field.waitFor();
  await page.waitForFunction(() =>
    document.activeElement?.shadowRoot?.activeElement?.classList.contains('cm-content'),
  );
  expect(await field.getAttribute('aria-label')).toContain('Escape and then Tab leaves');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('print("mine")\nwhile True:\npass');
  await page.keyboard.press('ControlOrMeta+Enter');
  await cell.locator('.mine .output:has-text("mine")').waitFor();
  // Tab indents; after Escape it leaves.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('code-editor');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect.poll(focused).toBe('Stop, cell 1');
  await page.keyboard.press('Enter');
  await cell.locator('[data-mine][aria-busy=false]').waitFor();
  expect(await cell.locator('.verdict').innerText()).toBe('You stopped it.');
  expect(await printed(cell)).toBe('mine\n');
  await expect.poll(focused).toBe('Run, cell 1');
  await page.keyboard.press('Tab');
  await expect.poll(focused).toBe('Reset, cell 1');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Edit, cell 1');
  await runCell(cell);
  expect(await cell.locator('.verdict').innerText()).toBe('Same as in the lesson');
  expect(problems).toEqual([]);
});

test('what stands in the plain field when the better one comes is kept', async (ctx) => {
  const { page, close } = await visit(ctx, '/en/lessons/01-keys/');
  const cell = await addCell(page, { language: 'javascript', code: 'console.log(1);' });
  await page.route(/\.js$/, async (route) => {
    await new Promise((done) => setTimeout(done, 400));
    await route.continue();
  });
  await cell.locator('[data-do=edit]').click();
  await cell.locator('textarea').fill('console.log("typed");');
  await cell.locator('.cm-content').waitFor();
  await runCell(cell);
  expect(await printed(cell)).toBe('typed\n');
  await close();
});

test.for(['light', 'dark'] as const)(
  'axe finds nothing on cells, %s: one edited, one with its output, one with an error, one that differs',
  async (colorScheme, ctx) => {
    const { page, close } = await visit(ctx, '/hi/lessons/01-keys/', {
      colorScheme,
      viewport: { width: 320, height: 640 },
    });
    const codes = ['console.log("a");', 'console.log("b");', 'null.x;'];
    for (const code of codes) {
      const cell = await addCell(page, { language: 'javascript', code, output: 'a\n' });
      await runCell(cell);
      await cell.locator('[data-do=edit]').click();
      await cell.locator('.cm-content').waitFor();
    }
    const results = await new AxeBuilder({ page }).include('[data-cell]').analyze();
    expect(results.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual(
      [],
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('[data-cell] :is(button, .editor, [data-mine]):visible').count()).toBe(0);
    expect(await page.locator('[data-cell] pre.code:visible').count()).toBe(
      await page.locator('[data-cell]').count(),
    );
    await close();
  },
);

test('an interpreter works below any path, and over plain http', async (ctx) => {
  for (const [path, host] of [
    [`${SUB_PATH}/en/lessons/01-keys/`, '127.0.0.1'],
    ['/en/lessons/01-keys/', 'course.test'],
  ] as const) {
    const { page, problems, close } = await visit(ctx, path, { host });
    const cell = await addCell(page, { language: 'javascript', code: 'console.log(1);', output: '1\n' });
    await runCell(cell);
    expect(await cell.locator('.verdict').innerText()).toBe('Same as in the lesson');
    expect(problems).toEqual([]);
    await close();
  }
});
