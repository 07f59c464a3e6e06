import { existsSync } from 'node:fs';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Response,
} from 'playwright-core';
import { afterAll, type TestContext } from 'vitest';
import { type SiteServer, serveSite } from './site-server.ts';

/** A page of the site, and all that went wrong on it. */
export interface Visit {
  page: Page;
  /** Errors in the console, uncaught exceptions, refused or foreign requests; empty on a sound page. */
  problems: string[];
  /** The text of every script that came over the network so far. */
  scripts: () => Promise<Buffer[]>;
  close: () => Promise<void>;
}

/** What a visit may ask of the browser besides the path. */
export interface VisitOptions extends BrowserContextOptions {
  /** The host in the address; default 127.0.0.1, which browsers trust; `course.test` is a plain http host. */
  host?: string;
  /** Runs in the page before its own scripts. */
  initScript?: string;
  /** Serves this visit alone, so that a test can stop it; by default one server serves all. */
  server?: SiteServer;
  /** Changes the HTML of the page on its way, as an extension of the browser would. */
  changeHtml?: (html: string) => string;
}

const PLAIN_HOST = 'course.test';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`,
];

let started: Promise<{ browser: Browser; server: SiteServer }> | undefined;

afterAll(async () => {
  if (!started) return;
  const { browser, server } = await started;
  await browser.close();
  await server.close();
});

/**
 * Opens a page of the built site and waits until it has come to life.
 * Without Chromium the test is skipped and says why, unless REQUIRE_ORACLES names `chromium`.
 * @param path - with its leading slash
 */
export async function visit(test: TestContext, path: string, options: VisitOptions = {}): Promise<Visit> {
  const { host = '127.0.0.1', initScript, changeHtml, server: own, ...contextOptions } = options;
  started ??= start(requireChromium(test));
  const { browser, server } = await started;
  const origin = `http://${host}:${(own ?? server).port}`;
  const context = await browser.newContext({ reducedMotion: 'reduce', ...contextOptions });
  if (initScript !== undefined) await context.addInitScript(initScript);
  const page = await context.newPage();
  const problems: string[] = [];
  const responses: Response[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    // A worker that is started from its text has an address in the page's own memory.
    const isOwn =
      url.startsWith(`${origin}/`) || url.startsWith(`blob:${origin}/`) || url.startsWith('data:');
    if (!isOwn) problems.push(`external: ${url}`);
  });
  page.on('requestfailed', (request) => {
    // A page that is left, or loaded again, gives up what it was still asking for: that is no fault.
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} (${reason})`);
  });
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response);
  });
  if (changeHtml) {
    await page.route(origin + path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: changeHtml(await response.text()) });
    });
  }
  await page.goto(origin + path);
  if (contextOptions.javaScriptEnabled !== false) await isReady(page);
  const scripts = (): Promise<Buffer[]> => Promise.all(responses.map((response) => response.body()));
  return { page, problems, scripts, close: () => context.close() };
}

/**
 * Waits until a page answers and all of it is laid out. One that is only read never does: it has none of the site's scripts; and the page that
 * stands for a missing one says so by its title.
 */
export async function isReady(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      (document.documentElement.dataset.scripts === 'ready' && !document.documentElement.dataset.layout) ||
      document.title.startsWith('404') ||
      document.querySelector('link[rel=modulepreload]') === null,
  );
}

async function start(executablePath: string): Promise<{ browser: Browser; server: SiteServer }> {
  const server = await serveSite();
  return { server, browser: await chromium.launch({ executablePath, args: FLAGS }) };
}

/** The path of Chromium: CHROMIUM, else where Debian puts it. */
function requireChromium(test: TestContext): string {
  const path = process.env.CHROMIUM || '/usr/bin/chromium';
  if (existsSync(path)) return path;
  const reason = `no Chromium at ${path}; install it or set CHROMIUM to its path`;
  if (process.env.REQUIRE_ORACLES?.split(',').includes('chromium')) throw new Error(reason);
  return test.skip(reason);
}
