import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openOracle } from '@keyway/checker/open-oracle';
import type { OracleCall } from '@keyway/checker/oracle-protocol';

/**
 * What the checker adds to an oracle: 100,000 `partition` calls through one process, once with the lines written and
 * the answers counted by nobody, once through the checker, which reads and compares every answer. Prints a table, both
 * ways side by side in one run, alternating.
 *
 * By default the oracle is the Python reference; a program and its arguments may be named instead:
 * `pnpm --filter @keyway/bench oracle-calls java -cp '…/*' keyway.KafkaClientsOracle`.
 */
const CALL_COUNT = 100_000;
const ROUNDS = 3;

const [program = 'python3', ...given] = process.argv.slice(2);
const reference = fileURLToPath(new URL('../../../parity/reference/oracle.py', import.meta.url));
const parameters = process.argv.length > 2 ? given : [reference];

const calls = Array.from({ length: CALL_COUNT }, (_, index): OracleCall => {
  const keyHex = Buffer.from(`user-${index}`).toString('hex');
  return { call: 'partition', client: 'java', keyHex, partitions: 12 };
});

/** Seconds for all calls with nothing between us and the process but a pipe. */
async function seconds(run: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await run();
  return (performance.now() - started) / 1000;
}

async function askBare(): Promise<void> {
  const child = spawn(program, parameters, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = calls.map((call, id) => `${JSON.stringify({ id, ...call })}\n`).join('');
  child.stdin.end(lines);
  let answerCount = 0;
  for await (const _ of createInterface({ input: child.stdout })) answerCount++;
  if (child.exitCode === null) await once(child, 'exit');
  if (answerCount !== CALL_COUNT)
    throw new Error(`${program}: ${answerCount} answers to ${CALL_COUNT} calls`);
}

async function askThroughChecker(): Promise<void> {
  const { oracle, failure } = await openOracle({ name: program, command: [program, ...parameters] });
  if (!oracle) throw new Error(failure.message);
  const replies = await Promise.all(calls.map((call) => oracle.ask(call)));
  const answered = replies.filter((reply) => 'ok' in reply).length;
  if (answered !== CALL_COUNT) throw new Error(`${program}: ${answered} of ${CALL_COUNT} calls answered`);
  await oracle.close();
}

const bare: number[] = [];
const checked: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  bare.push(await seconds(askBare));
  checked.push(await seconds(askThroughChecker));
}
const [bareMedian, checkedMedian] = [median(bare), median(checked)];
const added = Number((checkedMedian - bareMedian).toFixed(2));
console.table([
  { 'oracle alone, s': bareMedian, 'through the checker, s': checkedMedian, 'added, s': added },
]);

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Number((sorted[Math.floor(sorted.length / 2)] ?? Number.NaN).toFixed(2));
}
