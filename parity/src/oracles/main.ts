import { requiredOracles } from '../require-oracle.ts';
import { isNamed, knownOracles, selectOracles } from './known-oracles.ts';
import { prepareOracles } from './prepare-oracles.ts';

/** `oracles [NAME…]`: prepares the oracles named, or all, and says of each whether it is ready. */
async function main(names: readonly string[]): Promise<void> {
  const known = knownOracles();
  const required = requiredOracles();
  selectOracles(known, required);
  const selected = names.length === 0 ? known : selectOracles(known, names);
  const notReady = await prepareOracles(selected, (line) => console.log(line));
  const missed = notReady.filter((oracle) => isNamed(oracle, [...names, ...required]));
  if (missed.length > 0) process.exitCode = 1;
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
