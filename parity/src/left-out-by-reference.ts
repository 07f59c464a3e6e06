import type { CheckCase } from '@keyway/checker/check-cases';
import type { OracleCall } from '@keyway/checker/oracle-protocol';

const CLIENTS = ['java', 'scala-0.8.0', 'scala-0.8.2'];
const ASSIGNORS = ['range', 'roundrobin'];

/**
 * What the Python reference leaves to others, by the reason that it gives, each with its number of cases. Written down
 * here and not asked of it: a case more or less would be a silent gap.
 */
export function leftOutByReference(cases: readonly CheckCase[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { call } of cases) {
    const reason = reasonOfReference(call);
    if (reason !== undefined) counts[reason] = (counts[reason] ?? 0) + 1;
  }
  return counts;
}

function reasonOfReference(call: OracleCall): string | undefined {
  if (call.call === 'builtin-partitioner') return 'python-reference does not answer "builtin-partitioner"';
  if (call.call === 'partition' && !CLIENTS.includes(call.client)) {
    return `python-reference does not know the client "${call.client}"`;
  }
  if (call.call !== 'assign') return undefined;
  if (!ASSIGNORS.includes(call.assignor)) {
    return `python-reference does not know the assignor "${call.assignor}"`;
  }
  if (call.quirk) return "upstream's oddities are not reproduced";
  const hasRacks = Object.keys(call.partitionRacks ?? {}).length > 0;
  return call.assignor === 'range' && hasRacks ? 'the reference mirrors range without racks' : undefined;
}
