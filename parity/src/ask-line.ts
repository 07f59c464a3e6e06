import type { OracleCall } from '@keyway/checker/oracle-protocol';

/** The command that asks an oracle and Keyway one thing again, as a line for a shell. */
export function askLine(oracleId: string, call: OracleCall): string {
  // In single quotes a shell leaves all but the single quote alone; ASCII survives every terminal.
  const json = JSON.stringify(call)
    .replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replaceAll("'", '\\u0027');
  return `npx pnpm@10.34.9 parity:ask ${oracleId} '${json}'`;
}
