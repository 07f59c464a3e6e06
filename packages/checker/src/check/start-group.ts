import type { Readable, Writable } from 'node:stream';
import { execa } from 'execa';

/** How a program ended. */
export interface GroupEnd {
  exitCode?: number | undefined;
  signal?: string | undefined;
  /** Why it could not be started; then there is neither of the others. */
  startError?: string | undefined;
}

type Child = ReturnType<typeof spawn>;

/** A running program together with all that it starts. */
export interface ProgramGroup {
  stdin: Writable;
  stdout: Readable;
  stderr: Readable;
  /** Settles when the program has ended and its pipes are closed. */
  ended: Promise<GroupEnd>;
  /** Calls once the program has ended, whoever holds its pipes. */
  onExit: (listener: () => void) => void;
  /** Ends the program and what it started: politely first, then for good. */
  end: () => void;
}

/** After SIGTERM, this long until SIGKILL. */
export const KILL_DELAY_MS = 1000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Elsewhere a process leads a group of its own, and one signal reaches wrappers such as `sh -c` and what they run. */
const hasGroups = process.platform !== 'win32';

/**
 * Starts a program without a shell, in a process group of its own.
 * @param env - added to our own environment
 * @throws {Error} for arguments that no process can be started with, such as one with a zero in it
 */
export function startGroup(
  file: string,
  parameters: readonly string[],
  env: Record<string, string>,
): ProgramGroup {
  const child = spawn(file, parameters, env);
  const signalAll = (signal: NodeJS.Signals): void => {
    if (child.pid === undefined) return;
    try {
      if (hasGroups) process.kill(-child.pid, signal);
      else child.kill(signal);
    } catch {
      // Nobody of the group is left.
    }
  };
  const end = (): void => {
    if (child.exitCode !== null || child.signalCode !== null) {
      signalAll('SIGKILL');
      return;
    }
    signalAll('SIGTERM');
    const timer = setTimeout(() => signalAll('SIGKILL'), KILL_DELAY_MS).unref();
    child.once('exit', () => {
      clearTimeout(timer);
      signalAll('SIGKILL');
    });
  };
  endWithUs(child, signalAll);
  return {
    stdin: child.stdin,
    stdout: child.stdout,
    stderr: child.stderr,
    ended: child.then(({ exitCode, signal, originalMessage }): GroupEnd => {
      return { exitCode, signal, startError: originalMessage };
    }),
    onExit: (listener) => void child.once('exit', listener),
    end,
  };
}

function spawn(file: string, parameters: readonly string[], env: Record<string, string>) {
  return execa(file, parameters, {
    env,
    detached: hasGroups,
    stdin: 'pipe',
    stdout: 'pipe',
    stderr: 'pipe',
    buffer: false,
    reject: false,
  });
}

/** A terminal's Ctrl-C does not reach another group, so it is passed on; then it has its usual effect on us. */
function endWithUs(child: Child, signalAll: (signal: NodeJS.Signals) => void): void {
  const onExit = (): void => signalAll('SIGKILL');
  const onSignal = (signal: NodeJS.Signals): void => {
    signalAll('SIGKILL');
    release();
    process.kill(process.pid, signal);
  };
  const release = (): void => {
    process.off('exit', onExit);
    for (const signal of SIGNALS) process.off(signal, onSignal);
  };
  process.on('exit', onExit);
  for (const signal of SIGNALS) process.on(signal, onSignal);
  child.once('exit', release);
  child.once('error', release);
}
