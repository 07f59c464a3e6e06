import type { ProgramCheck } from '@keyway/checker/check/check-program';
import type { RuleFit } from '@keyway/checker/check/judge-rules';
import { showKey } from './show-key.ts';

/** Rules that are written out; more would not be read. */
const MOST_FITS = 5;

/** What a check found, for people: the verdict first, then how to see it again, then what to change. */
export function checkText(found: ProgramCheck, command: string): string {
  return `${[...verdict(found), ...again(found, command), ...edges(found), ...rules(found), ...tail(found)].join('\n')}\n`;
}

function verdict({ fault, caseCount, agreedCount, plan, partitionCounts }: ProgramCheck): string[] {
  const counts = `${partitionCounts.length === 1 ? 'count' : 'counts'} ${partitionCounts.join(', ')}`;
  const what = `${caseCount} answers at ${counts} compared with ${plan.client}`;
  if (fault)
    return [`the program failed: ${fault.message}`, ...(caseCount > 0 ? [`before that: ${what}`] : [])];
  if (agreedCount === caseCount) return [`agrees: all ${what}`];
  // Never rounded up to a whole: 99.996 % is not all.
  const percent = Math.floor((agreedCount / caseCount) * 1000) / 10;
  return [`differs: ${caseCount - agreedCount} of ${what}; ${percent.toFixed(1)} % agree`];
}

function again({ shortest, plan }: ProgramCheck, command: string): string[] {
  if (!shortest) return [];
  const { key, partitionCount, expected, actual } = shortest;
  const isPrintable = /^[ -~]*$/.test(key) && key.length <= 200;
  const shown =
    key.length <= 200
      ? showKey(Buffer.from(key))
      : `${showKey(Buffer.from(key.slice(0, 60)))}… (${Buffer.byteLength(key)} bytes)`;
  const call = command.replaceAll('{n}', String(partitionCount));
  return [
    `shortest key that differs: "${shown}" at ${partitionCount} partitions: ${plan.client} says ${expected}, the program ${actual}`,
    ...(isPrintable ? [`  again: printf '%s\\n' '${key.replaceAll("'", "'\\''")}' | ${call}`] : []),
  ];
}

function edges({ failingEdges }: ProgramCheck): string[] {
  if (failingEdges.length === 0) return [];
  return [
    'edge cases that fail:',
    ...failingEdges.map(
      ({ name, failedCount, caseCount }) => `  ${name}: ${failedCount} of ${caseCount} keys`,
    ),
  ];
}

function rules({ fits, plan, caseCount, agreedCount, separation }: ProgramCheck): string[] {
  if (caseCount === 0) return [];
  const isRight = agreedCount === caseCount;
  const told = separation?.answers ?? [];
  const own = told.find(({ id }) => id === plan.client)?.partition;
  const apart = new Set(told.filter(({ partition }) => partition !== own).map(({ id }) => id));
  // Where all is well, other names for the same rule are no news; a rule that only these counts hide is.
  const shown = fits.filter(({ rule }) => rule.id !== plan.client && (!isRight || apart.has(rule.id)));
  if (shown.length === 0) return isRight ? [] : ['no known client or mistake explains the answers'];
  const rest = shown.length - MOST_FITS;
  return [
    isRight ? 'but these rules cannot be told from it at this count:' : 'the answers follow:',
    ...shown.slice(0, MOST_FITS).flatMap(describeFit),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ];
}

function describeFit({ rule: { id, what, mend }, share }: RuleFit): string[] {
  const how = share === 1 ? 'all answers' : `${(Math.floor(share * 1000) / 10).toFixed(1)} % of the answers`;
  return [`  ${id} (${how}): ${what}`, ...(mend === undefined ? [] : [`    to mend: ${mend}`])];
}

function tail({ separation, plan }: ProgramCheck): string[] {
  const seed = `seed ${plan.seed} (--seed ${plan.seed} asks the same keys again)`;
  if (!separation) return [seed];
  const { key, partitionCount, answers } = separation;
  const said = answers
    .filter(({ partition }, index) => answers.findIndex((one) => one.partition === partition) === index)
    .map(({ id, partition }) => `${id} ${partition ?? 'by chance'}`)
    .join(', ');
  return [
    `to tell rules apart: key "${showKey(Buffer.from(key))}" at ${partitionCount} partitions: ${said}`,
    seed,
  ];
}
