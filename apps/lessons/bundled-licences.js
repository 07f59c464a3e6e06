import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** What Vite does not see pass: files that are copied, and the service worker, which SvelteKit bundles apart. */
const CARRIED_UNSEEN = [
  '@fontsource-variable/noto-sans',
  '@fontsource-variable/noto-sans-mono',
  'pyodide',
  'quickjs-emscripten-core',
  '@jitl/quickjs-wasmfile-release-sync',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

/** Licences of what is in a package but not said in its folder. */
const TEXTS = {
  pyodide: ['MPL-2.0.txt', 'PSF-2.0.txt'],
};

/**
 * A Vite plugin that writes `licences.txt` into the site: every package whose code, font or program the site carries,
 * with its licence in full, for whoever hands the course on.
 * @returns {import('vite').Plugin}
 */
export function bundledLicences() {
  const carried = new Set(CARRIED_UNSEEN.map((name) => path.join(folder, 'node_modules', name)));
  let isBrowserBuild = false;
  return {
    name: 'keyway:bundled-licences',
    apply: 'build',
    configResolved: (config) => {
      isBrowserBuild = !config.build.ssr;
    },
    generateBundle(_, bundle) {
      if (!isBrowserBuild) return;
      for (const file of Object.values(bundle)) {
        for (const id of Object.keys(file.modules ?? {})) {
          const root = packageRoot(id.replace(/^\0/, ''));
          if (root) carried.add(root);
        }
      }
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: describeAll([...carried]) });
    },
  };
}

/** The folder of the installed package that a module belongs to; undefined for our own modules. */
function packageRoot(id) {
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.split('?')[0].replaceAll(path.sep, '/'))?.[1];
}

function describeAll(roots) {
  const packages = roots.filter((root) => existsSync(path.join(root, 'package.json'))).map(describe);
  const byName = new Map(packages.map((one) => [one.name, one.text]));
  const names = [...byName.keys()].sort();
  const intro =
    'Keyway is under the MIT licence. This copy of the course carries the work of others, each under the licence below.\n' +
    `${names.join(', ')}\n`;
  return [intro, ...names.map((name) => byName.get(name))].join(`\n${'-'.repeat(80)}\n\n`);
}

function describe(root) {
  const { name, version, license, repository, homepage } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  const source = typeof repository === 'string' ? repository : (repository?.url ?? homepage ?? '');
  const texts = [
    ...readdirSync(root)
      .filter((file) => /^licen[cs]e/i.test(file))
      .map((file) => readFileSync(path.join(root, file), 'utf8')),
    ...(TEXTS[name] ?? []).map((file) => readFileSync(path.join(folder, 'licences', file), 'utf8')),
  ];
  return { name, text: `${name} ${version} (${license})\n${source}\n\n${texts.join('\n\n')}` };
}
