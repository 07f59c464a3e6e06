import type { ClientsAlike, Identification } from '@keyway/core/identify/identification';

/** The answer in one line. */
export function identifySummary(result: Identification): string {
  const { verdict, writers, unexplained, splitKeyCount, keyCount, partitionCount } = result;
  const [first] = writers;
  const split =
    splitKeyCount === 0
      ? 'no key stands on two partitions'
      : `${splitKeyCount} of ${keyCount} keys (${percent(splitKeyCount / keyCount)}) stand on two or more partitions`;
  const parts = writers.map(
    (writer) => `${percent(writer.recordShare)} as ${nameIn(writer, partitionCount)}`,
  );
  switch (verdict) {
    case 'one-client':
      return `one client: all ${keyCount} keys stand where ${first?.clientIds[0]} puts them; ${split}`;
    case 'other-count':
      return `another partition count: all ${keyCount} keys stand where ${first?.clientIds[0]} puts them with ${first?.partitionCount} partitions, not with ${partitionCount}; ${split}`;
    case 'mixed': {
      const rest = unexplained.placementCount > 0 ? ', the rest as no known client' : '';
      return `mixed: of the records ${parts.join(', ')}${rest}; ${split}`;
    }
    case 'unexplained':
      return first === undefined
        ? `unexplained: no known client places these keys so; ${split}`
        : `unexplained: of the records ${parts.join(', ')}, the rest as no known client; ${split}`;
    default:
      return `undecided: the ${keyCount} ${keyCount === 1 ? 'key does' : 'keys do'} not tell clients apart; ${split}`;
  }
}

/** A share with one digit, or so many that a small one is not 0. */
export function percent(share: number): string {
  const value = 100 * share;
  const digits = value > 0 && value < 0.05 ? 4 : 1;
  // What is not all must not look it.
  const text = value.toFixed(digits);
  return `${share < 1 && text === '100.0' ? value.toFixed(4) : text} %`;
}

/** The first of clients alike, with the partition count that they went by. */
export function writerName({ clientIds, partitionCount }: ClientsAlike): string {
  return `${clientIds[0]} with ${partitionCount} partitions`;
}

function nameIn(writer: ClientsAlike, partitionCount: number): string {
  return writer.partitionCount === partitionCount ? `${writer.clientIds[0]}` : writerName(writer);
}
