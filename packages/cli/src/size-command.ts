import { sizeTopic, type TopicPlan } from '@keyway/core/sizing/size-topic';
import { Command, Option } from 'commander';
import { parsePartitionCount } from './parse-partition-count.ts';
import { parseQuantity, parseThroughput } from './parse-quantity.ts';
import { sizingText } from './sizing-text.ts';
import { UsageError } from './usage-error.ts';
import { writeOutput } from './write-output.ts';

/** Options as they are typed; the plan's names are core's. */
interface SizeOptions {
  target?: number;
  producer?: number;
  consumer?: number;
  partitions?: number;
  threads?: number;
  processes?: number;
  fetchers?: number;
  brokers?: number;
  replicationFactor?: number;
  segments?: number;
  batchSize?: number;
  bufferMemory?: number;
  kafka?: string;
  format: 'text' | 'json';
}

const HELP = `
Works out what follows from a number of partitions, or from throughputs: how many partitions and consumer threads, the
producer's memory, connections, files, leaders and copies on each broker, leaders to elect when a broker dies. Beside
each stands what a popular rule of thumb says, and why it differs. What you leave out is as Kafka has it by default.

Throughputs are in one unit, usually MB/s: what the topic must carry, and what a producer and a consumer reach on one
partition. Measure the last two on a topic with one partition.

Examples:
  $ keyway size --target 100 --producer 10 --consumer 20
  $ keyway size --partitions 10000 --brokers 10 --threads 1
  $ keyway size --partitions 50 --segments 20 --kafka 2.8 --format json
`;

/** `keyway size`. */
export function sizeCommand(): Command {
  return new Command('size')
    .description('what a number of partitions, or a throughput, asks of clients and brokers')
    .option('--target <throughput>', 'what the topic must carry', parseThroughput)
    .option('--producer <throughput>', 'what a producer reaches on one partition', parseThroughput)
    .option('--consumer <throughput>', 'what a consumer reaches on one partition', parseThroughput)
    .option('-n, --partitions <count>', 'partitions, where throughputs do not decide', parsePartitionCount)
    .option('--threads <count>', 'consumer threads of a group', parseQuantity)
    .option('--processes <count>', 'processes of the group', parseQuantity)
    .option('--fetchers <count>', 'num.consumer.fetchers of a ZooKeeper consumer', parseQuantity)
    .option('--brokers <count>', 'brokers of the cluster', parseQuantity)
    .option('--replication-factor <count>', 'copies of each partition', parseQuantity)
    .option('--segments <count>', 'segments of each partition', parseQuantity)
    .option('--batch-size <bytes>', 'batch.size of the producer', parseQuantity)
    .option('--buffer-memory <bytes>', 'buffer.memory of the producer', parseQuantity)
    .option('--kafka <version>', 'release of the brokers, such as 0.8.2 or 3.9')
    .addOption(new Option('--format <form>', 'form of the output').choices(['text', 'json']).default('text'))
    .addHelpText('after', HELP)
    .action(async (options: SizeOptions) => {
      const sizing = sizeTopic(planOf(options));
      await writeOutput(
        options.format === 'json' ? `${JSON.stringify(sizing, null, 2)}\n` : sizingText(sizing),
      );
    });
}

function planOf(options: SizeOptions): TopicPlan {
  const { target, producer, consumer } = options;
  const named = [target, producer, consumer].filter((value) => value !== undefined);
  if (named.length === 1 || named.length === 2) {
    throw new UsageError('--target, --producer and --consumer belong together; name all three');
  }
  if (named.length === 0 && options.partitions === undefined) {
    throw new UsageError('name --partitions, or --target with --producer and --consumer');
  }
  const plan = {
    partitionCount: options.partitions,
    threadCount: options.threads,
    processCount: options.processes,
    fetcherCount: options.fetchers,
    brokerCount: options.brokers,
    replicationFactor: options.replicationFactor,
    segmentCount: options.segments,
    batchBytes: options.batchSize,
    bufferBytes: options.bufferMemory,
    kafkaVersion: options.kafka,
  };
  return {
    ...(target !== undefined &&
      producer !== undefined &&
      consumer !== undefined && {
        throughputs: { target, producerPerPartition: producer, consumerPerPartition: consumer },
      }),
    // What was not typed is left out, for core to fill in.
    ...Object.fromEntries(Object.entries(plan).filter(([, value]) => value !== undefined)),
  };
}
