import { isKafkaAtLeast } from '../../kafka-version.ts';
import type { Assignment, GroupSubscription } from '../assignment.ts';
import { readPreviousTarget } from './read-previous-target.ts';
import { readServerGroup, type ServerGroup, toServerAssignment } from './server-group.ts';
import { readServerVersion, type ServerOptions } from './server-options.ts';
import { shareAmongDifferent } from './share-among-different.ts';
import { shareAmongEqual } from './share-among-equal.ts';

/**
 * The broker's uniform assignor (KIP-848), the default there: counts as even as can be over all topics together, and
 * members keep what they have in the previous target, which is what `ownedPartitions` gives.
 * Members count in the order listed and topics in that of `partitionCounts`; in a broker both are hash orders.
 * @param options - `kafkaVersion`: who may keep the partition left over differs in 4.0.0
 * @returns partitions by member id, topics in the order of `partitionCounts`
 * @throws {TypeError | CoreError} those of `readServerVersion`, `readServerGroup` and `readPreviousTarget`
 * @example assignServerUniform({ members: [{ memberId: 'C0', topics: ['t'] }], partitionCounts: new Map([['t', 1]]) })
 * Source: kafka 1eb7644 and release 4.0.0; with KAFKA-18688, releases 4.0.1 to 4.4.0: UniformAssignor.
 * Vectors: assignors-server.json (4.0.0), assignors-server-4.4.json
 */
export function assignServerUniform(
  groupSubscription: GroupSubscription,
  options: ServerOptions = {},
): Assignment {
  const kafkaVersion = readServerVersion(options);
  const group = readServerGroup(groupSubscription);
  readPreviousTarget(group);
  if (haveEqualSubscriptions(group)) {
    shareAmongEqual(group, { anyMemberKeepsExtra: isKafkaAtLeast(kafkaVersion, '4.0.1') });
  } else {
    shareAmongDifferent(group);
  }
  return toServerAssignment(groupSubscription, group);
}

function haveEqualSubscriptions({ members, topics }: ServerGroup): boolean {
  return topics.every(({ subscribers }) => subscribers.length === members.length);
}
