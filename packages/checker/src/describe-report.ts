import type { CheckReport } from './check-cases.ts';

/** Differences that are written out; the rest is counted. */
const SHOWN_COUNT = 10;

/**
 * A report as lines of text: the counts, then what went wrong, then what was skipped and why.
 * @example 'python-reference 3.11.7 (python): 4730 agree, 1 differ, 0 skipped, 0 unanswered'
 */
export function describeReport({ oracle, ...report }: CheckReport): string {
  const skippedCount = [...report.skipped.values()].reduce((sum, count) => sum + count, 0);
  const lines = [
    `${oracle.name} ${oracle.version} (${oracle.language}): ${report.agreedCount} agree, ` +
      `${report.differences.length} differ, ${skippedCount} skipped, ${report.unansweredCount} unanswered`,
  ];
  if (report.failure) lines.push(`  ${report.failure.message}`);
  for (const { id, call, at, expected, actual } of report.differences.slice(0, SHOWN_COUNT)) {
    lines.push(`  ${id}: at ${at} expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`);
    lines.push(`    asked ${JSON.stringify(call)}`);
  }
  if (report.differences.length > SHOWN_COUNT) {
    lines.push(`  and ${report.differences.length - SHOWN_COUNT} differences more`);
  }
  for (const [reason, count] of report.skipped) lines.push(`  skipped ${count}: ${reason}`);
  return lines.join('\n');
}
