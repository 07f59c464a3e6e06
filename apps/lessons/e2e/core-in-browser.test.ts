import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from './site-browser.ts';

const built = new URL('../../../packages/core/dist/', import.meta.url);
const modules = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.js'),
);
const vectors = new URL('../../../parity/vectors/murmur2.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(vectors, 'utf8')) as { cases: { hex: string; murmur2: number }[] };

/** Loads every module of core, then answers the murmur2 vectors and one assignment. Runs in a page or a worker. */
const SCRIPT = `
  async function run({ modules, hexes }) {
    for (const file of modules) await import('/core/' + file);
    const { murmur2 } = await import('/core/murmur2.js');
    const { bytesOfHex } = await import('/core/hex.js');
    const { assign } = await import('/core/assignors/assign.js');
    const members = ['a', 'b'].map((memberId) => ({ memberId, topics: ['t'] }));
    return {
      hashes: hexes.map((hex) => murmur2(bytesOfHex(hex))),
      range: Object.fromEntries(assign('range', { members, partitionCounts: new Map([['t', 3]]) })),
    };
  }
`;
const WORKER = `${SCRIPT} onmessage = ({ data }) => run(data).then(postMessage, (error) => postMessage(String(error)));`;

/** Puts the built core beside the page, under its own policy. */
async function serveCore(page: Page): Promise<void> {
  await page.route('**/core/**', (route) => {
    const file = new URL(route.request().url()).pathname.slice('/core/'.length);
    const body =
      file === 'worker.js' ? WORKER : file === 'page.js' ? `${SCRIPT} globalThis.run = run;` : undefined;
    return route.fulfill({
      contentType: 'text/javascript',
      body: body ?? readFileSync(new URL(file, built), 'utf8'),
    });
  });
}

// murmur2 from Java (vectors murmur2.json); range as kafka-clients deals three partitions to two members.
const expected = {
  hashes: cases.map((one) => one.murmur2),
  range: {
    a: [
      { topic: 't', partition: 0 },
      { topic: 't', partition: 1 },
    ],
    b: [{ topic: 't', partition: 2 }],
  },
};
const input = { modules, hexes: cases.map((one) => one.hex) };

test('every module of core loads in a page and answers as Java does', async (ctx) => {
  const { page, problems, close } = await visit(ctx, '/en/');
  await serveCore(page);
  // As text: vitest would turn an import inside a function into one of its own.
  const answer = await page.evaluate(`import('/core/page.js').then(() => run(${JSON.stringify(input)}))`);
  expect(answer).toEqual(expected);
  expect(problems).toEqual([]);
  await close();
});

test('every module of core loads in a worker and answers as Java does', async (ctx) => {
  const { page, problems, close } = await visit(ctx, '/en/');
  await serveCore(page);
  const answer = await page.evaluate(
    (given) =>
      new Promise((resolve, reject) => {
        const worker = new Worker('/core/worker.js', { type: 'module' });
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.postMessage(given);
      }),
    input,
  );
  expect(answer).toEqual(expected);
  expect(problems).toEqual([]);
  await close();
});
