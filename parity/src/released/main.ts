import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { addCases, digestCases, findEdited, readReleased, releasedFile } from './released-cases.ts';

/** `parity:release`: adds the vector cases that are new to the list of those that may never change. */
function main(): void {
  const released = readReleased();
  const now = digestCases();
  const edited = findEdited(released, now);
  if (edited.length > 0) {
    for (const line of edited) console.error(line);
    process.exitCode = 1;
    return;
  }
  const all = addCases(released, now);
  mkdirSync(dirname(releasedFile), { recursive: true });
  writeFileSync(releasedFile, `${JSON.stringify(all, null, 2)}\n`);
  console.log(`${countCases(all)} cases listed, ${countCases(all) - countCases(released)} of them new`);
}

function countCases(digests: ReturnType<typeof digestCases>): number {
  return Object.values(digests).reduce((sum, cases) => sum + Object.keys(cases).length, 0);
}

main();
