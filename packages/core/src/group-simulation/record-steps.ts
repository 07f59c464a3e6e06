import type { TopicPartition } from '../assignors/assignment.ts';
import { diffAssignments } from '../diff-assignments.ts';
import type { RecordStep } from './group-protocol.ts';
import type { GroupStep, MemberState, UnreadPartition } from './group-step.ts';
import { isServerAssignor } from './scenario.ts';
import type { SimulatedGroup } from './simulated-group.ts';
import type { Slot } from './slots.ts';
import { subtractPartitions } from './subtract-partitions.ts';

type Owned = ReadonlyMap<string, readonly TopicPartition[]>;
type UnreadByTopic = Map<string, Map<number, UnreadPartition>>;

/**
 * Writes down a group step by step.
 * @returns the steps so far, which grow, and what adds one
 */
export function recordSteps(group: SimulatedGroup): { steps: GroupStep[]; record: RecordStep } {
  const steps: GroupStep[] = [];
  let before: Owned = new Map();
  let stable: Owned = new Map();
  let unread: UnreadByTopic = new Map();

  const record: RecordStep = (cause, protocol) => {
    const slots = group.slots.list();
    const owned: Owned = new Map(slots.map((slot) => [slot.memberId, slot.owned]));
    const phase = protocol.phase();
    unread = findUnread(group, unread);
    steps.push({
      atMs: group.agenda.nowMs(),
      cause,
      phase,
      epoch: protocol.epoch(),
      members: slots.map((slot) => memberState(slot, isServerAssignor(group.assignor))),
      ...compare(before, owned),
      ...(phase === 'stable' ? { sinceStable: diffAssignments(stable, owned) } : {}),
      unread: [...unread.values()].flatMap((partitions) => [...partitions.values()]),
    });
    before = owned;
    if (phase === 'stable') stable = owned;
  };
  return { steps, record };
}

function memberState(slot: Slot, hasTarget: boolean): MemberState {
  const { memberId, topics, groupInstanceId, owned, revoking, epoch, target } = slot;
  return {
    memberId,
    topics,
    ...(groupInstanceId === undefined ? {} : { groupInstanceId }),
    isAlive: slot.silence === undefined,
    owned,
    revoking,
    epoch,
    ...(hasTarget ? { target } : {}),
  };
}

/** Only members whose list is another one can have won or lost something; the rest need not be looked at. */
function compare(before: Owned, after: Owned): Pick<GroupStep, 'changes' | 'keptCount'> {
  const isOther = (from: Owned, to: Owned): Owned =>
    new Map([...from].filter(([memberId, list]) => to.get(memberId) !== list));
  const changes = diffAssignments(isOther(before, after), isOther(after, before)).filter(
    ({ change }) => change !== 'kept',
  );
  const arrivedCount = changes.filter(({ to }) => to !== undefined).length;
  const ownedCount = [...after.values()].reduce((sum, list) => sum + list.length, 0);
  return { changes, keptCount: ownedCount - arrivedCount };
}

function findUnread(
  { agenda, partitionCounts, slots }: SimulatedGroup,
  before: UnreadByTopic,
): UnreadByTopic {
  const readers = new Map<string, Set<number>>();
  for (const slot of slots.list()) {
    if (slot.silence !== undefined) continue;
    for (const { topic, partition } of subtractPartitions(slot.owned, slot.revoking)) {
      const partitions = readers.get(topic);
      if (partitions === undefined) readers.set(topic, new Set([partition]));
      else partitions.add(partition);
    }
  }
  const unread: UnreadByTopic = new Map();
  for (const [topic, partitionCount] of partitionCounts) {
    const partitions = new Map<number, UnreadPartition>();
    for (let partition = 0; partition < partitionCount; partition++) {
      if (readers.get(topic)?.has(partition) === true) continue;
      const last = before.get(topic)?.get(partition) ?? { stepCount: 0, sinceMs: agenda.nowMs() };
      partitions.set(partition, { topic, partition, stepCount: last.stepCount + 1, sinceMs: last.sinceMs });
    }
    unread.set(topic, partitions);
  }
  return unread;
}
