import type { ProgramCheck } from '@keyway/checker/check/check-program';
import type { RuleFit } from '@keyway/checker/check/judge-rules';
import { showKey } from './show-key.ts';

/** Rules that are written out; more would not be read. */
const MOST_FITS = 5;

/** Which clients and mistakes a program's answers follow, what to change, and what would tell them apart. */
export function checkFitsText(found: ProgramCheck): string[] {
  const { fits, plan, caseCount, agreedCount, separation, fault } = found;
  if (caseCount === 0 || (fault && fits.length === 0)) return [];
  const isRight = agreedCount === caseCount;
  const told = separation?.answers ?? [];
  const own = told.find(({ id }) => id === plan.client)?.partition;
  const apart = new Set(told.filter(({ partition }) => partition !== own).map(({ id }) => id));
  // Where all is well, other names for the same rule are no news; a rule that only these counts hide is.
  const shown = fits.filter(({ rule }) => rule.id !== plan.client && (!isRight || apart.has(rule.id)));
  if (shown.length === 0) return isRight ? [] : nothingExplains(found);
  const clients = shown.filter(({ rule }) => rule.kind === 'client');
  const mistakes = shown.filter(({ rule }) => rule.kind === 'mistake');
  const rest = mistakes.length - MOST_FITS;
  return [
    isRight ? 'but these rules cannot be told from it by these answers:' : 'the answers follow:',
    ...describeClients(clients, plan.client),
    ...mistakes.slice(0, MOST_FITS).flatMap(describeMistake),
    ...(rest > 0 ? [`  and ${rest} more, all of them in --format json`] : []),
    ...describeSeparation(found),
  ];
}

function nothingExplains({ fits, plan }: ProgramCheck): string[] {
  const own = fits.find(({ rule }) => rule.id === plan.client);
  if (!own) return ['no known client or mistake explains the answers'];
  return [`no known client or mistake explains more of the answers than ${plan.client} itself`];
}

/** Clients share rules, so one group of clients is one finding. */
function describeClients(fits: readonly RuleFit[], target: string): string[] {
  const shares = [...new Set(fits.map(({ share }) => share))];
  return shares.flatMap((share) => {
    const alike = fits.filter((fit) => fit.share === share);
    const [first] = alike;
    if (!first) return [];
    const names = alike.map(({ rule }) => rule.id).join(', ');
    const whose = alike.length === 1 ? 'the rule of that client' : 'the rule of these clients';
    return [
      `  ${names} (${howMuch(first)})`,
      `    to mend: it is ${whose}; follow that of ${target}, or check with --client ${first.rule.id}`,
    ];
  });
}

function describeMistake(fit: RuleFit): string[] {
  const { id, what, mend } = fit.rule;
  return [`  ${id} (${howMuch(fit)}): ${what}`, ...(mend === undefined ? [] : [`    to mend: ${mend}`])];
}

function howMuch({ share, differsOn }: RuleFit): string {
  if (!differsOn) return 'all answers';
  const { key, partitionCount, placed, answer } = differsOn;
  const percent = (Math.floor(share * 1000) / 10).toFixed(1);
  return `${percent} % of the answers; not "${showKey(Buffer.from(key.text.slice(0, 60)))}" at ${partitionCount}: ${placed}, the program ${answer}`;
}

function describeSeparation({ separation }: ProgramCheck): string[] {
  if (!separation) return [];
  const { key, partitionCount, answers } = separation;
  const said = answers
    .filter(({ partition }, index) => answers.findIndex((one) => one.partition === partition) === index)
    .map(({ id, partition }) => `${id} ${partition ?? 'by chance'}`)
    .join(', ');
  return [`to tell them apart: key "${showKey(Buffer.from(key))}" at ${partitionCount} partitions: ${said}`];
}
