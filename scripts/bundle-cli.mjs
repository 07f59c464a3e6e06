import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, defaultServerConditions } from 'vite';

// `pnpm bundle`: the whole keyway command in one file that needs Node alone, for people who have no clone.
// It goes to dist/keyway.mjs, or with --out FOLDER to that folder.

const FILE = 'keyway.mjs';
const LICENCES = 'licences.json';
/** What our modules read from beside themselves while they run. */
const DATA_READ = /readFileSync\(\s*new URL\('([^']+)', import\.meta\.url\),\s*'utf8',?\s*\)/g;

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = path.join(root, 'packages');

const { values } = parseArgs({ options: { out: { type: 'string', default: path.join(root, 'dist') } } });
const bundled = await bundle();
const file = path.join(path.resolve(values.out), FILE);
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${header(bundled)}${bundled.chunk.code}\n${licenceTexts(bundled)}`);
chmodSync(file, 0o755);
process.stdout.write(`${path.relative('', file)}: ${Math.ceil(readFileSync(file).length / 1024)} kB\n`);

/** Everything that the command imports, from the sources of our packages and from node_modules, in one chunk. */
async function bundle() {
  const { output } = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    plugins: [inlineData()],
    ssr: { noExternal: true, resolve: { conditions: ['@keyway/source', ...defaultServerConditions] } },
    build: {
      ssr: path.join(packages, 'cli', 'src', 'main.ts'),
      target: 'node20.19',
      minify: false,
      write: false,
      license: { fileName: LICENCES },
      rolldownOptions: { output: { entryFileNames: FILE, codeSplitting: false } },
    },
  });
  const chunk = output.find(({ fileName }) => fileName === FILE);
  const outside = [...chunk.imports, ...chunk.dynamicImports].filter((name) => !isBuiltin(name));
  if (outside.length > 0)
    throw new Error(`the bundle expected to import Node's modules alone, and imports ${outside}`);
  return { chunk, licences: JSON.parse(output.find(({ fileName }) => fileName === LICENCES).source) };
}

/** Puts data files into the code that reads them; of a package.json its version, for nobody asks for more. */
function inlineData() {
  return {
    name: 'keyway-inline-data',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(packages + path.sep) || !code.includes('import.meta')) return null;
      const inlined = code.replace(DATA_READ, (_, name) =>
        JSON.stringify(dataOf(path.join(path.dirname(id), name))),
      );
      if (inlined.includes('import.meta')) {
        this.error(
          `${id} expected no other use of import.meta than readFileSync(new URL('…', import.meta.url), 'utf8')`,
        );
      }
      return { code: inlined, map: null };
    },
  };
}

function dataOf(dataFile) {
  const text = readFileSync(dataFile, 'utf8');
  return path.basename(dataFile) === 'package.json'
    ? JSON.stringify({ version: JSON.parse(text).version })
    : text;
}

function header({ licences }) {
  const { version, license } = JSON.parse(readFileSync(path.join(packages, 'cli', 'package.json'), 'utf8'));
  const names = licences.map(({ name, version, identifier }) => `//   ${name} ${version} (${identifier})`);
  return [
    '#!/usr/bin/env node',
    `// keyway ${version} (${license}), the whole command in one file: node ${FILE} --help`,
    '// Bundled packages; the end of the file holds their licences.',
    ...names,
    '',
  ].join('\n');
}

/** Ours first, then those of everything bundled. */
function licenceTexts({ chunk, licences }) {
  const own = `keyway\n\n${readFileSync(path.join(root, 'LICENSE'), 'utf8').trim()}`;
  const texts = licences.map(
    ({ name, version, text }) => `${name} ${version}\n\n${text ?? wordsOfPackage(name, chunk.moduleIds)}`,
  );
  const rule = `\n\n${'-'.repeat(80)}\n\n`;
  return `/*!\n${[own, ...texts].join(rule).replaceAll('*/', '* /')}\n*/\n`;
}

/** What a package that holds no licence file says of its licence and author. */
function wordsOfPackage(name, moduleIds) {
  const folder = path.join('node_modules', name) + path.sep;
  const moduleId = moduleIds.find((id) => id.includes(folder));
  const home = moduleId.slice(0, moduleId.lastIndexOf(folder) + folder.length);
  const { license, author } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  const by = typeof author === 'string' ? author : author?.name;
  return `Licence ${license}, by ${by}. The package holds no licence file.`;
}
