import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleForNode } from './bundle-for-node.mjs';

// `pnpm bundle`: the whole keyway command in one file that needs Node alone, for people who have no clone.
// It goes to dist/keyway.mjs, or with --out FOLDER to that folder.

const FILE = 'keyway.mjs';
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

/** The command in one chunk, which imports Node's own modules and nothing else. */
async function bundle() {
  const bundled = await bundleForNode({
    entry: path.join(packages, 'cli', 'src', 'main.ts'),
    fileName: FILE,
    plugins: [inlineData()],
  });
  const { imports, dynamicImports } = bundled.chunk;
  const outside = [...imports, ...dynamicImports].filter((name) => !isBuiltin(name));
  if (outside.length > 0)
    throw new Error(`the bundle expected to import Node's modules alone, and imports ${outside}`);
  return bundled;
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

function header({ packages: carried }) {
  const { version, license } = JSON.parse(readFileSync(path.join(packages, 'cli', 'package.json'), 'utf8'));
  const names = carried.map(({ name, version, identifier }) => `//   ${name} ${version} (${identifier})`);
  return [
    '#!/usr/bin/env node',
    `// keyway ${version} (${license}), the whole command in one file: node ${FILE} --help`,
    '// Bundled packages; the end of the file holds their licences.',
    ...names,
    '',
  ].join('\n');
}

/** Ours first, then those of everything bundled. */
function licenceTexts({ packages: carried }) {
  const own = `keyway\n\n${readFileSync(path.join(root, 'LICENSE'), 'utf8').trim()}`;
  const texts = carried.map(({ name, version, text }) => `${name} ${version}\n\n${text}`);
  const rule = `\n\n${'-'.repeat(80)}\n\n`;
  return `/*!\n${[own, ...texts].join(rule).replaceAll('*/', '* /')}\n*/\n`;
}
