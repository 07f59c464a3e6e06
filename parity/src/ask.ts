import { createCoreOracle } from '@keyway/checker/core-oracle';
import { asciiJson, isJsonObject } from '@keyway/checker/json';
import type { OracleCall } from '@keyway/checker/oracle-protocol';
import { knownOracles, reasonNotReady, selectOracles } from './oracles/known-oracles.ts';
import { openKnownOracle } from './oracles/open-known-oracle.ts';

const USAGE = `Usage: npx pnpm@10.34.9 parity:ask ORACLE '{"call":"partition","client":"java","keyHex":"61","partitions":6}'`;

/** `parity:ask ORACLE CALL`: asks an oracle, or each of a folder, and Keyway the same thing, and prints the answers. */
async function main([name, text]: readonly string[]): Promise<void> {
  if (name === undefined || text === undefined) throw new Error(USAGE);
  const call = parseCall(text);
  const all = knownOracles();
  const exact = all.filter(({ id }) => id === name);
  for (const known of exact.length > 0 ? exact : selectOracles(all, [name])) {
    const reason = reasonNotReady(known);
    if (reason !== undefined) throw new Error(`${known.id} cannot be asked: ${reason}`);
    const { oracle, failure } = await openKnownOracle(known);
    if (!oracle) throw new Error(failure.message);
    const reply = await oracle.ask(call);
    console.log(`${known.id}: ${asciiJson(reply)}`);
    await oracle.close();
  }
  console.log(`keyway: ${asciiJson(await createCoreOracle().ask(call))}`);
}

function parseCall(text: string): OracleCall {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`"${text}" expected a call as JSON; put it in single quotes\n${USAGE}`, { cause });
  }
  // What is in it is for the oracles to judge.
  if (isJsonObject(value)) return value as unknown as OracleCall;
  throw new Error(`"${text}" expected a JSON object\n${USAGE}`);
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
