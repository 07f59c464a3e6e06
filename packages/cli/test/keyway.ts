import { fileURLToPath } from 'node:url';
import { execa } from 'execa';

/** The built command; `pnpm test` builds it first. */
export const bin: string = fileURLToPath(new URL('../bin/keyway.js', import.meta.url));

/** What a call left behind. */
export interface Outcome {
  stdout: string;
  stderr: string;
  exitCode: number | undefined;
}

/**
 * Runs the built command as a user would.
 * @param input - what is piped in; nothing, when left out
 */
export async function keyway(args: readonly string[], input?: string | Uint8Array): Promise<Outcome> {
  const { stdout, stderr, exitCode } = await execa(process.execPath, [bin, ...args], {
    reject: false,
    stripFinalNewline: false,
    ...(input === undefined ? { stdin: 'ignore' } : { input }),
  });
  return { stdout, stderr, exitCode };
}

/** The JSON documents of an output, one a line. */
export function jsonLines(text: string): unknown[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}
