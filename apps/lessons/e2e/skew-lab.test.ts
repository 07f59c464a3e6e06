import { keySkew, saltedKeySkew } from '@keyway/core/key-skew';
import { expect, test } from 'vitest';
import { createRandom, SEED } from './random-states.ts';
import { isReady, type Visit, visit } from './site-browser.ts';

async function numbersIn(page: Visit['page'], attribute: string): Promise<number[]> {
  const cells = page.locator(`.loads-table [${attribute}]`);
  return cells.evaluateAll((all, name) => all.map((cell) => Number(cell.getAttribute(name))), attribute);
}

test(`the table agrees with core on a hundred random states (KEYWAY_SEED=${SEED})`, async (ctx) => {
  const { page, problems, close } = await visit(ctx, '/en/labs/skew/');
  const random = createRandom(SEED);
  for (let round = 0; round < 100; round++) {
    const keyCounts = Array.from({ length: 1 + random(12) }, (_, i) => ({
      key: `${['user', 'ग्राहक', 'año', '北'][random(4)]}-${i}`,
      recordCount: 1 + random(500),
    }));
    const partitionCount = 1 + random(40);
    const hottestCount = 1 + random(3);
    const saltCount = 2 + random(6);
    const fragment = new URLSearchParams({
      n: String(partitionCount),
      salt: `${hottestCount}x${saltCount}`,
      keys: keyCounts.map(({ key, recordCount }) => `${key}\t${recordCount}`).join('\n'),
    });
    await page.evaluate((hash) => {
      location.hash = hash;
    }, fragment.toString());
    const { loads } = keySkew(keyCounts, partitionCount);
    const salted = saltedKeySkew(keyCounts, partitionCount, { hottestCount, saltCount });
    await expect.poll(() => numbersIn(page, 'data-load')).toEqual(loads);
    await expect.poll(() => numbersIn(page, 'data-salted')).toEqual(salted.loads);
  }
  expect(problems).toEqual([]);
  await close();
});

test('a file is counted here, by keyboard alone, and the text comes back', async (ctx) => {
  const { page, close } = await visit(ctx, '/es/labs/skew/');
  const chooser = page.waitForEvent('filechooser');
  await page.locator('input[type=file]').focus();
  await page.keyboard.press('Space');
  await (await chooser).setFiles({
    name: 'claves.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('user-3\n'.repeat(30)),
  });
  await page.waitForFunction(() => document.querySelector('.lab .file')?.textContent?.includes('claves.txt'));
  // kafka-clients: user-3 goes to 5 of 6.
  expect(await numbersIn(page, 'data-load')).toEqual([0, 0, 0, 0, 0, 30]);
  await page.locator('.file button').focus();
  await page.keyboard.press('Enter');
  expect(await page.locator('textarea').inputValue()).toContain('user-1\t900');
  await close();
});

test('what cannot be counted is said at the field, and the last picture stays', async (ctx) => {
  const { page, close } = await visit(ctx, '/hi/labs/skew/');
  const before = await numbersIn(page, 'data-load');
  await page.locator('textarea').fill('user-1\tबहुत');
  expect(await page.locator('.records .problem').innerText()).toContain('tab के बाद संख्या');
  expect(await numbersIn(page, 'data-load')).toEqual(before);
  await page.locator('.stepper input').first().fill('0');
  expect(await page.locator('.numbers .problem').first().innerText()).toContain('1 या उससे बड़ी');
  await close();
});

test('the state is in the address and survives a reload', async (ctx) => {
  const { page, close } = await visit(ctx, '/en/labs/skew/');
  await page.getByLabel('Keys, one a line').fill('user-4\nuser-4');
  await page.getByRole('button', { name: 'Partitions: one more' }).click();
  await page.waitForURL(/#n=7&/);
  await page.reload();
  await isReady(page);
  expect(await page.getByLabel('Keys, one a line').inputValue()).toBe('user-4\nuser-4');
  await close();
});
