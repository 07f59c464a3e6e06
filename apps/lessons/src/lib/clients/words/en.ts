import type { PlacementWords } from './words.ts';

export const en: PlacementWords = {
  heading: 'Where does every client send this key?',
  key: 'Key',
  partitionCount: 'Partitions',
  caption: (key, partitionCount) =>
    `Clients by the partition that they choose for “${key}”, of ${partitionCount}`,
  goesTo: 'Partition',
  clients: 'Clients',
  asJava: 'as Java',
  notAsJava: 'not as Java',
  chance: 'chance or turn',
  refused: 'cannot send it',
  isDefault: 'default',
  chanceNote: 'On one key two rules can agree by chance: try a second one.',
  status: (partition, agreeing, others) =>
    `Java puts this key on partition ${partition}. Of the ${others} other clients that let the key decide, ${agreeing} agree.`,
};
