import type { Report } from './report.ts';

/** A small report for tests: two families and a client that agrees with neither. */
export function sampleReport(): Report {
  return {
    format: 1,
    ranOn: '2026-11-30',
    platform: 'Linux x64, Node 20.20.2',
    oracles: [
      {
        id: 'java-kafka-clients',
        name: 'kafka-clients',
        version: '4.4.0',
        language: 'java',
        calls: ['murmur2', 'partition'],
        clients: ['java'],
        assignors: [],
      },
    ],
    notRun: [{ id: 'go-clients', reason: 'Go is not installed' }],
    vectors: [
      {
        file: 'murmur2.json',
        oracle: 'java-kafka-clients',
        caseCount: 40,
        agreedCount: 40,
        skippedCount: 0,
        knownDifferenceIds: [],
      },
    ],
    generated: [
      {
        oracle: 'java-kafka-clients',
        call: 'partition',
        subject: 'java',
        caseCount: 1000,
        agreedCount: 1000,
        knownDifferenceIds: [],
        seed: 7,
      },
    ],
    agreement: {
      keyCount: 1000,
      keySeed: 7,
      partitionCounts: [4, 12],
      clients: ['sarama-hash', 'java', 'kafkajs-2', 'librdkafka-consistent', 'sarama-crc32'],
      shares: [
        [1, 0.2, 0.2, 0.1, 0.1],
        [0.2, 1, 1, 0.3, 0.3],
        [0.2, 1, 1, 0.3, 0.3],
        [0.1, 0.3, 0.3, 1, 1],
        [0.1, 0.3, 0.3, 1, 1],
      ],
    },
    knownDifferences: [
      {
        id: 'kafka-go-range',
        oracle: 'go-clients',
        subject: 'range',
        reason: 'divides otherwise',
        link: 'https://github.com/segmentio/kafka-go',
        example: { call: 'assign', assignor: 'range' },
      },
    ],
  };
}
