import { ASSIGNOR_NAMES, assign } from '@keyway/core/assignors/assign';
import type { Assignment, GroupSubscription } from '@keyway/core/assignors/assignment';
import { assignServerRange } from '@keyway/core/assignors/server/assign-server-range';
import { assignServerUniform } from '@keyway/core/assignors/server/assign-server-uniform';
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

/** Every assignor of a Java group and of the broker; the sticky ones, and uniform, have something to keep. */
const ASSIGNORS: Record<string, (group: GroupSubscription) => Assignment> = {
  ...Object.fromEntries(
    ASSIGNOR_NAMES.map((name) => [name, (group: GroupSubscription) => assign(name, group)]),
  ),
  'server-range': (group) => assignServerRange(group),
  'server-uniform': (group) => assignServerUniform(group),
};

function nameOf({ memberCount, partitionCount, subscriptions }: GroupSize): string {
  return `${subscriptions}, ${memberCount} members, ${partitionCount} partitions`;
}

/** The second rebalance counts: then the assignors that keep things have owned partitions to keep. */
function groupFor(run: (group: GroupSubscription) => Assignment, size: GroupSize): GroupSubscription {
  const group = makeGroup(size);
  return afterARebalance(group, run(group));
}

const rows: Record<string, string | number>[] = [];
for (const [assignor, run] of Object.entries(ASSIGNORS)) {
  const bench = new Bench({ time: 1000, iterations: 5, warmupIterations: 2 });
  for (const size of SIZES) {
    const group = groupFor(run, size);
    bench.add(nameOf(size), () => {
      run(group);
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
