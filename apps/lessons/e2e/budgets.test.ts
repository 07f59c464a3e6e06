import { expect, test } from 'vitest';
import { isReady, visit } from './site-browser.ts';

/** A slow phone on a slow network. How long the largest paint takes there is printed, not asserted yet. */
const SLOW_NETWORK = {
  offline: false,
  latency: 40,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const PROCESSOR_SLOWDOWN = 4;
const MAX_SHIFT = 0.05;
/** Everything besides fonts, as it goes over the network compressed. */
const MAX_PAGE_BYTES = 150_000;

interface Paint {
  largestMs: number;
  shift: number;
}

/** Collects what Chromium itself reports, from before the first byte on. */
const OBSERVE = `
  window.paint = { largestMs: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) paint.largestMs = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) paint.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

test.for([
  '/hi/lessons/01-keys/',
  '/hi/lessons/06-assignors/',
  '/es/lessons/05-consumers-and-range/',
  '/en/lessons/03-partition-count/',
  '/hi/mismatch/',
  '/hi/labs/skew/',
])('%s: on a slow phone nothing moves, and the page is small', async (path, ctx) => {
  const { page, close } = await visit(ctx, '/404.html', {
    viewport: { width: 390, height: 800 },
    initScript: OBSERVE,
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
  let bytes = 0;
  const types = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (types.get(requestId) !== 'Font') bytes += encodedDataLength;
  });
  await page.goto(new URL(path, page.url()).href);
  await isReady(page);
  await page.waitForTimeout(500);
  const paint: Paint = await page.evaluate('window.paint');
  console.log(
    `${path}: largest paint ${Math.round(paint.largestMs)} ms, shift ${paint.shift.toFixed(3)}, ${Math.round(bytes / 1000)} kB besides fonts`,
  );
  expect(paint.largestMs).toBeGreaterThan(0);
  expect(paint.shift).toBeLessThan(MAX_SHIFT);
  expect(bytes).toBeLessThan(MAX_PAGE_BYTES);
  await close();
});
