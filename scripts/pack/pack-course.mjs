import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildCourse } from '../build-course.mjs';
import { bundleForNode } from '../bundle-for-node.mjs';
import { bundledNodes, fetchNode } from './fetch-node.mjs';
import { READ_ME } from './read-me.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const HELP = `Packs the built course with a small server and start files into one folder, to carry on a USB stick.

  npx pnpm@10.34.9 pack-course                        into ./keyway-course
  npx pnpm@10.34.9 pack-course --out DIR              into DIR, which must not exist yet or hold an earlier pack
  npx pnpm@10.34.9 pack-course --lessons DIR          with the lessons in DIR instead
  npx pnpm@10.34.9 pack-course --node win-x64,darwin-arm64
                                                      with Node itself, for machines that have neither Node nor
                                                      Python; one of ${Object.keys(bundledNodes).join(', ')}
`;
/** By this a folder shows that it was packed here and may be written over. */
const MARK = path.join('server', 'serve.mjs');

/** A wrong call: said in one line, exit code 2. */
class UsageError extends Error {}

/**
 * Builds the course and packs it.
 * @param {string[]} args - the command line, see HELP
 */
export async function packCourse(args) {
  try {
    const options = readOptions(args.filter((arg) => arg !== '--'));
    if (options.help) return void process.stdout.write(HELP);
    const site = await buildCourse(options.lessons);
    await pack(site, options);
    process.stdout.write(
      `The course is packed in ${options.out}: start it with the start file of your system.\n`,
    );
  } catch (error) {
    const isForeseen = error instanceof UsageError || error.isForeseen;
    process.stderr.write(`${isForeseen ? error.message : error.stack}\n`);
    process.exit(error instanceof UsageError ? 2 : 1);
  }
}

function readOptions(args) {
  const { values } = parse(args);
  const out = path.resolve(values.out);
  if (existsSync(out) && readdirSync(out).length > 0 && !existsSync(path.join(out, MARK))) {
    throw new UsageError(`--out expected a new folder or an earlier pack, and "${out}" holds something else`);
  }
  const nodes = values.node === undefined ? [] : values.node.split(',').map((name) => name.trim());
  const unknown = nodes.find((name) => !Object.hasOwn(bundledNodes, name));
  if (unknown !== undefined) {
    throw new UsageError(`--node expected some of ${Object.keys(bundledNodes).join(', ')}, got "${unknown}"`);
  }
  return { ...values, out, nodes };
}

function parse(args) {
  try {
    return parseArgs({
      args,
      options: {
        out: { type: 'string', default: 'keyway-course' },
        lessons: { type: 'string' },
        node: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(`${error.message}\n\n${HELP}`);
  }
}

async function pack(site, { out, nodes }) {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(path.join(out, 'server'), { recursive: true });
  cpSync(site, path.join(out, 'site'), { recursive: true });
  const { chunk, packages } = await bundleForNode({
    entry: path.join(here, 'serve.mjs'),
    fileName: 'serve.mjs',
  });
  writeFileSync(path.join(out, MARK), chunk.code);
  cpSync(path.join(here, 'serve.py'), path.join(out, 'server', 'serve.py'));
  cpSync(path.join(here, 'start.cmd'), path.join(out, 'start-windows.cmd'));
  cpSync(path.join(here, 'start.sh'), path.join(out, 'start-linux.sh'));
  // macOS opens a .command file in a terminal at a double click.
  cpSync(path.join(here, 'start.sh'), path.join(out, 'start-mac.command'));
  for (const file of ['start-linux.sh', 'start-mac.command']) chmodSync(path.join(out, file), 0o755);
  writeFileSync(path.join(out, 'READ-ME.txt'), READ_ME);
  writeFileSync(path.join(out, 'licences.txt'), allLicences(site, packages));
  for (const name of nodes) await fetchNode(name, path.join(out, 'node'));
}

/** Of the site, and of what is bundled into the server. */
function allLicences(site, packages) {
  const texts = packages.map(
    ({ name, version, identifier, text }) => `${name} ${version} (${identifier})\n\n${text}`,
  );
  const rule = `\n${'-'.repeat(80)}\n\n`;
  return [readFileSync(path.join(site, 'licences.txt'), 'utf8'), ...texts].join(rule);
}
