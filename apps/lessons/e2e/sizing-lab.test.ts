import { sizeTopic } from '@keyway/core/sizing/size-topic';
import { expect, test } from 'vitest';
import { createRandom, SEED } from './random-states.ts';
import { isReady, type Visit, visit } from './site-browser.ts';

const VERSIONS = ['0.8.2', '0.10.1', '0.11', '1.1', '2.8', '3.3', '4.0'];

/** The numbers of a line of the table: what it is, then the popular rule. */
async function row(page: Visit['page'], id: string): Promise<string[]> {
  const cells = await page.locator(`[data-row=${id}] td`).allInnerTexts();
  return cells.map((text) => text.replace(/,/g, ''));
}

test(`the table agrees with core on a hundred random states (KEYWAY_SEED=${SEED})`, async (ctx) => {
  const { page, problems, close } = await visit(ctx, '/en/labs/sizing/');
  const random = createRandom(SEED);
  for (let round = 0; round < 100; round++) {
    const [target, producer, consumer] = [1 + random(5000), 1 + random(90), 1 + random(90)];
    const brokerCount = 1 + random(30);
    const replicationFactor = 1 + random(Math.min(5, brokerCount));
    const segmentCount = 1 + random(50);
    const kafkaVersion = VERSIONS[random(VERSIONS.length)] ?? '4.0';
    await page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      new URLSearchParams({
        target: String(target),
        producer: String(producer),
        consumer: String(consumer),
        brokers: String(brokerCount),
        replication: String(replicationFactor),
        segments: String(segmentCount),
        kafka: kafkaVersion,
      }).toString(),
    );
    const sizing = sizeTopic({
      throughputs: { target, producerPerPartition: producer, consumerPerPartition: consumer },
      brokerCount,
      replicationFactor,
      segmentCount,
      kafkaVersion,
    });
    const { neededCount, popularCount, neededThreadCount } = sizing.throughput ?? {};
    const { fewest, most } = sizing.logFiles.fileCount;
    await expect
      .poll(async () => [
        await row(page, 'partitions'),
        await row(page, 'threads'),
        await row(page, 'connections'),
        (await row(page, 'files')).map((text) => text.split(' to ').at(-1)),
        (await row(page, 'descriptors'))[0],
        (await row(page, 'election'))[0],
      ])
      .toEqual([
        [String(neededCount), String(popularCount)],
        [String(neededThreadCount), String(neededCount)],
        [`up to ${sizing.fetchConnections.javaCount}`, String(sizing.fetchConnections.popularCount)],
        [String(Math.max(fewest, most)), String(sizing.logFiles.popularCount)],
        String(sizing.logFiles.descriptorCount),
        String(sizing.failover.leadersToElect.most),
      ]);
  }
  expect(problems).toEqual([]);
  await close();
}, 120_000);

test('a decimal comma is read, an ambiguous number is asked about, and the last answer stays', async (ctx) => {
  const { page, close } = await visit(ctx, '/es/labs/sizing/');
  const field = page.locator('.measured input').first();
  await field.fill('12,5');
  expect(await row(page, 'partitions')).toEqual(['2', '1']);
  await field.fill('1.234');
  expect(await page.locator('.problem').first().innerText()).toContain('1234 o 1,2340');
  expect(await row(page, 'partitions')).toEqual(['2', '1']);
  await close();
});

test('it is driven by keyboard alone, and the address keeps the state', async (ctx) => {
  const { page, close } = await visit(ctx, '/en/labs/sizing/');
  await page.getByLabel('Target of the topic').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('50');
  await page.getByRole('button', { name: 'Brokers: one more' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Kafka', { exact: true }).focus();
  await page.keyboard.press('ArrowUp');
  await page.waitForURL(/target=50&.*brokers=4&.*kafka=3\.3/);
  await page.reload();
  await isReady(page);
  expect(await page.getByLabel('Target of the topic').inputValue()).toBe('50');
  await close();
});
