import { createLineReader } from '../line-reader.ts';
import { PlainRun } from './plain-run.ts';
import type { Answers } from './program-fault.ts';
import { type GroupEnd, KILL_DELAY_MS, type ProgramGroup, startGroup } from './start-group.ts';

/** A program in plain mode: UTF-8 keys in, one a line; lines out in the same order. */
export interface PlainProgram {
  /** Program and arguments; `{n}` in one stands for the partition count. */
  command: readonly [string, ...string[]];
  /** Longest silence while answers are due, the start included. */
  timeoutMs: number;
}

/** Of an answer; a longer key may be repeated in its line, escaped. */
const LEAST_MAX_LINE_LENGTH = 200_000;

/**
 * Runs a program once over some keys. Never rejects, and never waits longer than the program's limit between answers.
 * @param keys - UTF-8 without line ends
 */
export async function runPlain(
  { command, timeoutMs }: PlainProgram,
  keys: readonly string[],
  partitionCount: number,
): Promise<Answers> {
  const [file = '', ...parameters] = command.map((part) => part.replaceAll('{n}', String(partitionCount)));
  let group: ProgramGroup | undefined;
  let giveUp: (end: GroupEnd) => void = () => {};
  const givenUp = new Promise<GroupEnd>((resolve) => {
    giveUp = resolve;
  });
  const run = new PlainRun(keys, timeoutMs, () => {
    group?.end();
    // Whoever holds the pipes, or survives every signal, does not hold us.
    if (group) letGo(group);
    setTimeout(() => giveUp({}), 2 * KILL_DELAY_MS).unref();
  });
  try {
    group = startGroup(file, parameters, { KEYWAY_PARTITIONS: String(partitionCount) });
  } catch (error) {
    return run.answers({ startError: error instanceof Error ? error.message : String(error) });
  }
  connect(group, run, keys);
  return run.answers(await Promise.race([group.ended, givenUp]));
}

function connect(group: ProgramGroup, run: PlainRun, keys: readonly string[]): void {
  const { stdin, stdout, stderr } = group;
  const longest = keys.reduce((most, key) => Math.max(most, key.length), 0);
  const maxLength = Math.max(LEAST_MAX_LINE_LENGTH, 2 * longest);
  const reader = createLineReader(
    (line) => run.readLine(line),
    maxLength,
    () => run.fail('PROGRAM_FLOOD', `it wrote a line of more than ${maxLength} characters`),
  );
  stdout.setEncoding('utf8').on('data', (piece: string) => reader.push(piece));
  stdout.on('end', () => reader.end());
  stderr.setEncoding('utf8').on('data', (piece: string) => run.readError(piece));
  // A pipe that breaks means that the program has ended; how it ended says more, and comes next.
  for (const stream of [stdin, stdout, stderr]) stream.on('error', () => {});
  stdin.end(keys.map((key) => `${key}\n`).join(''));
  // What the program started may hold its pipes for longer than it lives.
  group.onExit(() => {
    setTimeout(() => letGo(group), KILL_DELAY_MS).unref();
  });
}

function letGo({ stdin, stdout, stderr }: ProgramGroup): void {
  for (const stream of [stdin, stdout, stderr]) stream.destroy();
}
