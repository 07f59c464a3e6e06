import { expect, test } from 'vitest';
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
  await lab.locator('summary').click();
  expect(await lab.locator('table').first().innerText()).toContain('U+0911');
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
    const field = page.locator('input[inputmode=numeric]');
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
