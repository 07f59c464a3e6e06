import { CoreError } from '../core-error.ts';
import type { GroupProtocol, RecordStep } from './group-protocol.ts';
import { type GroupEvent, isServerAssignor, type JoiningMember, type SimulatedAssignor } from './scenario.ts';
import type { SimulatedGroup } from './simulated-group.ts';
import type { Slot } from './slots.ts';

/** A running simulation, for the events that come from outside. */
export interface Stage {
  group: SimulatedGroup;
  protocol: GroupProtocol;
  record: RecordStep;
}

/**
 * Lets one event happen.
 * @throws {CoreError} MEMBER_ID_DUPLICATE, INSTANCE_ID_TAKEN, MEMBER_UNKNOWN, PARTITION_COUNT_RANGE, PROTOCOL_CHANGE
 */
export function playEvent(stage: Stage, event: GroupEvent): void {
  switch (event.kind) {
    case 'join':
      join(stage, event.member);
      return;
    case 'leave': {
      const slot = findAlive(stage, event.memberId);
      if (slot.groupInstanceId === undefined) {
        stage.group.slots.remove(slot);
        stage.protocol.rebalance({ kind: 'leave', memberId: slot.memberId });
      } else fallSilent(stage, slot, 'away');
      return;
    }
    case 'crash':
      fallSilent(stage, findAlive(stage, event.memberId), 'crash');
      return;
    case 'grow':
      grow(stage, event.topic, event.partitionCount);
      return;
    case 'strategy':
      changeStrategy(stage, event.assignor);
  }
}

function join({ group, protocol }: Stage, { memberId, topics, groupInstanceId }: JoiningMember): void {
  const members = group.slots.list();
  if (members.some((slot) => slot.memberId === memberId)) {
    refuse('MEMBER_ID_DUPLICATE', 'member', 'an id that no member has', `"${memberId}"`, 'make up another');
  }
  const predecessor =
    groupInstanceId === undefined
      ? undefined
      : members.find((slot) => slot.groupInstanceId === groupInstanceId);
  if (predecessor === undefined) {
    const joinedMs = group.agenda.nowMs();
    const slot = group.slots.add({ memberId, topics, groupInstanceId, joinedMs });
    protocol.rebalance({ kind: 'join', memberId }, slot);
    return;
  }
  if (predecessor.silence === undefined) {
    const advice = `let "${predecessor.memberId}" leave or crash first, or give the member another instance id`;
    refuse(
      'INSTANCE_ID_TAKEN',
      'groupInstanceId',
      'one that no running member has',
      `"${groupInstanceId}"`,
      advice,
    );
  }
  const hasSameTopics = isSameSet(predecessor.topics, topics);
  Object.assign(predecessor, { memberId, topics, silence: undefined });
  protocol.resume(predecessor, hasSameTopics);
}

/** The process is gone, and the group does not know. */
function fallSilent({ group, protocol, record }: Stage, slot: Slot, kind: 'away' | 'crash'): void {
  const { agenda, slots, timings } = group;
  const silence = { sinceMs: agenda.nowMs() };
  const { memberId } = slot;
  slot.silence = silence;
  record({ kind, memberId }, protocol);
  agenda.schedule(silence.sinceMs + timings.sessionTimeoutMs, () => {
    // A static member may have come back, and even gone again.
    if (slot.silence !== silence) return;
    slots.remove(slot);
    protocol.expire(memberId);
  });
}

function grow({ group, protocol }: Stage, topic: string, partitionCount: number): void {
  const before = group.partitionCounts.get(topic) ?? 0;
  if (partitionCount <= before) {
    const advice = 'Kafka never takes partitions away; give a greater count';
    refuse(
      'PARTITION_COUNT_RANGE',
      `partitionCount of "${topic}"`,
      `more than ${before}`,
      `${partitionCount}`,
      advice,
    );
  }
  group.partitionCounts.set(topic, partitionCount);
  protocol.grow(topic);
}

function changeStrategy({ group, protocol }: Stage, assignor: SimulatedAssignor): void {
  if (isServerAssignor(assignor) !== isServerAssignor(group.assignor)) {
    const advice = 'the two protocols have different clients: simulate the group with each';
    refuse(
      'PROTOCOL_CHANGE',
      'assignor',
      `an assignor of the protocol of ${group.assignor}`,
      assignor,
      advice,
    );
  }
  group.assignor = assignor;
  protocol.rebalance({ kind: 'strategy', assignor });
}

function findAlive({ group }: Stage, memberId: string): Slot {
  const slot = group.slots.list().find((one) => one.memberId === memberId && one.silence === undefined);
  if (slot !== undefined) return slot;
  const advice = 'let it join first; one that crashed or is away cannot stop again';
  return refuse('MEMBER_UNKNOWN', 'memberId', 'a member that runs at that instant', `"${memberId}"`, advice);
}

function isSameSet(left: readonly string[], right: readonly string[]): boolean {
  const names = new Set(left);
  return names.size === new Set(right).size && right.every((name) => names.has(name));
}

function refuse(code: string, subject: string, expected: string, received: string, advice: string): never {
  throw new CoreError(code, { subject, expected, received, advice });
}
