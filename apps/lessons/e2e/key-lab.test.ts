import { encodeJavaUtf8 } from '@keyway/core/java-utf8';
import { murmur2 } from '@keyway/core/murmur2';
import { partitionForText } from '@keyway/core/partition-for-text';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createRandom, SEED } from './random-states.ts';
import { isReady, visit } from './site-browser.ts';

test('user-1 … user-6 go to 2, 2, 5, 1, 4, 5 of 6, and the address keeps what is typed', async (ctx) => {
  const { page, problems, close } = await visit(ctx, '/en/labs/key/');
  const answers: (string | null)[] = [];
  for (let number = 1; number <= 6; number++) {
    await page.getByRole('textbox', { name: 'Key' }).fill(`user-${number}`);
    answers.push(await page.locator('.answer').textContent());
  }
  // kafka-clients' own answers.
  expect(answers.map((answer) => answer?.trim())).toEqual(['P2', 'P2', 'P5', 'P1', 'P4', 'P5']);
  await page.waitForURL('**/en/labs/key/#key=user-6&partitions=6');
  await page.reload();
  await isReady(page);
  expect(await page.getByRole('textbox', { name: 'Key' }).inputValue()).toBe('user-6');
  expect(new URL(page.url()).search).toBe('');
  expect(problems).toEqual([]);
  await close();
});

test('the way to the partition is shown number by number, in Devanagari too', async (ctx) => {
  const { page, close } = await visit(
    ctx,
    '/hi/labs/key/#key=%E0%A4%91%E0%A4%B0%E0%A5%8D%E0%A4%A1%E0%A4%B0-%E0%A5%A7&partitions=6',
  );
  const lab = page.locator('.lab');
  expect(await lab.innerText()).toContain('823934097 mod 6 = 3');
  expect(await lab.innerText()).toContain('b11c3c91 & 7fffffff = 311c3c91');
  // The key's 19 bytes as Python prints them.
  expect((await lab.locator('.bytes i').allTextContents()).join('')).toBe(
    'e0a491e0a4b0e0a58de0a4a1e0a4b02de0a5a7',
  );
  expect(await lab.locator('.bits i').allTextContents()).toHaveLength(32);
  expect(await lab.locator('li.hit .name').innerText()).toBe('P3');
  await lab.locator('.foot summary').click();
  expect(await lab.locator('.foot table').first().innerText()).toContain('U+0911');
  await close();
});

test.for([
  ['es', '0', 'al menos una partición'],
  ['es', '-1', 'al menos una partición'],
  ['en', '1.5', 'no part of a partition'],
  ['en', 'six', 'whole number in digits'],
  ['hi', '', 'लिखिए कि topic में कितने partitions हैं'],
  ['hi', '2147483648', '2147483647'],
] as const)(
  '%s: a count of %j is answered at the field, with what to type',
  async ([language, text, words], ctx) => {
    const { page, problems, close } = await visit(ctx, `/${language}/labs/key/`);
    const field = page.locator('.fields input[inputmode=numeric]');
    await field.fill(text);
    const described = page.locator(`[id="${await field.getAttribute('aria-describedby')}"]`);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await described.innerText()).toContain(words);
    expect(await page.locator('.answer').count()).toBe(0);
    await field.fill('6');
    expect(await field.getAttribute('aria-invalid')).toBeNull();
    expect(await page.locator('.answer span').innerText()).toBe('P3');
    expect(problems).toEqual([]);
    await close();
  },
);

test('an empty key is a key, and a key with another spelling is told so', async (ctx) => {
  const { page, close } = await visit(ctx, '/en/labs/key/#key=&partitions=6');
  const lab = page.locator('.lab');
  expect(await lab.innerText()).toContain('An empty key is a key');
  expect(await page.locator('.answer').innerText()).toContain('P3');
  await page.getByRole('textbox', { name: 'Key' }).fill('n\u0303');
  expect(await lab.innerText()).toContain('In NFC this key has 2 bytes');
  expect(await page.getByRole('textbox', { name: 'Key' }).inputValue()).toBe('n\u0303');
  await close();
});

test('a thousand lanes are drawn as a few rows, with the typed key in a lane of its own', async (ctx) => {
  const { page, close } = await visit(ctx, '/en/labs/key/#key=abc&partitions=1000');
  expect(await page.locator('.lanes li').count()).toBeLessThan(12);
  // 479470107 mod 1000, the hash from the Python reference.
  expect(await page.locator('li.hit .name').innerText()).toBe('P107');
  await close();
});

test('the language switch takes the lab along', async (ctx) => {
  const { page, close } = await visit(ctx, '/en/labs/key/#key=abc&partitions=7');
  await page.locator('header a[hreflang=es]').click();
  await page.waitForURL('**/es/labs/key/#key=abc&partitions=7');
  await isReady(page);
  expect(await page.locator('input').first().inputValue()).toBe('abc');
  await close();
});

test('a typed value is hashed as the bytes of its serializer, and a wrong one is answered at the field', async (ctx) => {
  const { page, problems, close } = await visit(ctx, '/en/labs/key/');
  await page.getByLabel('Type').selectOption('int');
  await page.getByRole('textbox', { name: 'Key' }).fill('42');
  expect(await page.locator('.pairs').innerText()).toBe('00 00 00 2a');
  // Where kafka-clients puts IntegerSerializer's bytes of 42 (serializers.json).
  expect((await page.locator('.answer').innerText()).trim()).toBe('P0');
  await page.getByRole('textbox', { name: 'Key' }).fill('forty-two');
  expect(await page.locator('.problem').first().innerText()).toContain('whole number from -2147483648');
  await page.waitForURL(/type=int/);
  expect(problems).toEqual([]);
  await close();
});

test('by keyboard alone a key and the count are set, and clients and rounds are opened', async (ctx) => {
  const { page, problems, close } = await visit(ctx, '/en/labs/key/');
  await tabTo(page, 'Key');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('user-3');
  await tabTo(page, 'Partitions');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('12');
  // As kafka-clients places it (the same row as in the test of another count).
  await expect.poll(() => page.locator('.answer').innerText()).toMatch(/P11\s*$/);
  for (const name of ['Every round of murmur2', 'Several clients']) {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  }
  expect(await page.locator('.rounds [data-hash]').last().isVisible()).toBe(true);
  await page.locator('table.clients').waitFor();
  expect(problems).toEqual([]);
  await close();
});

/** Presses Tab until what has that name has the focus, as a reader does who sees no mouse. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : element;
      return label?.textContent?.trim() ?? '';
    });
    if (focused === name) return;
  }
  throw new Error(`nothing named "${name}" takes the keyboard`);
}

test('every round is told, and the last number of the table is the hash', async (ctx) => {
  const { page, close } = await visit(ctx, '/es/labs/key/#key=user-1&partitions=6');
  await page.getByText('Todas las vueltas de murmur2').click();
  expect(await page.locator('.rounds [data-hash]').last().innerText()).toBe('53b136cc');
  await close();
});

test('several clients stand side by side: at 6 user-1 is a chance agreement, user-2 is not', async (ctx) => {
  const { page, close } = await visit(ctx, '/en/labs/key/#key=user-2&partitions=6');
  await page.getByText('Several clients').click();
  const line = page.locator('table.clients tr', { hasText: 'librdkafka-consistent-random' });
  // Answers of the clients themselves: Java 2, librdkafka's default 4 (clients.json).
  expect(await line.locator('b').innerText()).toBe('P4');
  expect(await page.locator('table.clients tbody tr').first().innerText()).toContain('P2');
  await close();
});

test('another count: of six keys all move from 6 to 7, and each stays or moves by 6 from 6 to 12', async (ctx) => {
  const { page, close } = await visit(ctx, '/en/labs/key/#key=user-1&partitions=6&other=7');
  const columns = async (): Promise<string[]> =>
    page.locator('table.moves tbody td:nth-child(3)').allInnerTexts();
  expect(await page.getByText('6 of 6 keys move.').isVisible()).toBe(true);
  // user-2 … user-6, then user-1, as kafka-clients places them.
  expect(await columns()).toEqual(['P0', 'P0', 'P3', 'P1', 'P0', 'P3']);
  await page.getByRole('textbox', { name: 'Compare with' }).fill('12');
  await expect.poll(columns).toEqual(['P8', 'P11', 'P7', 'P10', 'P5', 'P8']);
  await close();
});

test(`the table agrees with core on a hundred random states (KEYWAY_SEED=${SEED})`, async (ctx) => {
  const { page, problems, close } = await visit(ctx, '/en/labs/key/');
  const random = createRandom(SEED);
  const signs = ['a', 'Z', '7', '-', ' ', 'ñ', 'n\u0303', 'क', '्', 'ष', '注', '😀', '"'];
  for (let round = 0; round < 100; round++) {
    const key = Array.from({ length: random(20) }, () => signs[random(signs.length)]).join('');
    const count = 1 + random(random(2) === 1 ? 20 : 2_147_483_647);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, new URLSearchParams({ key, partitions: String(count) }).toString());
    const cells = page.locator('.foot table').nth(1).locator('td');
    const expected = [String(murmur2(encodeJavaUtf8(key))), String(partitionForText(key, count))];
    await expect
      .poll(async () => {
        const texts = await cells.allTextContents();
        return [texts[2], texts[5]];
      })
      .toEqual(expected);
  }
  expect(problems).toEqual([]);
  await close();
}, 120_000);
