import type { Assignment } from '../assignors/assignment.ts';
import { assignServerRange } from '../assignors/server/assign-server-range.ts';
import { assignServerUniform } from '../assignors/server/assign-server-uniform.ts';
import type { SimulatedGroup } from './simulated-group.ts';

/** The new target assignment of a KIP-848 group, from the old one; the coordinator leaves out unknown topics. */
export function computeTarget({
  assignor,
  kafkaVersion,
  partitionCounts,
  slots,
}: SimulatedGroup): Assignment {
  const groupSubscription = {
    members: slots.list().map(({ memberId, topics, groupInstanceId, target }) => ({
      memberId,
      topics: topics.filter((topic) => partitionCounts.has(topic)),
      ...(groupInstanceId === undefined ? {} : { groupInstanceId }),
      ownedPartitions: target,
    })),
    partitionCounts,
  };
  const options = kafkaVersion === undefined ? {} : { kafkaVersion };
  return assignor === 'server-range'
    ? assignServerRange(groupSubscription, options)
    : assignServerUniform(groupSubscription, options);
}
