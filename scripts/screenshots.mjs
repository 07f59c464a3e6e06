import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { buildCourse } from './build-course.mjs';
import { serveFolder } from './course-server.mjs';

// `pnpm screenshots [PART…]`: pictures of one page of every kind in every language, light and dark, on a phone and on
// a wide screen, for people to look at. PART narrows it to addresses that hold it: `pnpm screenshots /hi/ labs`.

const WINDOWS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };
const SCHEMES = ['light', 'dark'];
/** Pages that differ by their data alone; the first of them stands for all. */
const OF_A_KIND = /^(\/\w\w\/clients\/)[^/]+\/$/;

const { values, positionals } = parseArgs({
  options: { out: { type: 'string', default: 'dist/screenshots' } },
  allowPositionals: true,
});
const executablePath = process.env.CHROMIUM || '/usr/bin/chromium';
if (!existsSync(executablePath)) {
  console.error(`No Chromium at ${executablePath}; install it or set CHROMIUM to its path.`);
  process.exit(1);
}
const site = await buildCourse();
const pages = pageOfEachKind(site).filter(
  (page) => positionals.length === 0 || positionals.some((part) => page.includes(part)),
);
if (pages.length === 0) {
  console.error(`No page has ${positionals.join(' or ')} in its address; leave it out to see them all.`);
  process.exit(1);
}
mkdirSync(values.out, { recursive: true });
const count = await takeAll();
console.log(`${count} pictures of ${pages.length} pages in ${values.out}`);

/** Addresses of the built site, one for each kind of page and language. */
function pageOfEachKind(folder) {
  const addresses = readdirSync(folder, { recursive: true })
    .filter((file) => /(^|[\\/])index\.html$/.test(file))
    .map((file) => `/${file.replaceAll(path.sep, '/').slice(0, -'index.html'.length)}`)
    .sort();
  const seen = new Set();
  const chosen = addresses.filter((address) => {
    const kind = OF_A_KIND.exec(address)?.[1];
    if (kind === undefined) return true;
    if (seen.has(kind)) return false;
    seen.add(kind);
    return true;
  });
  return [...chosen, '/404.html'];
}

async function takeAll() {
  const server = createServer();
  serveFolder(server, site);
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${server.address().port}`;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  let count = 0;
  for (const [window, viewport] of Object.entries(WINDOWS)) {
    for (const colorScheme of SCHEMES) {
      const context = await browser.newContext({
        viewport,
        colorScheme,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      for (const address of pages) {
        await takeOne(page, origin + address, path.join(values.out, fileName(address, window, colorScheme)));
        count++;
      }
      await context.close();
    }
  }
  await browser.close();
  server.close();
  server.closeAllConnections();
  return count;
}

/** One picture of a whole page, with everything on it laid out and every lab of it awake. */
async function takeOne(page, address, file) {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForFunction(
    () => !document.documentElement.dataset.layout || !document.querySelector('.laid-out-late'),
  );
  await page.evaluate(async () => {
    for (const lab of document.querySelectorAll('[data-lab]')) {
      lab.scrollIntoView();
      await new Promise((done) => setTimeout(done, 150));
    }
    scrollTo(0, 0);
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: file, fullPage: true });
}

/** `/hi/labs/key/` on a phone in the dark becomes `hi-labs-key.phone.dark.png`. */
function fileName(address, window, colorScheme) {
  const name = address.replace(/^\/|\/$|\.html$/g, '').replaceAll('/', '-') || 'start';
  return `${name}.${window}.${colorScheme}.png`;
}
