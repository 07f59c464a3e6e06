import { expect, test } from 'vitest';
import { agreementFamilies, chanceShare } from './agreement-families.ts';
import { sampleReport } from './sample-report.ts';

test('clients that never part are one family; Java’s comes first, then the larger ones', () => {
  expect(agreementFamilies(sampleReport().agreement)).toEqual([
    { letter: 'A', clientIds: ['java', 'kafkajs-2'], shares: [1, 0.3, 0.2] },
    { letter: 'B', clientIds: ['librdkafka-consistent', 'sarama-crc32'], shares: [0.3, 1, 0.1] },
    { letter: 'C', clientIds: ['sarama-hash'], shares: [0.2, 0.1, 1] },
  ]);
});

test('chance is the mean of one in the count', () => {
  expect(chanceShare(sampleReport().agreement)).toBeCloseTo((1 / 4 + 1 / 12) / 2, 12);
});
