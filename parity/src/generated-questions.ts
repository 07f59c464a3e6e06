import type { CheckQuestion } from '@keyway/checker/expect-from';
import type { GeneratedKey } from './generate-keys.ts';

/** Partition counts that the keys take in turn: small, prime, powers of two, round, the largest. */
const PARTITION_COUNTS = [1, 2, 3, 6, 7, 10, 12, 16, 50, 97, 100, 128, 1000, 65_536, 2_147_483_647];
const CHARSETS = ['UTF-8', 'UTF-16', 'UTF-16BE', 'UTF-16LE', 'ISO-8859-1', 'US-ASCII'];
/** Clients, and how far each is ahead in the list of counts: so a key meets several of them. */
const CLIENTS = [
  ['java', 0],
  ['java', 7],
  ['scala-0.8.0', 3],
  ['scala-0.8.2', 3],
] as const;

/** Everything that is asked of each generated key; the id tells which key, which script and which question. */
export function generatedQuestions(keys: readonly GeneratedKey[]): CheckQuestion[] {
  return keys.flatMap((key, index) => {
    const { script, ...fields } = key;
    const id = `key-${index}-${script}`;
    const placements = CLIENTS.map(([client, turn]): CheckQuestion => {
      const partitions = PARTITION_COUNTS[(index + turn) % PARTITION_COUNTS.length] ?? 1;
      return {
        id: `${id}/${client}-${partitions}`,
        call: { call: 'partition', client, ...fields, partitions },
      };
    });
    return [...placements, ...bytesQuestions(id, index, key)];
  });
}

/** Of bytes their hash; of a text its bytes in UTF-8 and in another charset, each key in its turn, and their hash. */
function bytesQuestions(id: string, index: number, key: GeneratedKey): CheckQuestion[] {
  if ('keyHex' in key) return [hashQuestion(id, key.keyHex)];
  const { utf16 } = key;
  const charset = CHARSETS[index % CHARSETS.length] ?? 'UTF-8';
  const serializations = ['UTF-8', charset].map(
    (encoding): CheckQuestion => ({
      id: `${id}/serialize-${encoding}`,
      call: { call: 'serialize', type: 'string', value: 'utf16', utf16, encoding },
    }),
  );
  return [...serializations, hashQuestion(id, Buffer.from(Uint16Array.from(utf16).buffer).toString('hex'))];
}

function hashQuestion(id: string, keyHex: string): CheckQuestion {
  return { id: `${id}/murmur2`, call: { call: 'murmur2', keyHex } };
}
