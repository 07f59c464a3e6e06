import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { expect, type TestContext, test } from 'vitest';
import { isReady, type Visit, type VisitOptions, visit } from './site-browser.ts';

/** Each page is opened anew, and slowly where a dozen tests run at once. */
const SLOW_MS = 240_000;

/** One reader, so that every run of a test meets the same variants. */
const READER = `localStorage.setItem('keyway:1:reader', '"00112233445566aa"');`;

const PARTITION = 'where-does-it-go';
const NUMBER = 'batches-of-one-producer';
const TRACE = 'range-by-hand';
const ASSIGNMENT = 'deal-two-topics';
const CODE = 'mend-the-sign';

/** The lesson that asks each question. */
const LESSONS = {
  [PARTITION]: '01-keys',
  [NUMBER]: '03-partition-count',
  [TRACE]: '05-consumers-and-range',
  [ASSIGNMENT]: '06-assignors',
  [CODE]: '08-when-clients-disagree',
};
type QuestionId = keyof typeof LESSONS;

interface Opened extends Visit {
  question: Locator;
  status: Locator;
}

async function open(
  ctx: TestContext,
  id: QuestionId,
  language = 'en',
  options: VisitOptions = {},
): Promise<Opened> {
  const opened = await visit(ctx, `/${language}/lessons/${LESSONS[id]}/`, { initScript: READER, ...options });
  return { ...opened, ...(await comeNear(opened.page, id)) };
}

/** Goes to a question and waits until it answers. */
async function comeNear(page: Page, id: QuestionId): Promise<{ question: Locator; status: Locator }> {
  const question = page.locator(`[data-question=${id}]`);
  await question.evaluate((form) => form.scrollIntoView({ block: 'center' }));
  await page.locator(`[data-live=yes] [data-question=${id}]`).waitFor();
  return { question, status: question.locator('.below-fields > [role=status]') };
}

const check = (question: Locator): Promise<void> => question.locator('button[type=submit]').click();

/** The numbers of a prompt, in their order; those inside a word, such as a key, are none. */
async function numbersOf(question: Locator): Promise<number[]> {
  const text = await question.locator('.prompt').innerText();
  return [...text.matchAll(/(?<![\w-])-?\d+(?![\w-])/g)].map(([number]) => Number(number));
}

/** Java's rule, from the hash that the prompt tells. */
async function javaPartition(question: Locator): Promise<{ hash: number; count: number; partition: number }> {
  const [count = 0, hash = 0] = (await numbersOf(question)).filter((number) => number !== 32);
  return { hash, count, partition: Number(BigInt(hash) & 0x7fffffffn) % count };
}

test.for(['en', 'es', 'hi'])(
  '%s: a partition is right, wrong with its misconception, and right in Devanagari digits',
  async (language, ctx) => {
    const { question, status, problems, close } = await open(ctx, PARTITION, language);
    const { count, partition } = await javaPartition(question);
    const field = question.locator('input');
    await field.fill(String(count));
    await check(question);
    expect(await question.locator('.variant-fields.wrong').count()).toBe(1);
    expect(await status.innerText()).toContain(String(count - 1));
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill(String.fromCodePoint(0x966 + partition));
    expect(await status.innerText()).toBe('');
    await check(question);
    expect(await question.locator('.variant-fields.right').count()).toBe(1);
    expect(await status.innerText()).toContain(`${partition}`);
    expect(problems).toEqual([]);
    await close();
  },
);

test('a partition that comes out without the mask is told so', async (ctx) => {
  const { question, status, close } = await open(ctx, PARTITION);
  for (let tried = 0; tried < 20 && (await javaPartition(question)).hash >= 0; tried++) {
    await question.getByRole('button', { name: 'Another one' }).click();
  }
  const { hash, count } = await javaPartition(question);
  expect(hash).toBeLessThan(0);
  await question.locator('input').fill(String(hash % count));
  await check(question);
  expect(await status.innerText()).toMatch(/^Not right\..*mask 0x7fffffff/s);
  await close();
});

test('a number that can be read in two ways is asked about, and the choice is marked', async (ctx) => {
  const { page, question, status, problems, close } = await open(ctx, NUMBER, 'es');
  const partitionCount = (await numbersOf(question)).at(-1) ?? 0;
  const kibibytes = partitionCount * 16;
  await question.locator('input').fill(String(kibibytes / 1000).padEnd(5, '0'));
  await check(question);
  const meanings = question.locator('.meanings button');
  expect(await meanings.allInnerTexts()).toEqual([
    String(kibibytes),
    String(kibibytes / 1000).replace('.', ','),
  ]);
  expect(await meanings.first().evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  expect(await meanings.count()).toBe(0);
  expect(await status.innerText()).toMatch(/^Correcto/);
  await question.locator('input').fill('32768');
  await check(question);
  expect(await status.innerText()).toContain('buffer.memory');
  expect(problems).toEqual([]);
  await close();
});

/** What range gives each member, by the rule of Kafka's documentation: ids sorted as strings, extras to the first. */
async function rangeValues(question: Locator): Promise<{ memberIds: string[]; values: string[] }> {
  const [count = 0] = await numbersOf(question);
  const memberIds = await question.locator('.given code').allInnerTexts();
  const each = Math.floor(count / memberIds.length);
  const extra = count % memberIds.length;
  const sorted = [...memberIds].sort();
  const ranges = memberIds.flatMap((memberId) => {
    const position = sorted.indexOf(memberId);
    return [each * position + Math.min(position, extra), position < extra ? each + 1 : each];
  });
  return { memberIds, values: [each, extra, ...ranges].map(String) };
}

test('a trace is partly right with the wrong steps marked, then right', async (ctx) => {
  const { question, status, problems, close } = await open(ctx, TRACE);
  const { values } = await rangeValues(question);
  const fields = question.locator('.steps input');
  expect(await fields.count()).toBe(values.length);
  for (const [index, value] of values.entries()) await fields.nth(index).fill(value);
  await fields.nth(0).fill('0');
  await fields.nth(3).fill('');
  await check(question);
  expect(await status.innerText()).toMatch(/^Partly right\./);
  expect(await question.locator('tr.wrong').count()).toBe(1);
  expect(await fields.nth(0).getAttribute('aria-invalid')).toBe('true');
  expect(await question.locator('tr.wrong .tag').innerText()).toBe('not right');
  await fields.nth(0).fill(values[0] as string);
  await fields.nth(3).fill(values[3] as string);
  await check(question);
  expect(await status.innerText()).toMatch(/^Right\./);
  expect(await question.locator('tr.wrong').count()).toBe(0);
  expect(problems).toEqual([]);
  await close();
});

/** Round robin over both topics for members in an order of ids. */
async function dealtOwners(question: Locator, order: (ids: string[]) => string[]): Promise<string[]> {
  const memberIds = await question.locator('.group tbody th').allInnerTexts();
  const names = await question.locator('.owners tbody th').allInnerTexts();
  const ordered = order(memberIds);
  return names.map((_, index) => ordered[index % ordered.length] as string);
}

test('an assignment is wrong with its misconception, then right', async (ctx) => {
  const { question, status, problems, close } = await open(ctx, ASSIGNMENT);
  const selects = question.locator('select');
  await check(question);
  expect(await status.innerText()).toBe('Choose a member for at least one partition first.');
  const byNumber = await dealtOwners(question, (ids) =>
    ids.toSorted((left, right) => Number(left.slice(1)) - Number(right.slice(1))),
  );
  for (const [index, owner] of byNumber.entries()) await selects.nth(index).selectOption(owner);
  await check(question);
  expect(await status.innerText()).toContain('c10 comes before c2');
  const right = await dealtOwners(question, (ids) => ids.toSorted());
  for (const [index, owner] of right.entries()) await selects.nth(index).selectOption(owner);
  await check(question);
  expect(await status.innerText()).toMatch(/^Right\./);
  expect(problems).toEqual([]);
  await close();
});

test('code is run on the cases shown: the starter has a misconception, the mended one is right', async (ctx) => {
  const { page, question, status, problems, close } = await open(ctx, CODE);
  await question.locator('select').selectOption('javascript');
  await check(question);
  await status.getByText('mask 0x7fffffff').waitFor({ timeout: 60_000 });
  expect(await question.locator('.cases tr.wrong').count()).toBeGreaterThan(0);
  const field = question.locator('textarea');
  const starter = await field.inputValue();
  await field.fill(starter.replace(/murmur2\((.*)\) % count/, '(murmur2($1) & 0x7fffffff) % count'));
  expect(await question.locator('.cases tr.wrong').count()).toBe(0);
  await check(question);
  await status.getByText(/^Right\./).waitFor({ timeout: 60_000 });
  expect(await question.locator('.cases tr.right').count()).toBe(5);
  await page.reload();
  await isReady(page);
  const again = await comeNear(page, CODE);
  expect(await again.status.innerText()).toMatch(/^Right\./);
  expect(await again.question.locator('textarea').inputValue()).toContain('0x7fffffff');
  await field.fill('function partitionFor(');
  await check(question);
  await question.locator('.trouble').getByText('cannot be read').waitFor({ timeout: 60_000 });
  expect(await status.innerText()).toMatch(/^Not right\./);
  expect(problems).toEqual([]);
  await close();
}, 180_000);

test('Python code is run as well, and an error in one case is told', async (ctx) => {
  const { question, status, problems, close } = await open(ctx, CODE, 'hi');
  const field = question.locator('textarea');
  const starter = await field.inputValue();
  await field.fill(starter.replace('return murmur2(key', 'print("seen", key)\n    return murmur2(key[9]'));
  await check(question);
  await status.getByText('IndexError').waitFor({ timeout: 120_000 });
  expect(await question.locator('.printed-by-code samp').innerText()).toContain('seen café');
  await field.fill(
    starter.replace(/return murmur2\((.*)\) % count/, 'return (murmur2($1) & 0x7FFFFFFF) % count'),
  );
  await check(question);
  await question.locator('.variant-fields.right').waitFor({ timeout: 120_000 });
  expect(problems).toEqual([]);
  await close();
}, 300_000);

test('an answer survives a reload, in another language too, and counts in the list of lessons', async (ctx) => {
  const { page, question, close } = await open(ctx, PARTITION);
  await question.getByRole('button', { name: 'Another one' }).click();
  const { hash, partition } = await javaPartition(question);
  await question.locator('input').fill(String(partition));
  await check(question);
  await page.reload();
  await isReady(page);
  const again = await comeNear(page, PARTITION);
  expect(await again.question.locator('.prompt').innerText()).toContain(String(hash));
  expect(await again.status.innerText()).toMatch(/^Right\./);
  await page.goto(new URL('/hi/lessons/01-keys/', page.url()).href);
  await isReady(page);
  const hindi = await comeNear(page, PARTITION);
  expect(await hindi.question.locator('.prompt').innerText()).toContain(String(hash));
  expect(await hindi.question.locator('.variant-fields.right input').inputValue()).toBe(String(partition));
  await page.goto(new URL('/en/', page.url()).href);
  await isReady(page);
  expect(await page.locator('.lessons li').first().innerText()).toContain('1 of 5 questions right');
  await close();
});

test('the same reader meets the same values again, another reader others', async (ctx) => {
  const prompts: string[] = [];
  for (const reader of ['00112233445566aa', '00112233445566aa', 'ffeeddccbbaa9988']) {
    const initScript = `localStorage.setItem('keyway:1:reader', '"${reader}"');`;
    const { question, close } = await open(ctx, PARTITION, 'en', { initScript });
    prompts.push(await question.locator('.prompt').innerText());
    await close();
  }
  expect(prompts[1]).toBe(prompts[0]);
  expect(prompts[2]).not.toBe(prompts[0]);
});

test('a question is answered with the keyboard alone, and without storage', async (ctx) => {
  const { page, question, status, problems, close } = await open(ctx, PARTITION, 'en', {
    initScript: `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });`,
  });
  await question.locator('input').focus();
  const { partition } = await javaPartition(question);
  await page.keyboard.type(String(partition));
  await page.keyboard.press('Enter');
  expect(await status.innerText()).toMatch(/^Right\./);
  const focused = (): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.textContent ?? null);
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Check');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Try again');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Another one');
  await page.keyboard.press('Enter');
  expect(await question.locator('input:focus').inputValue()).toBe('');
  expect(await status.innerText()).toBe('');
  expect(problems).toEqual([]);
  await close();
});

test('what is typed before the question answers is kept, with the values it was typed for', async (ctx) => {
  const { page, close } = await visit(ctx, '/en/lessons/01-keys/', { initScript: READER });
  const question = page.locator(`[data-question=${PARTITION}]`);
  const printed = await question.locator('.prompt').innerText();
  await question.locator('input').evaluate((input: HTMLInputElement) => {
    input.value = '77';
  });
  await comeNear(page, PARTITION);
  expect(await question.locator('input').inputValue()).toBe('77');
  expect(await question.locator('.prompt').innerText()).toBe(printed);
  await close();
});

test('without scripts every kind can be read, and has a line to write on', async (ctx) => {
  for (const [id, lesson] of Object.entries(LESSONS)) {
    const { page, close } = await visit(ctx, `/es/lessons/${lesson}/`, { javaScriptEnabled: false });
    const question = page.locator(`[data-question=${id}]`);
    expect(await question.locator('.prompt').innerText()).not.toContain('{');
    expect(await question.locator('.blank:visible').count()).toBeGreaterThan(0);
    expect(await question.locator(':is(input, select, textarea, button):visible').count()).toBe(0);
    expect(await question.innerText()).toContain('JavaScript');
    await close();
  }
});

test('paper has the variant of the answer sheet, and no answer', async (ctx) => {
  const { page, question, close } = await open(ctx, PARTITION);
  await question.locator('input').fill('1');
  await check(question);
  await page.emulateMedia({ media: 'print' });
  expect(await question.locator('.prompt:visible').count()).toBe(0);
  const printed = page.locator('.printed form:visible').last();
  const text = await printed.locator('.prompt').innerText();
  expect(await printed.locator('.blank:visible').count()).toBe(1);
  expect(await printed.locator(':is(input, button, [role=status]):visible').count()).toBe(0);
  const { partition } = await javaPartition(printed);
  await page.goto(new URL('answers/', page.url()).href);
  const answer = page.locator('li').filter({ hasText: text });
  expect(await answer.locator('.right').innerText()).toBe(String(partition));
  await close();
});

test.for(Object.keys(LESSONS) as QuestionId[])(
  '%s does not scroll the page sideways at 320 px, in any language',
  { timeout: SLOW_MS },
  async (id, ctx) => {
    for (const language of ['hi', 'es', 'en']) {
      const { page, question, close } = await open(ctx, id, language, {
        viewport: { width: 320, height: 640 },
      });
      await check(question);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await close();
    }
  },
);

test.for(['light', 'dark'] as const)(
  '%s: axe finds nothing in any kind, answered wrong',
  { timeout: SLOW_MS },
  async (colorScheme, ctx) => {
    for (const id of [PARTITION, NUMBER, TRACE, ASSIGNMENT, CODE] as const) {
      const { page, question, close } = await open(ctx, id, 'hi', { colorScheme });
      for (const field of await question.locator('input').all()) await field.fill('99');
      for (const field of await question.locator('.owners select').all()) await field.selectOption('-');
      await check(question);
      const results = await new AxeBuilder({ page })
        .include(`[data-live=yes] [data-question=${id}]`)
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(
        results.violations.flatMap((one) => one.nodes.map(({ target }) => `${one.id}: ${target}`)),
      ).toEqual([]);
      await close();
    }
  },
);
