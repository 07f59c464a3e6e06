import { createRequire } from 'node:module';
import { createPartitionLists } from './partition-list.mjs';
import { serveOracle } from './serve-oracle.mjs';

const require = createRequire(import.meta.url);
const { DefaultAssignmentStrategy, DefaultPartitioner, HashCRC32Partitioner } = require('no-kafka');
const GroupConsumer = require('no-kafka/lib/group_consumer');
const { version } = require('no-kafka/package.json');

const STRATEGY = 'DefaultAssignmentStrategy';
const partitionLists = createPartitionLists((partitionId) => ({ partitionId, leader: 1 }));
const byDefault = new DefaultPartitioner();
const byCrc32 = new HashCRC32Partitioner();

/** Runs the sync of a real leader, the first member, up to the request that it would send to the coordinator. */
async function assign({ members, partitionCounts }) {
  const [leader] = members;
  if (!leader) return [];
  let sent = [];
  const consumer = Object.assign(Object.create(GroupConsumer.prototype), {
    options: { groupId: 'g' },
    memberId: leader.id,
    leaderId: leader.id,
    generationId: 1,
    topics: leader.topics,
    members: members.map(({ id, topics }) => ({ id, version: 0, subscriptions: topics })),
    strategyName: STRATEGY,
    strategies: { [STRATEGY]: { strategy: new DefaultAssignmentStrategy() } },
    client: {
      topicMetadata: topicMetadataOf(partitionCounts),
      updateMetadata: () => Promise.resolve(),
      error: () => {},
      syncConsumerGroupRequest: (_groupId, _memberId, _generationId, assignments) => {
        sent = assignments;
      },
    },
    _updateSubscriptions: () => {},
  });
  await consumer._syncGroup();
  return sent.map(({ memberId, memberAssignment }) => [
    memberId,
    memberAssignment.partitionAssignment.flatMap(({ topic, partitions }) =>
      partitions.map((partition) => ({ topic, partition })),
    ),
  ]);
}

/** As the client keeps what brokers say: by topic, then by partition. */
function topicMetadataOf(partitionCounts) {
  return Object.fromEntries(
    [...partitionCounts].map(([topic, partitionCount]) => [
      topic,
      Object.fromEntries(
        Array.from({ length: partitionCount }, (_, partitionId) => [partitionId, { partitionId, leader: 1 }]),
      ),
    ]),
  );
}

await serveOracle({
  package: { name: 'no-kafka', version },
  // It answers unsigned; the same 32 bits, read as signed.
  murmur2: (bytes) => byDefault.hashKey(bytes) | 0,
  clients: {
    'no-kafka-default': (key, count) => byDefault.partition('t', partitionLists(count), { key }),
    // It fails on bytes, so it gets the text that they are in UTF-8.
    'no-kafka-crc32': (key, count) => byCrc32.partition('t', partitionLists(count), { key: key?.toString() }),
  },
  assignors: { roundrobin: assign },
  wireNames: { roundrobin: STRATEGY },
});
