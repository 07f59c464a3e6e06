import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readKnownDifferences } from '../known-differences/known-difference.ts';
import { isNamed, knownOracles } from '../oracles/known-oracles.ts';
import { reportFolder } from '../parity-folders.ts';
import { requiredOracles } from '../require-oracle.ts';
import { buildReport } from './build-report.ts';
import { reportText } from './report-text.ts';
import { longRun, runSeed, shortRun } from './run-sizes.ts';

/** `parity:report` and, with --long, `parity:long`: runs all that is prepared and writes parity/report/report.json. */
async function main(parameters: readonly string[]): Promise<void> {
  const seed = runSeed();
  const sizes = parameters.includes('--long') ? longRun : shortRun;
  const oracles = knownOracles();
  const started = performance.now();
  console.log(`KEYWAY_SEED=${seed}`);
  const { report, problems } = await buildReport(oracles, {
    ...sizes,
    seed,
    known: readKnownDifferences(),
    ranOn: new Date().toISOString().slice(0, 10),
    say: (line) => console.log(`${Math.round((performance.now() - started) / 1000)} s  ${line}`),
  });
  const required = requiredOracles();
  for (const { id, reason } of report.notRun) {
    console.log(`${id} did not run: ${reason}`);
    const isRequired = oracles.some((oracle) => oracle.id === id && isNamed(oracle, required));
    if (isRequired) problems.push({ oracle: id, text: 'REQUIRE_ORACLES names it, and it did not run' });
  }
  for (const { oracle, text } of problems) console.error(`${oracle}: ${text}`);
  // What a run with problems measured is not what the implementations do.
  if (problems.length === 0) writeFileSync(join(reportFolder, 'report.json'), reportText(report));
  else process.exitCode = 1;
  const outcome = problems.length === 0 ? 'written' : `${problems.length} problems, so not written:`;
  console.log(`${report.oracles.length} oracles ran; ${outcome} parity/report/report.json`);
}

await main(process.argv.slice(2));
