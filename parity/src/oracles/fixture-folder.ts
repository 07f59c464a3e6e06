import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A filter in one line of Node: it says who it is, answers 1 to all else, and does `more` besides. */
export function filterScript(more = ''): string {
  return `
const identity = { name: 'fixture', version: '1', language: 'javascript', calls: ['murmur2'], clients: [], assignors: [] };
const say = (answer) => process.stdout.write(JSON.stringify(answer) + '\\n');
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const request = JSON.parse(line);
  ${more}
  say({ id: request.id, ok: request.call === 'hello' ? identity : 1 });
});
`;
}

/** Writes a folder with an oracle.json, as those of parity/oracles are, for a test. */
export function writeFolder(
  parent: string,
  name: string,
  oracleJson: object | string,
  files: Readonly<Record<string, string>> = {},
): void {
  const folder = join(parent, name);
  mkdirSync(folder, { recursive: true });
  const text = typeof oracleJson === 'string' ? oracleJson : JSON.stringify(oracleJson);
  for (const [file, contents] of Object.entries({ 'oracle.json': text, ...files })) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), contents);
  }
}
