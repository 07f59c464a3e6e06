import { execa } from 'execa';

/** The name of Python's own command; Windows has no python3. */
export const pythonCommand: string = process.platform === 'win32' ? 'python' : 'python3';

/** Leaves no byte code in the folder of the reference. */
export const pythonEnvironment: Readonly<Record<string, string>> = { PYTHONDONTWRITEBYTECODE: '1' };

const PROBE = 'import sys; sys.exit(0 if sys.version_info >= (3, 9) else "Python " + sys.version.split()[0])';

/**
 * Looks for a Python that can run the reference.
 * @returns undefined when there is one, else why there is none. Never rejects
 */
export async function reasonForNoPython(): Promise<string | undefined> {
  const { failed, exitCode, stderr, originalMessage } = await execa(pythonCommand, ['-c', PROBE], {
    reject: false,
    timeout: 30_000,
  });
  if (!failed) return undefined;
  const what = stderr?.trim() || originalMessage || `exit code ${exitCode}`;
  return `"${pythonCommand}" is not a Python 3.9 or newer: ${what}`;
}
