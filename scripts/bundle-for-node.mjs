import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, defaultServerConditions } from 'vite';

const LICENCES = 'licences.json';
const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Everything that a program imports, from our sources and from node_modules, in one chunk that needs Node alone.
 * @param {{ entry: string, fileName: string, plugins?: import('vite').Plugin[] }} program
 * @returns {Promise<{ chunk: import('vite').Rollup.OutputChunk, packages: { name: string, version: string,
 *   identifier: string, text: string }[] }>} packages: those that are bundled, each with its licence in full
 */
export async function bundleForNode({ entry, fileName, plugins = [] }) {
  const { output } = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    plugins,
    ssr: { noExternal: true, resolve: { conditions: ['@keyway/source', ...defaultServerConditions] } },
    build: {
      ssr: entry,
      target: 'node20.19',
      minify: false,
      write: false,
      license: { fileName: LICENCES },
      rolldownOptions: { output: { entryFileNames: fileName, codeSplitting: false } },
    },
  });
  const chunk = output.find((file) => file.fileName === fileName);
  const packages = JSON.parse(output.find((file) => file.fileName === LICENCES).source);
  return {
    chunk,
    packages: packages.map((one) => ({
      ...one,
      text: one.text ?? wordsOfPackage(one.name, chunk.moduleIds),
    })),
  };
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
