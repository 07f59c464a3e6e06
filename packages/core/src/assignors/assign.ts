import { CoreError } from '../core-error.ts';
import { assignCooperativeSticky } from './assign-cooperative-sticky.ts';
import { assignRange } from './assign-range.ts';
import { assignRoundRobin } from './assign-round-robin.ts';
import { assignSticky } from './assign-sticky.ts';
import type { Assignment, GroupSubscription } from './assignment.ts';
import type { StickyOptions } from './sticky-options.ts';

/** The client-side assignors by the names that members list in `partition.assignment.strategy`. */
export const ASSIGNOR_NAMES = ['range', 'roundrobin', 'sticky', 'cooperative-sticky'] as const;

/** One of `ASSIGNOR_NAMES`. */
export type AssignorName = (typeof ASSIGNOR_NAMES)[number];

/** Whether a text names one of Kafka's client-side assignors. */
export function isAssignorName(name: string): name is AssignorName {
  return ASSIGNOR_NAMES.some((known) => known === name);
}

/**
 * Runs the assignor of that name, as the leader of a group does.
 * @param assignorName - exactly as in the protocol: `roundrobin`, not `RoundRobin`
 * @param options - for the two sticky assignors; the others ignore it
 * @returns partitions by member id, an entry for every member
 * @throws {CoreError} ASSIGNOR_UNKNOWN, or the error of the assignor
 * @example assign('range', { members: [{ memberId: 'C0', topics: ['t'] }], partitionCounts: new Map([['t', 1]]) })
 */
export function assign(
  assignorName: string,
  groupSubscription: GroupSubscription,
  options: StickyOptions = {},
): Assignment {
  switch (assignorName) {
    case 'range':
      return assignRange(groupSubscription);
    case 'roundrobin':
      return assignRoundRobin(groupSubscription);
    case 'sticky':
      return assignSticky(groupSubscription, options);
    case 'cooperative-sticky':
      return assignCooperativeSticky(groupSubscription, options);
    default:
      throw new CoreError('ASSIGNOR_UNKNOWN', {
        subject: 'assignorName',
        expected: `one of ${ASSIGNOR_NAMES.join(', ')}`,
        received: JSON.stringify(assignorName) ?? String(assignorName),
        advice:
          'use the name under which Kafka lists the assignor; members with other names cannot share a group',
      });
  }
}
