import type { Agreement, PairAgreement } from './agreement.ts';
import type { ClientGroup } from './compared-clients.ts';
import { hashOfClient } from './hash-of-client.ts';
import { formatTable } from './text-table.ts';

/** Shares of agreement for people: a table of each group against each, then which clients each name stands for. */
export function agreementText(
  groups: readonly ClientGroup[],
  agreement: Agreement,
  partitionCount: number,
): string {
  // Whoever looks at no key and draws has nothing to be compared with.
  const isDrawing = ({ lead: { client } }: ClientGroup): boolean =>
    client.rule.hash === null && client.rule.nullKey !== 'partition-0';
  const compared = groups.filter((group) => !isDrawing(group));
  const legends = [likesText(compared), drawingText(groups.filter(isDrawing)), textText(groups, agreement)];
  return `${agreement.keyCount()} keys, ${partitionCount} partitions: % of the keys on the same one, but for keys that one of two leaves to chance

${matrixText(compared, agreement.pairs())}${legends.map((text) => (text === '' ? '' : `\n${text}`)).join('')}`;
}

function matrixText(groups: readonly ClientGroup[], pairs: readonly PairAgreement[]): string {
  const names = groups.map(({ lead }) => lead.name);
  const shares = new Map(pairs.map(({ left, right, share }) => [JSON.stringify([left, right]), share]));
  const cellOf = (left: string, right: string): string => {
    const share = shares.get(JSON.stringify([left, right])) ?? shares.get(JSON.stringify([right, left]));
    return share === undefined || share === null ? '-' : (100 * share).toFixed(1);
  };
  return formatTable(
    [
      { heading: '', align: 'right' },
      { heading: 'client' },
      ...names.map((_, index) => ({ heading: String(index + 1), align: 'right' as const })),
    ],
    names.map((name, index) => [String(index + 1), name, ...names.map((other) => cellOf(name, other))]),
  );
}

function likesText(groups: readonly ClientGroup[]): string {
  const rows = groups
    .filter(({ members }) => members.length > 1)
    .map(({ lead, members }) => [lead.name, namesOf(members.slice(1))]);
  return rows.length === 0
    ? ''
    : formatTable([{ heading: 'client' }, { heading: 'and with the same rule' }], rows);
}

function drawingText(groups: readonly ClientGroup[]): string {
  const members = groups.flatMap((group) => group.members);
  return members.length === 0 ? '' : `left to chance, key or not: ${namesOf(members)}\n`;
}

function textText(groups: readonly ClientGroup[], agreement: Agreement): string {
  const readers = groups.filter(({ lead }) => hashOfClient(lead.client.id)?.reads === 'text');
  if (agreement.notUtf8Count() === 0 || readers.length === 0) return '';
  const names = namesOf(readers.flatMap(({ members }) => members));
  return `keys that are not UTF-8: ${agreement.notUtf8Count()}; these hash text, in which that is U+FFFD: ${names}\n`;
}

function namesOf(members: ClientGroup['members']): string {
  return members.map(({ name }) => name).join(', ');
}
