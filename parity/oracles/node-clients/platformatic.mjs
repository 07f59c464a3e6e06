import { readFileSync } from 'node:fs';
import {
  compatibilityPartitioner,
  cooperativeStickyAssigner,
  Producer,
  roundRobinAssigner,
  stringSerializers,
} from '@platformatic/kafka';
// What the package does not export is loaded by its place.
import { kMetadata } from './node_modules/@platformatic/kafka/dist/clients/base/base.js';
import { murmur2 } from './node_modules/@platformatic/kafka/dist/protocol/murmur2.js';
import { serveOracle } from './serve-oracle.mjs';

/** Ends a send once it has chosen its partition. */
class PartitionChosen extends Error {}

/**
 * Sends a record with a real producer whose metadata is ours; the send looks up the leader of the partition that it
 * chose, and there it ends, before anything goes over the network.
 */
function partitionerOf(options) {
  const producers = {
    bytes: createProducer(options),
    text: createProducer({ ...options, serializers: stringSerializers }),
  };
  return (key, partitionCount) => {
    const isText = typeof key === 'string';
    const value = isText ? 'v' : Buffer.from('v');
    const send = isText ? producers.text : producers.bytes;
    return send({ topic: 't', key: key ?? undefined, value }, partitionCount);
  };
}

function createProducer(options) {
  let chosen;
  let partitionsCount = 1;
  const partitions = new Proxy([], {
    get(_, partition) {
      chosen = Number(partition);
      throw new PartitionChosen();
    },
  });
  const producer = new Producer({ clientId: 'oracle', bootstrapBrokers: ['127.0.0.1:9092'], ...options });
  producer[kMetadata] = (_, callback) =>
    callback(null, { topics: new Map([['t', { partitionsCount, partitions }]]) });
  return (message, partitionCount) => {
    partitionsCount = partitionCount;
    chosen = undefined;
    let failure;
    try {
      producer.send({ messages: [message] }, (error) => {
        failure = error;
      });
    } catch (error) {
      failure = error;
    }
    if (!(failure instanceof PartitionChosen)) throw failure ?? new Error('the send chose no partition');
    return chosen;
  };
}

/** The leader, who is the first member, passes the topics that it subscribes to itself. */
function assignorOf(assigner) {
  return ({ members, partitionCounts }) => {
    const [leader] = members;
    if (!leader) return [];
    const subscriptions = new Map(members.map((member) => [member.id, subscriptionOf(member)]));
    const topics = new Map(
      [...partitionCounts].map(([topic, partitionsCount]) => [topic, { partitionsCount }]),
    );
    const assigned = assigner(leader.id, subscriptions, new Set(leader.topics), { topics });
    return assigned.map(({ memberId, assignments }) => [
      memberId,
      [...assignments.values()].flatMap(({ topic, partitions }) =>
        partitions.map((partition) => ({ topic, partition })),
      ),
    ]);
  };
}

/** What the consumer reads out of a member's subscription. */
function subscriptionOf({ id, topics, ownedPartitions = [], generation = -1, rackId = null }) {
  const owned = Map.groupBy(ownedPartitions, ({ topic }) => topic);
  return {
    memberId: id,
    version: 3,
    topics,
    ownedPartitions: [...owned].map(([topic, partitions]) => ({
      topic,
      partitions: partitions.map(({ partition }) => partition),
    })),
    generationId: generation,
    rackId,
  };
}

const manifest = readFileSync(
  new URL('node_modules/@platformatic/kafka/package.json', import.meta.url),
  'utf8',
);
const { name, version } = JSON.parse(manifest);
await serveOracle({
  package: { name, version },
  murmur2: (bytes) => murmur2(bytes),
  clients: {
    'platformatic-default': partitionerOf({}),
    'platformatic-compatibility': partitionerOf({ partitioner: compatibilityPartitioner }),
  },
  assignors: {
    roundrobin: assignorOf(roundRobinAssigner),
    'cooperative-sticky': assignorOf(cooperativeStickyAssigner),
  },
});
