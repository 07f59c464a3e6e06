import type { SkewLabWords } from './words.ts';

export const en: SkewLabWords = {
  records: 'Keys, one a line',
  recordsHint: 'A tab and a number after a key say how many records it has.',
  file: 'Or a file',
  dropHere: 'Drop a file here, or choose one. It is read in this page and sent nowhere.',
  fileRead: (name, keyCount, recordCount) => `${name}: ${keyCount} keys, ${recordCount} records`,
  backToText: 'Use the text again',
  fileTooManyKeys:
    'This file has more than 200,000 different keys. Take a sample of it, or use: keyway keys skew',
  fileUnreadable: 'The browser could not read this file. Choose another one.',
  nothing: 'Type at least one key.',
  badLines: (lines) => `Not counted: after the tab there must be a number. Lines: ${lines}`,
  partitionCount: 'Partitions',
  saltedKeys: 'Salt the hottest',
  salts: 'Salts for each',
  asItIs: 'As it is',
  whenSalted: (hottest, salts) =>
    hottest === 1
      ? `The hottest key split in ${salts}`
      : `The ${hottest} hottest keys split in ${salts} each`,
  imbalance: (times) => `The fullest partition has ${times} times the mean.`,
  result: (recordCount, keyCount, partition, share) =>
    `${recordCount} records of ${keyCount} keys. Partition ${partition} is the fullest, with ${share} of all.`,
  saltCost: (salts) =>
    `A reader of a salted key has to look for ${salts} keys, and its records have no order among them.`,
  mean: 'mean',
  leftOut: (count) => `and ${count} partitions with less`,
  partition: 'Partition',
  recordCount: 'Records',
  share: 'Share',
  hottest: 'Hottest keys',
  key: 'Key',
  unshared: 'The text is too long for the address of this page; the numbers are in it.',
};
