import { ASSIGNOR_NAMES, assign } from '@keyway/core/assignors/assign';
import type { GroupSubscription } from '@keyway/core/assignors/assignment';
import { Bench } from 'tinybench';
import { afterARebalance, type GroupSize, makeGroup } from './make-group.ts';

/**
 * What twice the members and partitions costs each assignor, and how long 1,000 members with 10,000 partitions take.
 * Prints a table; one process, the sizes of an assignor side by side in one run.
 */
const SIZES: GroupSize[] = (['equal', 'unequal'] as const).flatMap((subscriptions) => [
  { memberCount: 500, partitionCount: 5000, topicCount: 100, subscriptions },
  { memberCount: 1000, partitionCount: 10_000, topicCount: 100, subscriptions },
]);

function nameOf({ memberCount, partitionCount, subscriptions }: GroupSize): string {
  return `${subscriptions}, ${memberCount} members, ${partitionCount} partitions`;
}

/** For the sticky assignors the second rebalance counts: it has owned partitions to keep. */
function groupFor(assignor: string, size: GroupSize): GroupSubscription {
  const group = makeGroup(size);
  return assignor.endsWith('sticky') ? afterARebalance(group, assign(assignor, group)) : group;
}

const rows: Record<string, string | number>[] = [];
for (const assignor of ASSIGNOR_NAMES) {
  const bench = new Bench({ time: 1000, iterations: 5, warmupIterations: 2 });
  for (const size of SIZES) {
    const group = groupFor(assignor, size);
    bench.add(nameOf(size), () => {
      assign(assignor, group);
    });
  }
  await bench.run();
  let previousMs = 0;
  for (const [index, task] of bench.tasks.entries()) {
    const ms = task.result.state === 'completed' ? task.result.latency.p50 : Number.NaN;
    rows.push({
      assignor,
      group: task.name,
      'median ms': Number(ms.toFixed(2)),
      'times the half': index % 2 === 1 ? Number((ms / previousMs).toFixed(2)) : '',
    });
    previousMs = ms;
  }
}
console.table(rows);
