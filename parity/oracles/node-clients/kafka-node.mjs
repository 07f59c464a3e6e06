import { createRequire } from 'node:module';
import { createPartitionLists } from './partition-list.mjs';
import { serveOracle } from './serve-oracle.mjs';

const require = createRequire(import.meta.url);
const { CyclicPartitioner, DefaultPartitioner, KeyedPartitioner } = require('kafka-node/lib/partitioner');
const protocols = require('kafka-node/lib/assignment');
const ConsumerGroup = require('kafka-node/lib/consumerGroup');
const { version } = require('kafka-node/package.json');

const partitionLists = createPartitionLists((partition) => partition);

function partitionerOf(partitioner) {
  return (key, count) => partitioner.getPartition(partitionLists(count), key?.toString());
}

/** Has a real consumer group assign; it asks its client for the metadata of all topics that members name. */
function assignorOf(name) {
  return async ({ members, partitionCounts }) => {
    if (members.length === 0) return [];
    const group = Object.assign(Object.create(ConsumerGroup.prototype), {
      protocols: [protocols[name]],
      client: {
        loadMetadataForTopics: (topics, callback) =>
          callback(null, [{}, { metadata: metadataOf(topics, partitionCounts) }]),
      },
    });
    const assigned = await new Promise((resolve, reject) => {
      group.assignPartitions(
        name,
        members.map(({ id, topics }) => ({ id, version: 0, subscription: topics })),
        (error, assignment) => (error ? reject(error) : resolve(assignment)),
      );
    });
    return assigned.map(({ memberId, topicPartitions }) => [
      memberId,
      // Partition numbers are texts here, until they are written to the wire as integers.
      Object.entries(topicPartitions).flatMap(([topic, partitions]) =>
        partitions.map((partition) => ({ topic, partition: Number(partition) })),
      ),
    ]);
  };
}

function metadataOf(topics, partitionCounts) {
  return Object.fromEntries(
    topics
      .filter((topic) => partitionCounts.has(topic))
      .map((topic) => [
        topic,
        Object.fromEntries(
          Array.from({ length: partitionCounts.get(topic) }, (_, partition) => [
            partition,
            { topic, partition },
          ]),
        ),
      ]),
  );
}

await serveOracle({
  package: { name: 'kafka-node', version },
  clients: {
    'kafka-node-keyed': partitionerOf(new KeyedPartitioner()),
    'kafka-node-default': partitionerOf(new DefaultPartitioner()),
    'kafka-node-cyclic': partitionerOf(new CyclicPartitioner()),
  },
  assignors: { range: assignorOf('range'), roundrobin: assignorOf('roundrobin') },
});
