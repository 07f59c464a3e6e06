import { parseArgsStringToArgv } from 'string-argv';

/** A command line as a program and its arguments, or why it is none. */
export type ParsedCommand = { command: [string, ...string[]] } | { problem: string };

/** Cuts a command line without a shell: quotes of either kind group words, and a backslash means itself. */
export function parseCommand(line: string): ParsedCommand {
  // Each quote is taken with its partner; one that is left has none.
  if (/['"]/.test(line.replace(/'[^']*'|"[^"]*"/g, ''))) {
    return { problem: 'a quote that is closed; a quote stands for itself between quotes of the other kind' };
  }
  const [file, ...parameters] = parseArgsStringToArgv(line.trim());
  if (file === undefined || file === '') return { problem: 'a program' };
  return { command: [file, ...parameters] };
}
