import { expect, test } from 'vitest';
import { oracleRows } from './oracle-rows.ts';
import { sampleReport } from './sample-report.ts';

test('what a program was asked is summed over files and questions, another program’s left out', () => {
  const report = sampleReport();
  report.vectors.push(
    { ...report.vectors[0]!, file: 'clients.json', caseCount: 10, agreedCount: 7, skippedCount: 2 },
    { ...report.vectors[0]!, oracle: 'python-reference' },
  );
  expect(oracleRows(report)).toMatchObject([
    {
      recorded: { answered: 48, agreed: 47, different: 1, skipped: 2 },
      random: { answered: 1000, agreed: 1000, different: 0, skipped: 0 },
    },
  ]);
});
