import { buildLoadTable } from './build-load-table.ts';
import { createBuiltinPartitioner } from './create-builtin-partitioner.ts';
import { createRoundRobinPartitioner } from './create-round-robin-partitioner.ts';
import { scriptedRandom } from './scripted-random.ts';
import { topicState } from './topic-state.ts';

/** Switches under a load table; each draw is consumed by one. */
export interface AdaptiveCase {
  kind: 'adaptive';
  /** By partition: whether it has a leader. */
  leaders: readonly boolean[];
  /** Parallel lists; only the first `length` entries may be chosen, but all count as queues. null = no table. */
  loadStats: { queueSizes: readonly number[]; partitionIds: readonly number[]; length: number } | null;
  /** int32 draws in order. */
  randoms: readonly number[];
}

/** Appends that are counted; the answer is the partition in force at each. */
export interface StickyCase {
  kind: 'sticky';
  leaders: readonly boolean[];
  stickyBatchSize: number;
  randoms: readonly number[];
  appends: readonly { bytes: number; enableSwitch: boolean }[];
}

/** Calls of RoundRobinPartitioner; the answer has an entry for each `partition`. */
export interface RoundRobinCase {
  kind: 'roundrobin-partitioner';
  leaders: readonly boolean[];
  calls: readonly ('partition' | 'onNewBatch')[];
}

/** What the request `builtin-partitioner` of the oracle protocol carries. */
export type BuiltinCase = AdaptiveCase | StickyCase | RoundRobinCase;

/**
 * The partitions that a case of builtin-partitioner.json expects.
 * @throws {CoreError} RANDOMS_USED_UP, or those of the partitioners
 * Vectors: builtin-partitioner.json
 */
export function replayBuiltinCase(builtinCase: BuiltinCase): number[] {
  switch (builtinCase.kind) {
    case 'adaptive':
      return replayAdaptive(builtinCase);
    case 'sticky':
      return replaySticky(builtinCase);
    case 'roundrobin-partitioner':
      return replayRoundRobin(builtinCase);
  }
}

function replayAdaptive({ leaders, loadStats, randoms }: AdaptiveCase): number[] {
  const state = topicState(leaders);
  // With a batch of one byte every append is a switch.
  const partitioner = createBuiltinPartitioner({ random: scriptedRandom(randoms), batchBytes: 1 });
  if (loadStats !== null) {
    const { queueSizes, partitionIds, length } = loadStats;
    const queues = partitionIds
      .slice(0, length)
      .map((partition, index) => ({ partition, batchCount: queueSizes[index] ?? 0 }));
    partitioner.setLoadTable(buildLoadTable(queues, queueSizes.length));
  }
  return randoms.map((_, index) => {
    if (index > 0) partitioner.addBytes(1, true, state);
    return partitioner.currentPartition(state);
  });
}

function replaySticky({ leaders, stickyBatchSize, randoms, appends }: StickyCase): number[] {
  const state = topicState(leaders);
  const partitioner = createBuiltinPartitioner({
    random: scriptedRandom(randoms),
    batchBytes: stickyBatchSize,
  });
  return appends.map(({ bytes, enableSwitch }) => {
    const partition = partitioner.currentPartition(state);
    partitioner.addBytes(bytes, enableSwitch, state);
    return partition;
  });
}

function replayRoundRobin({ leaders, calls }: RoundRobinCase): number[] {
  const state = topicState(leaders);
  const partitioner = createRoundRobinPartitioner({ version: '2.4' });
  const answers: number[] = [];
  for (const call of calls) {
    if (call === 'partition') answers.push(partitioner.partition('', null, state));
    else partitioner.onNewBatch('', state, answers.at(-1) ?? -1);
  }
  return answers;
}
