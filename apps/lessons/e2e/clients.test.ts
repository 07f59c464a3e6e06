import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isReady, visit } from './site-browser.ts';
import { SUB_PATH } from './site-server.ts';

const LANGUAGES = ['hi', 'es', 'en'] as const;
const PAGES = ['/mismatch/', '/clients/', '/clients/librdkafka-consistent-random/', '/clients/brod-hash/'];

/** What a phone pays before the page answers. */
const MAX_SCRIPT_BYTES = 60_000;
/** The data in the page: what was drawn at build is not sent twice. */
const MAX_DATA_BYTES = 6_000;

interface RecordedCase {
  client: string;
  keyHex: string | null;
  utf16?: string;
  partitions: Record<string, number | null>;
}

const vectors = new URL('../../../parity/vectors/clients.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(vectors, 'utf8')) as { cases: RecordedCase[] };

const gzipBytes = (texts: (string | Buffer)[]): number =>
  texts.reduce((sum, text) => sum + gzipSync(text).length, 0);

/** What the table says of each client: a partition, `chance` or `refused`. */
async function shownAnswers(page: Page): Promise<Record<string, string>> {
  const rows = page.locator('.placements [data-answer]');
  return Object.fromEntries(
    await rows.evaluateAll((all) =>
      all.flatMap((row) =>
        [...row.querySelectorAll('[data-client]')].map((client) => [
          client.getAttribute('data-client') ?? '',
          row.getAttribute('data-answer') ?? '',
        ]),
      ),
    ),
  );
}

/** The answers of the clients' own code for a key. */
function recordedAnswers(key: string, partitionCount: number): Record<string, string> {
  const keyHex = Buffer.from(key, 'utf8').toString('hex');
  return Object.fromEntries(
    cases
      .filter((one) => one.keyHex === keyHex && one.utf16 === undefined)
      .map(({ client, partitions }) => [client, String(partitions[partitionCount] ?? 'chance')]),
  );
}

test.for(LANGUAGES.flatMap((language) => PAGES.map((path) => `/${language}${path}`)))(
  '%s opens without an error, in its language, with one heading and few bytes of script',
  async (path, ctx) => {
    const { page, problems, scripts, close } = await visit(ctx, path);
    expect(problems).toEqual([]);
    expect(await page.getAttribute('html', 'lang')).toBe(path.slice(1, 3));
    expect(await page.locator('h1').count()).toBe(1);
    expect(gzipBytes(await scripts())).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
    expect(gzipBytes(await page.locator('script:not([src])').allTextContents())).toBeLessThanOrEqual(
      MAX_DATA_BYTES,
    );
    await close();
  },
);

// Vectors clients.json: what the clients' own code answered.
test.for([
  ['kafka', 12],
  ['100:48069', 7],
  ['ключ', 12],
  ['', 6],
] as const)(
  'the key %j of %i partitions: every client goes where its own code put it',
  async ([key, count], ctx) => {
    const { page, problems, close } = await visit(ctx, '/en/mismatch/');
    await page.getByRole('textbox', { name: 'Key' }).fill(key);
    await page.getByRole('textbox', { name: 'Partitions' }).fill(String(count));
    const recorded = recordedAnswers(key, count);
    expect(Object.keys(recorded).length).toBeGreaterThan(30);
    expect(await shownAnswers(page)).toMatchObject(recorded);
    expect(problems).toEqual([]);
    await close();
  },
);

test('Java’s answer is said, and the others that agree are counted', async (ctx) => {
  const { page, close } = await visit(ctx, '/en/mismatch/#key=kafka&partitions=12');
  // Java: 4, the report edenhill/kcat 261. The eleven others are those with murmur2 and a mask in clients.json.
  const agreeing = Object.entries(recordedAnswers('kafka', 12)).filter(([, partition]) => partition === '4');
  expect(await page.locator('.placements .status[role=status]').innerText()).toMatch(
    new RegExp(
      `^Java puts this key on partition 4\\. Of the \\d+ other clients .*, ${agreeing.length - 1} agree\\.$`,
    ),
  );
  await close();
});

test('the typed key stands behind the # and survives a reload', async (ctx) => {
  const { page, close } = await visit(ctx, '/es/mismatch/');
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('textbox', { name: 'Clave' }).fill('user-3');
  await page.waitForURL('**/es/mismatch/#key=user-3&partitions=12');
  await page.reload();
  await isReady(page);
  expect(await page.getByRole('textbox', { name: 'Clave' }).inputValue()).toBe('user-3');
  expect(new URL(page.url()).search).toBe('');
  await close();
});

test('a link to a cause leaves the typed key alone', async (ctx) => {
  const { page, close } = await visit(ctx, '/en/mismatch/#key=abc&partitions=7');
  await page.getByRole('link', { name: 'The hash is right, its sign is not' }).click();
  await page.waitForURL('**/en/mismatch/#sign');
  expect(await page.getByRole('textbox', { name: 'Key' }).inputValue()).toBe('abc');
  await close();
});

test('a count that is none is answered at the field, and the last table stays', async (ctx) => {
  const { page, close } = await visit(ctx, '/hi/mismatch/');
  const before = await shownAnswers(page);
  const field = page.locator('.placements .stepper input');
  await field.fill('0');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await page.locator('.placements .problem').innerText()).toContain('1 या उससे बड़ी');
  expect(await shownAnswers(page)).toEqual(before);
  await close();
});

test('a client’s page has what people search for: the title, an example, the setting', async (ctx) => {
  const { page, close } = await visit(ctx, '/en/clients/node-rdkafka/');
  expect(await page.locator('h1').innerText()).toBe('node-rdkafka: same key, different partition than Java');
  // zlib.crc32 of user-1 … user-6 modulo 6, computed with Python, beside kafka-clients' own answers.
  const cells = await page.locator('table.example .partition').allInnerTexts();
  expect(cells).toEqual(['P2', 'P2', 'P4', 'P2', 'P0', 'P5', 'P3', 'P1', 'P3', 'P4', 'P3', 'P5']);
  expect(await page.locator('table.example tbody tr').first().innerText()).toContain('same by chance');
  expect(await page.locator('.setting pre').innerText()).toBe(
    "new Producer(globalConfig, { partitioner: 'murmur2_random' })",
  );
  await close();
});

test('a client whose code was only read says so, and shows no example that nothing proves', async (ctx) => {
  const { page, close } = await visit(ctx, '/es/clients/brod-hash/');
  expect(await page.locator('main').innerText()).toContain('Leído, no ejecutado.');
  expect(await page.locator('table.example').count()).toBe(0);
  await close();
});

test('the page of all clients leads to a page for each, and shows the committed report', async (ctx) => {
  const report = JSON.parse(
    readFileSync(new URL('../../../parity/report/report.json', import.meta.url), 'utf8'),
  ) as { oracles: { name: string; version: string }[]; notRun: { id: string }[] };
  const { page, close } = await visit(ctx, '/en/clients/');
  const links = page.locator('main table.clients a');
  expect(await links.count()).toBeGreaterThan(50);
  const text = await page.locator('main').innerText();
  for (const { name, version } of report.oracles) expect(text).toContain(`${name} ${version}`);
  for (const { id } of report.notRun) expect(text).toContain(id);
  const diagonal = page.locator('.matrix td.all');
  expect(await diagonal.count()).toBe(await page.locator('.matrix tbody tr').count());
  await close();
});

test('the table of agreement is read by its headers: the name of each family, not its letter', async (ctx) => {
  const { page, close } = await visit(ctx, '/en/clients/');
  const table = page.getByRole('table', { name: 'Keys that two families place alike, in per cent' });
  expect(await table.getByRole('columnheader', { name: 'Java producer' }).count()).toBe(1);
  expect(await table.getByRole('rowheader').count()).toBe(await table.locator('tbody tr').count());
  await close();
});

test.for([
  ['/en/mismatch/', 'light'],
  ['/hi/mismatch/', 'dark'],
  ['/hi/mismatch/#key=&partitions=six', 'light'],
  ['/es/clients/', 'light'],
  ['/hi/clients/', 'dark'],
  ['/hi/clients/java/', 'light'],
  ['/en/clients/librdkafka-consistent-random/', 'dark'],
  ['/es/clients/platformatic-default/', 'light'],
] as const)('%s, %s: axe finds nothing, with everything opened', async ([path, colorScheme], ctx) => {
  const { page, close } = await visit(ctx, path, { colorScheme });
  for (const summary of await page.locator('summary:visible').all()) await summary.click();
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
  ).toEqual([]);
  await close();
});

test.for(LANGUAGES.flatMap((language) => PAGES.map((path) => `/${language}${path}`)))(
  '%s does not scroll sideways at 320 px',
  async (path, ctx) => {
    const { page, close } = await visit(ctx, path, { viewport: { width: 320, height: 640 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await close();
  },
);

test.for(PAGES)('/en%s works below any path, and its links stay there', async (path, ctx) => {
  const { page, problems, close } = await visit(ctx, `${SUB_PATH}/en${path}`);
  const links = page.locator('main a[href]:not([href^="#"]):not([href^="http"])');
  const outside = await links.evaluateAll((all, prefix) => {
    const paths = all.map((link) => new URL((link as HTMLAnchorElement).href).pathname);
    return paths.filter((linked) => !linked.startsWith(`${prefix}/en/`));
  }, SUB_PATH);
  expect(outside).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

test('without scripts the page shows its first example and no field that cannot answer', async (ctx) => {
  const { page, close } = await visit(ctx, '/en/mismatch/', { javaScriptEnabled: false });
  expect(await page.locator('.placements input:visible, .placements button:visible').count()).toBe(0);
  // Java: 10, the report tulios/kafkajs 1154.
  expect(await page.locator('.placements tr.java').innerText()).toContain('P10');
  await close();
});
