import type { ParityReport } from './report-model.ts';

/** A report as the text of its file: one row a line, so that a diff shows rows. */
export function reportText(report: ParityReport): string {
  const { oracles, notRun, vectors, generated, agreement, knownDifferences, ...head } = report;
  const fields = [
    ...Object.entries(head).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`),
    rowsText('  ', 'oracles', oracles),
    rowsText('  ', 'notRun', notRun),
    rowsText('  ', 'vectors', vectors),
    rowsText('  ', 'generated', generated),
    agreementText(agreement),
    rowsText('  ', 'knownDifferences', knownDifferences),
  ];
  return `{\n${fields.join(',\n')}\n}\n`;
}

function agreementText({ shares, ...head }: ParityReport['agreement']): string {
  const fields = [
    ...Object.entries(head).map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`),
    rowsText('    ', 'shares', shares),
  ];
  return `  "agreement": {\n${fields.join(',\n')}\n  }`;
}

function rowsText(indent: string, name: string, rows: readonly unknown[]): string {
  if (rows.length === 0) return `${indent}"${name}": []`;
  const lines = rows.map((row) => `${indent}  ${JSON.stringify(row)}`);
  return `${indent}"${name}": [\n${lines.join(',\n')}\n${indent}]`;
}
