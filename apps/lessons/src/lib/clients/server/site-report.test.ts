import { fileURLToPath } from 'node:url';
import { clientIds } from '@keyway/core/clients/partition';
import { expect, test } from 'vitest';
import { agreementFamilies } from './agreement-families.ts';
import { siteReport } from './site-report.ts';

const committed = fileURLToPath(new URL('../../../../../../parity/report/report.json', import.meta.url));

test('the committed report is one that the site can show, of clients that it knows', () => {
  const report = siteReport(committed);
  expect(report.oracles.length).toBeGreaterThan(0);
  expect(report.agreement.clients.filter((id) => !clientIds.includes(id))).toEqual([]);
  expect(agreementFamilies(report.agreement)[0]?.clientIds).toContain('java');
});

test('a report that is not there is named, with the command that writes it', () => {
  expect(() => siteReport('/nowhere/report.json')).toThrow(
    /REPORT_MISSING: \/nowhere\/report\.json .*parity:report/,
  );
});
