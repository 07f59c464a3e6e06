import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groupPlacements } from './group-placements.ts';
import { placingClients } from './server/placing-clients.ts';

interface RecordedCase {
  client: string;
  keyHex: string | null;
  utf16?: string;
  partitions: Record<string, number | null>;
}

const vectors = new URL('../../../../../parity/vectors/clients.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(vectors, 'utf8')) as { cases: RecordedCase[] };
const clients = placingClients();
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Where the group table puts a client; null where it says chance. */
function shownFor(client: string, key: string, partitionCount: number): number | null | 'refused' {
  const group = groupPlacements(clients, key, partitionCount).find((one) => one.clientIds.includes(client));
  if (group?.answer.kind === 'partition') return group.answer.partition;
  return group?.answer.kind === 'chance' ? null : 'refused';
}

// The answers of the clients' own code (vectors clients.json).
test.each(['545430313234', '', 'd0bad0bbd18ed187', '3130303a3438303639'])(
  'key %s: every client stands where its own code put the key, at every recorded count',
  (keyHex) => {
    const recorded = cases.filter((one) => one.keyHex === keyHex && one.utf16 === undefined);
    const key = decoder.decode(Buffer.from(keyHex, 'hex'));
    const expected = recorded.flatMap(({ client, partitions }) =>
      Object.entries(partitions).map(([count, partition]) => [client, count, partition]),
    );
    expect(expected.length).toBeGreaterThan(100);
    expect(
      expected.map(([client, count]) => [client, count, shownFor(String(client), key, Number(count))]),
    ).toEqual(expected);
  },
);

test('every proven client stands in exactly one group, Java in the first', () => {
  const groups = groupPlacements(clients, 'user-1', 12);
  expect(groups.flatMap((group) => group.clientIds).sort()).toEqual(clients.map(({ id }) => id).sort());
  expect(groups[0]?.clientIds).toContain('java');
  expect(groups.map(({ isJava }) => isJava).filter(Boolean)).toHaveLength(1);
});

test('a lone surrogate is refused by clients that take bytes, and placed by the others', () => {
  const groups = groupPlacements(clients, '\ud800', 12);
  expect(groups.find(({ answer }) => answer.kind === 'refused')?.clientIds).toContain('franz-go-kafka');
  expect(groups[0]?.answer.kind).toBe('partition');
});
