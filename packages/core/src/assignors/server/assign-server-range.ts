import type { Assignment, GroupSubscription } from '../assignment.ts';
import { compareMembers } from '../compare-members.ts';
import { rangeAt } from '../trace-range.ts';
import { readServerGroup, toServerAssignment } from './server-group.ts';
import { readServerVersion, type ServerOptions } from './server-options.ts';

/**
 * The broker's range assignor (KIP-848): topic by topic, each subscriber gets a run of partitions, the first ones one
 * more. Static members come first. It knows no racks and does not look at the previous target.
 * @param options - `kafkaVersion`; the answer is the same in all that are accepted
 * @returns partitions by member id, topics in the order of `partitionCounts`
 * @throws {TypeError | CoreError} those of `readServerVersion` and `readServerGroup`
 * @example assignServerRange({ members: [{ memberId: 'C0', topics: ['t'] }], partitionCounts: new Map([['t', 1]]) })
 * Source: kafka 1eb7644 and releases 4.0.0 to 4.4.0, group coordinator RangeAssignor.
 * Vectors: assignors-server.json, assignors-server-4.4.json
 */
export function assignServerRange(
  groupSubscription: GroupSubscription,
  options: ServerOptions = {},
): Assignment {
  readServerVersion(options);
  const group = readServerGroup(groupSubscription, compareMembers);
  for (const { partitionCount, offset, subscribers } of group.topics) {
    const busyCount = Math.min(subscribers.length, partitionCount);
    for (let position = 0; position < busyCount; position++) {
      const { start, count } = rangeAt(partitionCount, subscribers.length, position);
      group.owners.fill(subscribers[position] ?? -1, offset + start, offset + start + count);
    }
  }
  return toServerAssignment(groupSubscription, group);
}
