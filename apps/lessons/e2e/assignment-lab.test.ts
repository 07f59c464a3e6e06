import { assign, isAssignorName } from '@keyway/core/assignors/assign';
import type { Assignment, Member } from '@keyway/core/assignors/assignment';
import { assignServerRange } from '@keyway/core/assignors/server/assign-server-range';
import { assignServerUniform } from '@keyway/core/assignors/server/assign-server-uniform';
import { LAB_LIMITS, type LabStrategy } from '@keyway/lesson/containers/lab-assignment';
import { expect, test } from 'vitest';
import { printLabAddress } from '../src/lib/labs/assignment/lab-address.ts';
import type { Plan } from '../src/lib/labs/assignment/plan.ts';
import { randomPlan } from '../src/lib/labs/assignment/random-plan.ts';
import { MAX_FOLLOW_UPS } from '../src/lib/labs/assignment/rebalances.ts';
import { createRandom, SEED } from './random-states.ts';
import { isReady, type Visit, visit } from './site-browser.ts';

const PATH = '/en/labs/assignment/';

function fragmentOf(plan: Plan): string {
  return printLabAddress({
    topics: plan.topics.map(({ name, count }) => ({ name, count: String(count) })),
    members: [...plan.members],
    events: [...plan.events],
    strategies: [...plan.strategies],
    replicas: plan.replicaCount === undefined ? '' : (String(plan.replicaCount) as '1' | '2' | '3'),
    prediction: 'off',
    guesses: {},
  });
}

function assignmentOf(strategy: LabStrategy, plan: Plan, members: Member[], counts: number[]): Assignment {
  const subscription = {
    members,
    partitionCounts: new Map(plan.topics.map(({ name }, place) => [name, counts[place]!])),
    ...(plan.replicaCount !== undefined && {
      partitionRacks: new Map(
        plan.topics.map(({ name }, place) => [
          name,
          Array.from({ length: counts[place]! }, (_, partition) =>
            Array.from({ length: plan.replicaCount! }, (_, copy) => `r${((partition + copy) % 3) + 1}`),
          ),
        ]),
      ),
    }),
  };
  if (isAssignorName(strategy)) return assign(strategy, subscription);
  return { 'server-range': assignServerRange, 'server-uniform': assignServerUniform }[strategy](
    subscription,
    {
      kafkaVersion: '4.4',
    },
  );
}

/** Who owns each partition in each generation, as `core` says when it is asked rebalance by rebalance. */
function expectedOwners(strategy: LabStrategy, plan: Plan): string[][] {
  const counts = plan.topics.map(({ count }) => count);
  let present = [...plan.members];
  const generations: { assignment: Assignment; counts: number[] }[] = [];
  const rebalance = (round = 0): void => {
    const before = generations.at(-1)?.assignment;
    const members = present.map(({ letter, topics, rack }) => ({
      memberId: letter,
      topics: topics.map((place) => plan.topics[place]!.name),
      ...(rack !== undefined && { rackId: rack }),
      ...(before?.has(letter) && { ownedPartitions: before.get(letter)!, generation: generations.length }),
    }));
    const assignment = assignmentOf(strategy, plan, members, counts);
    generations.push({ assignment, counts: [...counts] });
    const texts = (owned: Assignment | undefined, letter: string): string[] =>
      (owned?.get(letter) ?? []).map(({ topic, partition }) => `${topic} ${partition}`);
    const isGivingUp = present.some(({ letter }) => {
      const now = new Set(texts(assignment, letter));
      return texts(before, letter).some((name) => !now.has(name));
    });
    if (strategy === 'cooperative-sticky' && isGivingUp && round < MAX_FOLLOW_UPS) rebalance(round + 1);
  };
  rebalance();
  for (const event of plan.events) {
    const letters = present.map(({ letter }) => letter);
    if (event.kind === 'grow') {
      const total = counts.reduce((sum, count) => sum + count, event.count - counts[event.topic]!);
      if (event.count <= counts[event.topic]! || total > LAB_LIMITS.allPartitions) continue;
      counts[event.topic] = event.count;
    } else if (event.kind === 'join') {
      if (letters.includes(event.member.letter)) continue;
      present = [...present, event.member];
    } else {
      if (!letters.includes(event.letter)) continue;
      present = present.filter(({ letter }) => letter !== event.letter);
    }
    rebalance();
  }
  return plan.topics.flatMap(({ name }, place) =>
    Array.from({ length: counts[place]! }, (_, partition) =>
      generations.map(({ assignment, counts: then }) => {
        if (partition >= then[place]!) return '';
        const isIt = (owned: { topic: string; partition: number }): boolean =>
          owned.topic === name && owned.partition === partition;
        return [...assignment].find(([, owned]) => owned.some(isIt))?.[0] ?? '-';
      }),
    ),
  );
}

/** What a cell must say, from the owner before and the owner now; the first column says no change. */
function cellsFrom(owners: string[]): string[] {
  return owners.map((owner, column) => {
    const before = owners[column - 1] || '-';
    if (owner === '') return '';
    if (owner === '-') return before === '-' ? 'unowned -' : `revoked - ${before}`;
    if (column === 0) return `first ${owner}`;
    if (before === '-') return `given ${owner}`;
    return before === owner ? `kept ${owner}` : `moved ${owner} ${before}`;
  });
}

/** The cells of every table, by the name of its strategy. */
async function tablesIn(page: Visit['page']): Promise<Record<string, string[][]>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('table[data-strategy]')].map((table) => [
        table.dataset.strategy ?? '',
        [...table.querySelectorAll('tr[data-partition]')].map((row) =>
          [...row.querySelectorAll<HTMLElement>('[data-cell]')].map((cell) => cell.dataset.cell ?? ''),
        ),
      ]),
    ),
  );
}

test(`the tables agree with core on a hundred random states (KEYWAY_SEED=${SEED})`, async (ctx) => {
  const { page, problems, close } = await visit(ctx, PATH);
  const random = createRandom(SEED);
  for (let round = 0; round < 100; round++) {
    const plan = randomPlan(random);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, fragmentOf(plan));
    const expected = Object.fromEntries(
      plan.strategies.map((strategy) => [strategy, expectedOwners(strategy, plan).map(cellsFrom)]),
    );
    await expect.poll(() => tablesIn(page), { message: fragmentOf(plan) }).toEqual(expected);
  }
  expect(problems).toEqual([]);
  await close();
}, 180_000);

const status = (page: Visit['page']): Promise<string> => page.locator('.told').innerText();

// Expected: kafka-clients' own assignors: range 4 + 3 of 7, then 3, 2, 2; sticky and round robin A B A B A B A first.
test('by keyboard alone a member leaves, another crashes, one joins, and it is all taken back', async (ctx) => {
  const { page, close } = await visit(ctx, PATH);
  expect(await status(page)).toBe(
    'C joined. Partitions moved: range 3, round robin 4, sticky 2, cooperative-sticky 2.',
  );
  await page.getByRole('button', { name: 'B leaves' }).focus();
  await page.keyboard.press('Enter');
  expect(await status(page)).toMatch(/^B left\. Partitions moved: range \d, round robin \d, sticky 2, /);
  expect(await page.locator(':focus').innerText()).toBe('C leaves');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await status(page)).toContain('for 45 s nobody read what C had.');
  expect(await page.locator(':focus').innerText()).toBe('D joins');
  await page.keyboard.press('Enter');
  expect(await status(page)).toMatch(/^D joined\./);
  expect(await page.locator(':focus').innerText()).toBe('E joins');
  await page.getByRole('button', { name: 'Back to the start' }).focus();
  await page.keyboard.press('Enter');
  expect(await status(page)).toBe('2 members, 7 partitions.');
  expect(await page.locator(':focus').innerText()).toBe('C joins');
  await close();
});

test('by keyboard alone topics and members are set, and the focus never falls off', async (ctx) => {
  const { page, close } = await visit(ctx, PATH);
  const press = async (name: string): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await page.locator('.setup summary').focus();
  await page.keyboard.press('Enter');
  await press('Add a topic');
  expect(await page.locator(':focus').inputValue()).toBe('payments');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('clicks');
  await press('Add C');
  expect(await page.locator(':focus').innerText()).toBe('Add D');
  await press('Remove A');
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Remove B');
  expect(await page.locator('[data-strategy=range] [data-partition]').count()).toBe(11);
  await press('Remove topic orders');
  expect(await page.locator(':focus').inputValue()).toBe('clicks');
  // C is there from the start now, so it cannot join: the event is left out.
  await expect.poll(() => status(page)).toBe('2 members, 4 partitions.');
  await close();
});

test('what is predicted stands beside the answer, which nothing gives away before', async (ctx) => {
  const { page, problems, close } = await visit(ctx, `${PATH}#t=t:7&m=A,B&e=&s=range,roundrobin&p=ready`);
  await page.getByRole('button', { name: 'C joins' }).focus();
  await page.keyboard.press('Enter');
  expect(await status(page)).toBe('C joined. The answer is hidden until you look.');
  expect(await page.locator('thead [data-scene="1"]').count()).toBe(0);
  expect(await page.locator('.story thead th').count()).toBe(1);
  // Range gives 3 to A, 2 to B, 2 to C; round robin A B C A B C A. They part over P3: B under range, A under round robin.
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe('range: Who has P3 then?');
  await page.keyboard.press('b');
  await page.keyboard.press('Tab');
  await page.keyboard.press('3');
  await page.waitForURL(/p=asked&q=B3,/);
  await page.reload();
  await isReady(page);
  await page.getByLabel('round robin: Who has P3 then?').selectOption('C');
  await page.getByRole('button', { name: 'Look' }).focus();
  await page.keyboard.press('Enter');
  const rows = await page.locator('[data-guess]').allInnerTexts();
  expect(rows.map((row) => row.replaceAll(/\s+/g, ' ').trim())).toEqual([
    'range right yours: B answer: B right yours: 3 answer: 3',
    'round robin not right yours: C answer: A no guess answer: 4',
  ]);
  expect(await page.locator('.prediction:focus').count()).toBe(1);
  expect(await page.locator('.story thead th').count()).toBe(2);
  expect(await status(page)).toBe('C joined. Partitions moved: range 3, round robin 4.');
  expect(problems).toEqual([]);
  await close();
});

test.for([
  ['hi', 'अंक', '24 या उससे छोटी'],
  ['es', 'cifras', '24 o menos'],
  ['en', 'digits', '24 or less'],
] as const)(
  '%s: what is wrong is said at the field, and the last picture stays',
  async ([language, name, count], ctx) => {
    const { page, problems, close } = await visit(ctx, `/${language}/labs/assignment/`);
    const before = await tablesIn(page);
    await page.locator('.setup summary').click();
    await page.locator('.topic-row input').first().fill('naïve name');
    expect(await page.locator('.topic-row .problem').first().innerText()).toContain(name);
    expect(await tablesIn(page)).toEqual(before);
    expect(await page.locator('.join').isDisabled()).toBe(true);
    await page.locator('.topic-row input').first().fill('orders');
    await page.locator('.topic-row .stepper input').fill('25');
    expect(await page.locator('.topic-row .problem').nth(1).innerText()).toContain(count);
    expect(await tablesIn(page)).toEqual(before);
    expect(problems).toEqual([]);
    await close();
  },
);

test('the state is in the address and survives a reload and the way back', async (ctx) => {
  const { page, close } = await visit(ctx, `${PATH}#t=t:4,u:3&m=A,B0r2&e=jC1&s=range,server-uniform&r=1`);
  await page.getByRole('button', { name: 'A crashes' }).click();
  await page.waitForURL(/#t=t:4,u:3&m=A,B0r2&e=jC1,cA&s=range,server-uniform&r=1$/);
  const before = await tablesIn(page);
  await page.reload();
  await isReady(page);
  await expect.poll(() => tablesIn(page)).toEqual(before);
  await page.evaluate(() => {
    location.hash = 't=t:2&m=A&e=&s=sticky';
  });
  await expect.poll(() => tablesIn(page)).toEqual({ sticky: [['first A'], ['first A']] });
  await page.goBack();
  await expect.poll(() => tablesIn(page)).toEqual(before);
  await close();
});

test('the largest group fits a narrow phone', async (ctx) => {
  const { page, close } = await visit(
    ctx,
    `/hi/labs/assignment/#t=a:12,b:12,c:12,d:12&m=A,B,C,D,E,F,G,H&e=lA,lB,jA,jB,lC,lD,jC,jD,lE,lF&s=range,roundrobin,sticky,cooperative-sticky,server-uniform,server-range&r=1`,
    { viewport: { width: 320, height: 640 } },
  );
  await expect.poll(() => page.locator('[data-strategy=range] thead th').count()).toBe(12);
  await page.locator('.setup summary').click();
  await page.locator('.foot summary').click();
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overhang).toBeLessThanOrEqual(0);
  expect(await page.locator('.join:enabled, .leave:enabled').count()).toBe(0);
  expect(await page.locator('.events').innerText()).toContain('10 घटनाएँ');
  await close();
});
