import { parseArgsStringToArgv } from 'string-argv';

/**
 * A command line as a program and its arguments, without a shell: quotes group words.
 * @returns undefined when there is no program in it
 */
export function parseCommand(line: string): [string, ...string[]] | undefined {
  const [file, ...parameters] = parseArgsStringToArgv(line.trim());
  return file === undefined || file === '' ? undefined : [file, ...parameters];
}
