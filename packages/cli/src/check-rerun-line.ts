import type { Disagreement } from '@keyway/checker/check/check-program';

/** How the user had the program run. */
export interface RerunCommand {
  cmd: string;
  mode: 'plain' | 'oracle';
}

/** Longer lines are no use in a terminal. */
const MAX_KEY_BYTES = 4000;

/**
 * One line for a POSIX shell that asks the program for one key again.
 * @returns undefined for a key that is too long for a line
 */
export function checkRerunLine(
  { key, partitionCount }: Disagreement,
  client: string,
  { cmd, mode }: RerunCommand,
): string | undefined {
  const bytes = Buffer.from(key);
  if (bytes.length > MAX_KEY_BYTES) return undefined;
  const call = cmd.replaceAll('{n}', String(partitionCount));
  if (mode === 'oracle') {
    const request = {
      id: 0,
      call: 'partition',
      client,
      keyHex: bytes.toString('hex'),
      partitions: partitionCount,
    };
    return `printf '%s\\n' '${JSON.stringify(request)}' | ${call}`;
  }
  // The count is in the variable too; a program that reads it there gets it in the same way.
  const variable = cmd.includes('{n}') ? '' : `KEYWAY_PARTITIONS=${partitionCount} `;
  return `${printed(bytes)} | ${variable}${call}`;
}

/** Signs that are no ASCII are given as octal numbers, which every printf knows and no terminal changes. */
function printed(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1');
  if (/^[ -~]*$/.test(text)) return `printf '%s\\n' '${text.replaceAll("'", "'\\''")}'`;
  const format = text.replace(/[^ -~]|[\\%']/g, (sign) => {
    return `\\${sign.charCodeAt(0).toString(8).padStart(3, '0')}`;
  });
  return `printf '${format.replaceAll('\\045', '%%')}\\n'`;
}
