import { simulateProducer } from '@keyway/core/producer-simulation';
import { expect, test } from 'vitest';
import { ACKS, inputOf, LAB_PARTITIONERS, type Plan } from '../src/lib/labs/record-path/plan.ts';
import { createRandom, SEED } from './random-states.ts';
import { isReady, type Visit, visit } from './site-browser.ts';

function randomPlan(random: (below: number) => number): Plan {
  const partitionCount = 1 + random(6);
  return {
    partitionCount,
    recordCount: 1 + random(60),
    intervalMs: 1 + random(20),
    valueBytes: random(400),
    isKeyed: random(2) === 1,
    batchBytes: random(2000),
    lingerMs: random(40),
    acks: ACKS[random(3)] ?? 'all',
    partitioner: LAB_PARTITIONERS[random(LAB_PARTITIONERS.length)] ?? 'built-in',
    slowPartition: random(2) === 1 ? random(partitionCount) : null,
    seed: random(1000),
  };
}

function fragmentOf(plan: Plan): string {
  return new URLSearchParams({
    partitions: String(plan.partitionCount),
    records: String(plan.recordCount),
    interval: String(plan.intervalMs),
    bytes: String(plan.valueBytes),
    keyed: plan.isKeyed ? 'yes' : 'no',
    batch: String(plan.batchBytes),
    linger: String(plan.lingerMs),
    acks: plan.acks,
    partitioner: plan.partitioner,
    slow: plan.slowPartition === null ? '' : String(plan.slowPartition),
    seed: String(plan.seed),
  }).toString();
}

async function batchesIn(page: Visit['page']): Promise<string[]> {
  const rows = page.locator('[data-batch]');
  return rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-batch') ?? ''));
}

test(`the table agrees with core on a hundred random states (KEYWAY_SEED=${SEED})`, async (ctx) => {
  const { page, problems, close } = await visit(ctx, '/en/labs/record-path/');
  const random = createRandom(SEED);
  for (let round = 0; round < 100; round++) {
    const plan = randomPlan(random);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, fragmentOf(plan));
    const expected = simulateProducer(inputOf(plan)).batches.map((batch) =>
      [
        batch.partition,
        batch.records.length,
        batch.openedAtMs,
        batch.closedAtMs,
        batch.closedBy,
        batch.sizeBytes,
        batch.finishedAtMs,
      ].join(' '),
    );
    await expect.poll(() => batchesIn(page)).toEqual(expected);
  }
  expect(problems).toEqual([]);
  await close();
}, 120_000);

test('stepped by keyboard, every record is somewhere, and in the end all are acknowledged', async (ctx) => {
  const { page, close } = await visit(ctx, '/en/labs/record-path/#records=12&at=0');
  const later = page.getByRole('button', { name: 'Later' });
  await later.focus();
  while (await later.isEnabled()) {
    await page.keyboard.press('Enter');
    const counts = await page.locator('[data-place]').allInnerTexts();
    expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(12);
  }
  expect(await page.locator('[data-place=acknowledged]').innerText()).toBe('12');
  await close();
});

test('the state is in the address and comes back with it', async (ctx) => {
  const { page, close } = await visit(ctx, '/es/labs/record-path/');
  await page.getByLabel('Los registros tienen clave').check();
  await page.getByLabel('acks').selectOption('0');
  await page.waitForURL(/keyed=yes&.*acks=0/);
  await page.reload();
  await isReady(page);
  expect(await page.getByLabel('Los registros tienen clave').isChecked()).toBe(true);
  await close();
});
