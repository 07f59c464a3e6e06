import { createRequire } from 'node:module';
import { createPartitionLists } from './partition-list.mjs';

const require = createRequire(import.meta.url);
const partitionLists = createPartitionLists((partitionId) => ({ partitionId, leader: 1 }));

/**
 * An installed kafkajs as an oracle.
 * @param {string} folder the name under which it is installed
 * @param {{ clients: Record<string, string>, murmur2: string }} where the partitioners' names by client id, and the
 *   folder of the partitioner whose hash is meant to be Java's
 * @returns {import('./answer-request.mjs').ClientLibrary}
 */
export function kafkajsLibrary(folder, where) {
  const { Partitioners, AssignerProtocol, PartitionAssigners } = require(folder);
  const { version } = require(`${folder}/package.json`);
  const Cluster = require(`${folder}/src/cluster`);
  const createAssigner = PartitionAssigners.roundRobin;
  return {
    package: { name: 'kafkajs', version },
    murmur2: require(`${folder}/src/producer/partitioners/${where.murmur2}/murmur2`),
    clients: Object.fromEntries(
      Object.entries(where.clients).map(([client, name]) => [client, partitionerOf(Partitioners[name])]),
    ),
    assignors: { roundrobin: (group) => assign(createAssigner, Cluster, AssignerProtocol, group) },
    wireNames: { roundrobin: createAssigner({ cluster: null }).name },
  };
}

function partitionerOf(createPartitioner) {
  const partitioner = createPartitioner();
  return (key, partitionCount) =>
    partitioner({ topic: 't', partitionMetadata: partitionLists(partitionCount), message: { key } });
}

/** The leader, who is the first member, deals out the topics that it subscribes to itself. */
async function assign(createAssigner, Cluster, { MemberAssignment }, { members, partitionCounts }) {
  const [leader] = members;
  if (!leader) return [];
  const assigner = createAssigner({ cluster: clusterOf(Cluster, partitionCounts) });
  const assigned = await assigner.assign({
    members: members.map(({ id, topics }) => ({
      memberId: id,
      memberMetadata: assigner.protocol({ topics }).metadata,
    })),
    topics: leader.topics,
  });
  return assigned.map(({ memberId, memberAssignment }) => [
    memberId,
    Object.entries(MemberAssignment.decode(memberAssignment).assignment).flatMap(([topic, partitions]) =>
      partitions.map((partition) => ({ topic, partition })),
    ),
  ]);
}

/** The client's own Cluster, with the metadata that a broker would have sent it. */
function clusterOf(Cluster, partitionCounts) {
  const topicMetadata = [...partitionCounts].map(([topic, partitionCount]) => ({
    topic,
    partitionMetadata: Array.from({ length: partitionCount }, (_, partitionId) => ({
      partitionId,
      leader: 1,
    })),
  }));
  return Object.assign(Object.create(Cluster.prototype), { brokerPool: { metadata: { topicMetadata } } });
}
