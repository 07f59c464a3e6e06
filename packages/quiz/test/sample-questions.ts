import type { QuizQuestion } from '../src/quiz-question.ts';

const owned: [] = [];

/** One question of every kind and form, small enough to be read and varied enough to be drawn a thousand times. */
export const sampleQuestions: readonly QuizQuestion[] = [
  {
    kind: 'choice',
    id: 'single',
    isMultiple: false,
    isShuffled: true,
    options: ['a', 'b', 'c'].map((id) => ({ id, isRight: id === 'b' })),
    texts: {
      prompt: 'Which one?',
      options: { a: 'The first', b: 'The second', c: 'The third' },
      feedback: { a: 'That is the one before it.' },
    },
  },
  {
    kind: 'choice',
    id: 'multiple',
    isMultiple: true,
    isShuffled: true,
    options: ['a', 'b', 'c', 'd'].map((id) => ({ id, isRight: id < 'c' })),
  },
  {
    kind: 'number',
    id: 'throughput',
    prompt:
      'A topic carries {target} MB/s; a producer reaches {producer} and a consumer {consumer} on a partition.',
    explanation: 'The slower side decides: {answer} partitions.',
    draw: { target: [100, 120, 250], producer: [5, 10, 12.5], consumer: [20, 25] },
    answer: 'needed-partitions {target} {producer} {consumer}',
    tolerance: 0,
    mistakes: [
      {
        id: 'faster-side',
        answer: 'popular-partitions {target} {producer} {consumer}',
        feedback: 'That trusts the faster side.',
      },
    ],
  },
  {
    kind: 'partition',
    id: 'which-partition',
    prompt: 'Where does `{key}` go with {count} partitions? Its hash is {hash}.',
    keys: ['user-{1..99}', 'order-{100..999}', 'café-{1..40}'],
    partitionCounts: [5, 6, 7, 12],
    client: 'java',
  },
  {
    kind: 'partition',
    id: 'which-partition-crc32',
    prompt: 'Where does kcat put it?',
    keys: ['user-{1..99}'],
    partitionCounts: [6, 7],
    client: 'librdkafka-consistent-random',
  },
  {
    kind: 'assignment',
    id: 'range-groups',
    prompt: 'Who gets what by {assignor}?',
    assignor: 'range',
    topics: [{ topic: 'orders', partitionCounts: [5, 7, 8, 10] }],
    members: ['c1', 'c2', 'c10', 'c20'].map((memberId) => ({ memberId, topics: ['orders'], owned })),
    memberCounts: [3, 4],
  },
  {
    kind: 'assignment',
    id: 'round-robin-groups',
    prompt: 'Who gets what?',
    assignor: 'roundrobin',
    topics: [
      { topic: 'orders', partitionCounts: [4, 5] },
      { topic: 'payments', partitionCounts: [2, 3] },
    ],
    members: ['a', 'b', 'c'].map((memberId) => ({ memberId, topics: ['orders', 'payments'], owned })),
    memberCounts: [],
  },
  {
    kind: 'assignment',
    id: 'cooperative-round',
    prompt: 'C3 joins. Who has what after this round?',
    assignor: 'cooperative-sticky',
    topics: [{ topic: 't', partitionCounts: [6] }],
    members: [
      { memberId: 'C1', topics: ['t'], owned: [0, 1, 2].map((partition) => ({ topic: 't', partition })) },
      { memberId: 'C2', topics: ['t'], owned: [3, 4, 5].map((partition) => ({ topic: 't', partition })) },
      { memberId: 'C3', topics: ['t'], owned: [] },
    ],
    memberCounts: [],
  },
  {
    kind: 'trace',
    of: 'murmur2',
    id: 'murmur2-rounds',
    prompt: 'Follow murmur2 over `{key}` to one of {count} partitions.',
    keys: ['user-{1..99}', 'clé-{10..99}'],
    partitionCounts: [6, 7],
    steps: ['start', 'words', 'mixed-words', 'hashes', 'tail', 'finish', 'masked', 'partition'],
  },
  {
    kind: 'trace',
    of: 'range',
    id: 'range-steps',
    prompt: 'Share {count} partitions among {memberCount} members.',
    partitionCounts: [7, 8, 10, 11],
    memberIds: ['c1', 'c2', 'c10', 'c20'],
    memberCounts: [3, 4],
  },
  {
    kind: 'code',
    id: 'write-partition',
    prompt: 'Write the function.',
    starts: [
      {
        language: 'python',
        functionName: 'partition_for',
        starter: 'def partition_for(key, count):\n    ...\n',
      },
      {
        language: 'javascript',
        functionName: 'partitionFor',
        starter: 'function partitionFor(key, count) {}\n',
      },
    ],
    rule: 'partition',
    publicCases: [{ inputs: ['user-1', 6] }, { inputs: ['user-2', 6] }],
    hiddenCases: [{ inputs: ['é', 7] }, { inputs: ['', 12] }],
  },
];
