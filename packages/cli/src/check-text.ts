import type { ProgramCheck } from '@keyway/checker/check/check-program';
import { checkFitsText } from './check-fits-text.ts';
import { checkRerunLine, type RerunCommand } from './check-rerun-line.ts';
import { showKey } from './show-key.ts';

const MAX_SHOWN_LENGTH = 200;

/**
 * What a check found, for people: the verdict first, then how to see it again, then what to change.
 * @param command - as the user gave it
 */
export function checkText(found: ProgramCheck, command: RerunCommand): string {
  const lines = [
    ...verdict(found),
    ...shortest(found, command),
    ...unsteady(found),
    ...edges(found),
    ...checkFitsText(found),
    `seed ${found.plan.seed} (--seed ${found.plan.seed} asks the same keys again)`,
  ];
  return `${lines.join('\n')}\n`;
}

function verdict({
  fault,
  caseCount,
  agreedCount,
  plan,
  partitionCounts,
  unsteady: isUnsteady,
}: ProgramCheck): string[] {
  const counts = `${partitionCounts.length === 1 ? 'count' : 'counts'} ${partitionCounts.join(', ')}`;
  const what = `${caseCount} answers at ${counts} compared with ${plan.client}`;
  if (fault) {
    const before = `before that: ${caseCount} answers compared with ${plan.client}, ${caseCount - agreedCount} differ`;
    return [`the program failed: ${fault.message}`, ...(caseCount > 0 ? [before] : [])];
  }
  if (agreedCount === caseCount) {
    return [isUnsteady ? `differs: asked once, all ${what} agree; asked again, not` : `agrees: all ${what}`];
  }
  // Never rounded up to a whole: 99.996 % is not all.
  const percent = Math.floor((agreedCount / caseCount) * 1000) / 10;
  return [`differs: ${caseCount - agreedCount} of ${what}; ${percent.toFixed(1)} % agree`];
}

function shortest({ shortest: found, plan }: ProgramCheck, command: RerunCommand): string[] {
  if (!found) return [];
  const { key, partitionCount, expected, actual } = found;
  const isLong = key.length > MAX_SHOWN_LENGTH;
  const shown = `"${showKey(Buffer.from(isLong ? key.slice(0, 60) : key))}"${isLong ? `… (${Buffer.byteLength(key)} bytes)` : ''}`;
  const line = checkRerunLine(found, plan.client, command);
  return [
    `shortest key that differs: ${shown} at ${partitionCount} partitions: ${plan.client} says ${expected}, the program ${actual ?? 'that chance decides'}`,
    line === undefined ? '  the whole key stands in --format json' : `  again: ${line}`,
  ];
}

function unsteady({ unsteady: found }: ProgramCheck): string[] {
  if (!found) return [];
  const [first, second] = found.answers;
  return [
    `one key, two answers: "${showKey(Buffer.from(found.key))}" at ${found.partitionCount} partitions: ${first}, then ${second}; a key must always have one partition`,
  ];
}

function edges({ failingEdges }: ProgramCheck): string[] {
  if (failingEdges.length === 0) return [];
  return [
    'edge cases that fail:',
    ...failingEdges.map(({ id, name, failedCount, caseCount }) => {
      return `  ${name}: ${failedCount} of ${caseCount} ${id.startsWith('count-') ? 'counts' : 'keys'}`;
    }),
  ];
}
