import { clientIds } from '@keyway/core/clients/partition';
import type { NamedOracle } from './named-oracle.ts';
import { realisticKeys } from './realistic-keys.ts';
import type { AgreementTable } from './report-model.ts';

const KEY_COUNT = 5000;
const KEY_SEED = 20_261_201;
const PARTITION_COUNTS = [6, 12, 50];
/** Asked where no real client answers. */
const OUR_OWN = 'python-reference';

/**
 * How often each two clients place a key alike, as the oracles answer: of a client that several know, the first that
 * is not our own. Clients to which chance belongs, and clients that no oracle knows, are left out.
 */
export async function measureAgreement(oracles: readonly NamedOracle[]): Promise<AgreementTable> {
  const keys = realisticKeys(KEY_COUNT, KEY_SEED);
  // An oracle is asked about one client after the other, and all oracles side by side.
  const placements = new Map(
    (
      await Promise.all(
        oracles.map(async (named) => {
          const answered: [client: string, partitions: readonly (number | null)[]][] = [];
          for (const client of clientIds) {
            if (oracleFor(client, oracles) === named)
              answered.push([client, await place(named, client, keys)]);
          }
          return answered;
        }),
      )
    )
      .flat()
      .filter(([, partitions]) => !partitions.includes(null)),
  );
  const clients = clientIds.filter((client) => placements.has(client));
  return {
    keyCount: KEY_COUNT,
    keySeed: KEY_SEED,
    partitionCounts: PARTITION_COUNTS,
    clients,
    shares: clients.map((row) => clients.map((column) => shareAlike(placements, row, column))),
  };
}

/** The oracle that is believed about a client: a real one before our own. */
function oracleFor(client: string, oracles: readonly NamedOracle[]): NamedOracle | undefined {
  const knowing = oracles.filter(
    ({ oracle, failure }) => !failure && oracle.identity.clients.includes(client),
  );
  return knowing.find(({ id }) => id !== OUR_OWN) ?? knowing[0];
}

/** Partitions for every key and count; null for what is no number. */
async function place(
  { oracle }: NamedOracle,
  client: string,
  keys: readonly string[],
): Promise<(number | null)[]> {
  const replies = await Promise.all(
    PARTITION_COUNTS.flatMap((partitions) =>
      keys.map((key) => {
        const keyHex = Buffer.from(key, 'utf8').toString('hex');
        return oracle.ask({ call: 'partition', client, keyHex, partitions });
      }),
    ),
  );
  return replies.map((reply) => ('ok' in reply && typeof reply.ok === 'number' ? reply.ok : null));
}

function shareAlike(
  placements: ReadonlyMap<string, readonly (number | null)[]>,
  left: string,
  right: string,
): number {
  const lefts = placements.get(left) ?? [];
  const rights = placements.get(right) ?? [];
  const alikeCount = lefts.filter((partition, index) => partition === rights[index]).length;
  return Math.round((alikeCount / lefts.length) * 10_000) / 10_000;
}
