import { CoreError } from '../core-error.ts';
import { compareText } from './compare-members.ts';

/** Where one member's run of partitions begins and how long it is. */
export interface RangePosition {
  memberId: string;
  /** Place of the member in the sorted list, from 0. */
  position: number;
  /** First partition: quotient * position + min(position, remainder). */
  start: number;
  /** Partitions: quotient, and one more in the first `remainder` positions; may be 0. */
  count: number;
}

/** The division behind a range assignment, line by line. */
export interface RangeTrace {
  /** Partitions that every member gets. */
  quotient: number;
  /** Members, from the first on, that get one more. */
  remainder: number;
  positions: RangePosition[];
}

/**
 * Shows how range shares out one topic.
 * @param partitionCount - integer >= 0
 * @param memberIds - subscribers of the topic, in any order: they are sorted by UTF-16 unit, so c10 comes before c2
 * @throws {CoreError} PARTITION_COUNT_RANGE, MEMBER_IDS_EMPTY, MEMBER_ID_DUPLICATE
 * @example traceRange(10, ['C0', 'C1', 'C2']).positions[0] // { memberId: 'C0', position: 0, start: 0, count: 4 }
 * Source: kafka 1eb7644, RangeAssignor. Vectors: assignors.json
 */
export function traceRange(partitionCount: number, memberIds: readonly string[]): RangeTrace {
  checkTraceInput(partitionCount, memberIds);
  const sorted = [...memberIds].sort(compareText);
  return {
    quotient: Math.floor(partitionCount / sorted.length),
    remainder: partitionCount % sorted.length,
    positions: sorted.map((memberId, position) => ({
      memberId,
      position,
      ...rangeAt(partitionCount, sorted.length, position),
    })),
  };
}

/**
 * Start and count of one position.
 * @param memberCount - integer >= 1
 * @param position - 0 <= position < memberCount
 */
export function rangeAt(
  partitionCount: number,
  memberCount: number,
  position: number,
): { start: number; count: number } {
  const quotient = Math.floor(partitionCount / memberCount);
  const remainder = partitionCount % memberCount;
  return {
    start: quotient * position + Math.min(position, remainder),
    count: quotient + (position < remainder ? 1 : 0),
  };
}

function checkTraceInput(partitionCount: number, memberIds: readonly string[]): void {
  if (!Number.isInteger(partitionCount) || partitionCount < 0 || partitionCount > 2_147_483_647) {
    throw new CoreError('PARTITION_COUNT_RANGE', {
      subject: 'partitionCount',
      expected: 'an integer from 0 to 2147483647',
      received: String(partitionCount),
      advice: 'take the partition count from the topic metadata',
    });
  }
  if (memberIds.length === 0) {
    throw new CoreError('MEMBER_IDS_EMPTY', {
      subject: 'memberIds',
      expected: 'at least one member id',
      received: 'none',
      advice: 'name the members that subscribe to the topic; without one there is nothing to divide by',
    });
  }
  if (new Set(memberIds).size < memberIds.length) {
    throw new CoreError('MEMBER_ID_DUPLICATE', {
      subject: 'memberIds',
      expected: 'member ids that differ',
      received: memberIds.join(', '),
      advice: 'list every member once',
    });
  }
}
