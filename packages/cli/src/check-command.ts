import { readFileSync } from 'node:fs';
import { checkProgram } from '@keyway/checker/check/check-program';
import { parseCommand } from '@keyway/checker/check/parse-command';
import { oracleProgram, type Program, plainProgram } from '@keyway/checker/check/program';
import { openOracle } from '@keyway/checker/open-oracle';
import { findClient } from '@keyway/core/clients/find-client';
import { partition } from '@keyway/core/clients/partition';
import { decodeUtf8Strictly } from '@keyway/core/decode-utf8';
import { Command, InvalidArgumentError, Option } from 'commander';
import { checkJson } from './check-json.ts';
import { checkText } from './check-text.ts';
import { parsePartitionCount } from './parse-partition-count.ts';
import { UsageError } from './usage-error.ts';
import { writeOutput } from './write-output.ts';

interface CheckOptions {
  partitions: number;
  cmd: string;
  client: string;
  mode: 'plain' | 'oracle';
  keys?: string;
  seed?: number;
  count: number;
  timeout: number;
  format: 'text' | 'json';
}

const MAX_GENERATED = 1_000_000;

const HELP = `
Runs a program of yours over thousands of keys and says whether it places them as a Kafka client does; where it does
not: how many it misses, a shortest key that it misses, which edge cases fail, which known client or classic mistake
all of its answers follow, and what to change.

  $ keyway check -n 6 --cmd 'python3 mine.py {n}'
  $ keyway check -n 12 --cmd './partition --count {n}' --client librdkafka-consistent-random
  $ keyway check -n 6 --cmd 'java -jar mine.jar {n}' --keys our-keys.txt --format json
  $ keyway check -n 6 --cmd 'node my-oracle.mjs' --mode oracle

Plain mode: the program reads UTF-8 keys from standard input, one a line (an empty line is an empty key), and writes a
line for each in the same order; the partition is what follows the last space or tab of the line. {n} in the command
stands for the partition count, which is also in the variable KEYWAY_PARTITIONS; with {n} five other counts are asked
too, for some mistakes hide at some counts. A process is started for each count and a few to shorten a key that differs,
none for a key.
Mode oracle: the program answers the call "partition" of the line protocol (keyway oracle --help).

The command is run as it is, without a shell: quotes group words, and a backslash means itself. For pipes and
redirections, ask for one:
  $ keyway check -n 6 --cmd 'sh -c "./mine {n} 2>/dev/null"'

Ends with 0 when every key agrees, 1 when one does not, 2 when the call was wrong or the program failed.
`;

/** `keyway check -n N --cmd "…"`. */
export function checkCommand(): Command {
  return new Command('check')
    .description('whether a program of yours places keys as a Kafka client does')
    .requiredOption('-n, --partitions <count>', 'partitions of the topic', parsePartitionCount)
    .requiredOption('--cmd <command>', 'the program and its arguments; {n} stands for the count')
    .option('--client <client>', 'the client that it should match', 'java')
    .addOption(new Option('--mode <mode>', 'how it is asked').choices(['plain', 'oracle']).default('plain'))
    .option('--keys <file>', 'keys of your own, one a line, besides ours')
    .option('--seed <number>', 'of the generated keys, to repeat a run', parseCount(0, 2 ** 31 - 1))
    .option('--count <number>', 'generated keys', parseCount(0, MAX_GENERATED), 10_000)
    .option('--timeout <seconds>', 'longest wait for an answer', parseCount(1, 3600), 30)
    .addOption(new Option('--format <form>', 'form of the output').choices(['text', 'json']).default('text'))
    .addHelpText('after', HELP)
    .action(run);
}

async function run(options: CheckOptions): Promise<void> {
  // Refuses a client that is unknown or unproven, in core's words.
  partition(options.client, 'user-1', options.partitions);
  const client = findClient(options.client)?.id ?? options.client;
  const ownKeys = options.keys === undefined ? [] : readOwnKeys(options.keys);
  const program = await openProgram(options, client);
  const seed = options.seed ?? Date.now() % 2 ** 31;
  const found = await checkProgram(program, {
    partitionCount: options.partitions,
    client,
    ownKeys,
    seed,
    generatedCount: options.count,
  }).finally(() => program.close());
  await writeOutput(options.format === 'json' ? checkJson(found, options.cmd) : checkText(found, options));
  if (found.fault) process.exitCode = 2;
  else if (found.unsteady || found.agreedCount < found.caseCount) process.exitCode = 1;
}

async function openProgram({ cmd, mode, timeout }: CheckOptions, client: string): Promise<Program> {
  const parsed = parseCommand(cmd);
  if ('problem' in parsed) {
    throw new UsageError(
      `--cmd expected ${parsed.problem}, got ${JSON.stringify(cmd)}; for example: --cmd "python3 mine.py {n}"`,
    );
  }
  const { command } = parsed;
  if (mode === 'plain') return plainProgram({ command, timeoutMs: timeout * 1000 });
  const opened = await openOracle({ name: command[0], command, answerTimeoutMs: timeout * 1000 });
  return oracleProgram(opened, client);
}

function readOwnKeys(path: string): string[] {
  const text = decodeUtf8Strictly(readFile(path));
  if (text === undefined) {
    throw new UsageError(
      `--keys "${path}": expected UTF-8 text, one key a line; for other bytes use --mode oracle`,
    );
  }
  return text.replace(/\r?\n$/, '').split(/\r?\n/);
}

function readFile(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new UsageError(`--keys "${path}" could not be read; name a file with one key a line`, { cause });
  }
}

function parseCount(least: number, most: number): (text: string) => number {
  return (text) => {
    const count = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (count >= least && count <= most) return count;
    throw new InvalidArgumentError(`Expected an integer from ${least} to ${most}.`);
  };
}
