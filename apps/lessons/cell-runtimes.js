import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const folder = fileURLToPath(new URL('.', import.meta.url));
const workers = path.join(folder, 'src/lib/cells/workers');
const coreSources = fileURLToPath(new URL('../../packages/core/src', import.meta.url));
const made = path.join(folder, '.svelte-kit/cells');
const { resolve } = createRequire(import.meta.url);

/** Modules that this plugin writes: the files of the interpreters for the page, and their sizes for what is drawn. */
const FILES = 'cell-runtimes/files';
const SIZES = 'cell-runtimes/sizes';
const PRELUDE = 'cell-runtimes/prelude-source';

/** What each interpreter loads; `coreModules` only when a cell imports some. */
const OF_LANGUAGE = {
  python: ['pythonWorker', 'pythonWasm', 'pythonLibrary'],
  javascript: ['javascriptWorker', 'javascriptWasm'],
};

let making;

/**
 * A Vite plugin that makes what code cells run in. Each file is compressed here and not by the server, because many
 * a classroom server does not compress: what the page says it loads is what it loads.
 * @returns {import('vite').Plugin}
 */
export function cellRuntimes() {
  return {
    name: 'keyway:cell-runtimes',
    resolveId: (id) => (id === FILES || id === SIZES ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${FILES}` && id !== `\0${SIZES}`) return undefined;
      making ??= makeFiles();
      const files = await making;
      return id === `\0${SIZES}` ? sizesModule(files) : filesModule(files);
    },
  };
}

function sizesModule(files) {
  const sizes = Object.entries(OF_LANGUAGE).map(([language, names]) => {
    const bytes = files.filter(({ name }) => names.includes(name)).map(({ loadBytes }) => loadBytes);
    return [language, bytes.reduce((sum, size) => sum + size, 0)];
  });
  return `export const loadBytesOf = ${JSON.stringify(Object.fromEntries(sizes))};`;
}

function filesModule(files) {
  const lines = files.map(
    ({ name, file, loadBytes }) =>
      `import ${name}Url from ${JSON.stringify(`${file}?url`)};\nexport const ${name} = { url: ${name}Url, loadBytes: ${loadBytes} };`,
  );
  return lines.join('\n');
}

async function makeFiles() {
  mkdirSync(made, { recursive: true });
  const contents = {
    pythonWorker: await bundle(path.join(workers, 'python-worker.ts')),
    pythonWasm: readFileSync(resolve('pyodide/pyodide.asm.wasm')),
    pythonLibrary: readFileSync(resolve('pyodide/python_stdlib.zip')),
    javascriptWorker: await bundle(path.join(workers, 'javascript-worker.ts')),
    javascriptWasm: readFileSync(resolve('@jitl/quickjs-wasmfile-release-sync/wasm')),
    coreModules: JSON.stringify(await coreModules()),
  };
  return Object.entries(contents).map(([name, content]) => {
    const compressed = gzipSync(content, { level: 9 });
    // Not `.gz`: servers would unpack that, or not, each in its own way.
    const file = path.join(made, `cell-${name}.bin`);
    writeFileSync(file, compressed);
    return { name, file, loadBytes: compressed.length };
  });
}

/** One script without imports, for a worker that is started from its text. */
async function bundle(entry, { format = 'es', name } = {}) {
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [withoutPackages(), wasmIsHandedOver(), preludeSource()],
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      lib: { entry, formats: [format], name, fileName: () => 'bundle.js' },
      rolldownOptions: { external: [/^node:/, 'ws'], output: { codeSplitting: false }, onLog() {} },
    },
  });
  const [{ output }] = [result].flat();
  return output[0].code;
}

/** Pyodide's list of packages is for those who install some; here nothing is fetched. */
function withoutPackages() {
  return {
    name: 'keyway:without-packages',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('pyodide-lock.json')) return undefined;
      return { code: JSON.stringify({ ...JSON.parse(code), packages: {} }), map: null };
    },
  };
}

/** The page hands over a compiled module, so the scripts must not carry the file, nor ask for it by an address. */
function wasmIsHandedOver() {
  return {
    name: 'keyway:wasm-is-handed-over',
    enforce: 'pre',
    transform(code, id) {
      if (!/pyodide\.asm\.mjs$|emscripten-module\.browser\.mjs$/.test(id)) return undefined;
      return {
        code: code.replaceAll(/\(?new URL\("([\w.-]+\.wasm)",\s*import\.meta\.url\)\)?\.href/g, '"$1"'),
        map: null,
      };
    },
  };
}

/** What stands in the JavaScript interpreter before a cell runs, as text. */
function preludeSource() {
  return {
    name: 'keyway:prelude-source',
    resolveId: (id) => (id === PRELUDE ? `\0${PRELUDE}` : undefined),
    async load(id) {
      if (id !== `\0${PRELUDE}`) return undefined;
      const code = await bundle(path.join(workers, 'prelude/install.ts'), {
        format: 'iife',
        name: 'prelude',
      });
      return `export const preludeSource = ${JSON.stringify(code)};`;
    },
  };
}

/** Every module of core as JavaScript, under the name by which a cell imports it. */
async function coreModules() {
  const names = readdirSync(coreSources, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -3));
  const entry = Object.fromEntries(names.map((name) => [name, path.join(coreSources, `${name}.ts`)]));
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        output: { preserveModules: true, preserveModulesRoot: coreSources, entryFileNames: '[name].js' },
      },
    },
  });
  const [{ output }] = [result].flat();
  return Object.fromEntries(
    output.map(({ fileName, code }) => [`@keyway/core/${fileName.replace(/\.js$/, '')}`, code]),
  );
}
