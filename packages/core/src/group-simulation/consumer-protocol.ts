import { computeTarget } from './compute-target.ts';
import type { GroupProtocol, RecordStep } from './group-protocol.ts';
import type { StepCause } from './group-step.ts';
import type { SimulatedGroup } from './simulated-group.ts';
import type { Slot } from './slots.ts';
import { subtractPartitions } from './subtract-partitions.ts';

interface Epochs {
  readonly group: SimulatedGroup;
  readonly recordCause: (cause: StepCause) => void;
  groupEpoch: number;
  /** Members whose next heartbeat is on the agenda. */
  readonly waiting: Set<Slot>;
}

/**
 * The protocol of KIP-848: every change raises the group epoch and gives a new target assignment. Then each member is
 * moved alone, heartbeat by heartbeat: it is told what to give up, says when it has stopped, and gets what is free.
 * Simplified: a member with nothing to give up or to get is at the new epoch at once.
 */
export function createConsumerProtocol(group: SimulatedGroup, record: RecordStep): GroupProtocol {
  const { slots } = group;
  const epochs: Epochs = {
    group,
    recordCause: (cause) => record(cause, protocol),
    groupEpoch: 0,
    waiting: new Set(),
  };
  const protocol: GroupProtocol = {
    phase: () => {
      const members = slots.list();
      if (members.length === 0) return 'empty';
      return members.every(isSettled) ? 'stable' : 'reconciling';
    },
    epoch: () => epochs.groupEpoch,
    start: () => start(epochs),
    rebalance: (cause, joined) => rebalance(epochs, cause, joined),
    grow: (topic) => {
      const cause: StepCause = { kind: 'grow', topic };
      if (slots.list().some(({ topics }) => topics.includes(topic))) rebalance(epochs, cause);
      else epochs.recordCause(cause);
    },
    expire: (memberId) => rebalance(epochs, { kind: 'expire', memberId }),
    resume: (slot, hasSameTopics) => resume(epochs, slot, hasSameTopics),
  };
  return protocol;
}

function isSettled({ owned, target, revoking }: Slot): boolean {
  return (
    revoking.length === 0 && owned.length === target.length && subtractPartitions(owned, target).length === 0
  );
}

/** Raises the group epoch and sets every member's target. */
function raiseEpoch(epochs: Epochs): void {
  epochs.groupEpoch += 1;
  const assignment = computeTarget(epochs.group);
  for (const slot of epochs.group.slots.list()) slot.target = assignment.get(slot.memberId) ?? [];
}

function start(epochs: Epochs): void {
  raiseEpoch(epochs);
  const { slots } = epochs.group;
  for (const slot of slots.list()) {
    slots.setOwned(slot, slot.target);
    slot.epoch = epochs.groupEpoch;
  }
  epochs.recordCause({ kind: 'start' });
}

function rebalance(epochs: Epochs, cause: StepCause, joined?: Slot): void {
  raiseEpoch(epochs);
  for (const slot of epochs.group.slots.list()) {
    if (isSettled(slot)) slot.epoch = epochs.groupEpoch;
    else scheduleBeat(epochs, slot);
  }
  epochs.recordCause(cause);
  // Joining is a heartbeat itself.
  if (joined !== undefined) beat(epochs, joined);
}

/** The next heartbeat of a member: a whole number of intervals after it joined. */
function scheduleBeat(epochs: Epochs, slot: Slot): void {
  const { agenda, timings } = epochs.group;
  if (epochs.waiting.has(slot)) return;
  epochs.waiting.add(slot);
  const { heartbeatIntervalMs } = timings;
  const beatCount = Math.floor((agenda.nowMs() - slot.joinedMs) / heartbeatIntervalMs) + 1;
  agenda.schedule(slot.joinedMs + beatCount * heartbeatIntervalMs, () => {
    epochs.waiting.delete(slot);
    beat(epochs, slot);
  });
}

function beat(epochs: Epochs, slot: Slot): void {
  if (!isHeard(epochs, slot) || slot.revoking.length > 0) return;
  const surplus = subtractPartitions(slot.owned, slot.target);
  if (surplus.length === 0) {
    receive(epochs, slot);
    return;
  }
  slot.revoking = surplus;
  epochs.recordCause({ kind: 'revoke', memberId: slot.memberId });
  const { agenda, timings } = epochs.group;
  agenda.schedule(agenda.nowMs() + timings.revokeMs, () => {
    // A static member that came back meanwhile has nothing left to acknowledge.
    if (isHeard(epochs, slot) && slot.revoking === surplus) acknowledge(epochs, slot);
  });
}

function acknowledge(epochs: Epochs, slot: Slot): void {
  epochs.group.slots.setOwned(slot, subtractPartitions(slot.owned, slot.revoking));
  slot.revoking = [];
  epochs.recordCause({ kind: 'acknowledge', memberId: slot.memberId });
  // The acknowledgement is a heartbeat, too: its answer brings what is free already.
  beat(epochs, slot);
}

function receive(epochs: Epochs, slot: Slot): void {
  const { slots } = epochs.group;
  slot.epoch = epochs.groupEpoch;
  const held = slot.target.filter((topicPartition) => {
    const owner = slots.ownerOf(topicPartition);
    return owner === undefined || owner === slot;
  });
  if (held.length > slot.owned.length) {
    slots.setOwned(slot, held);
    epochs.recordCause({ kind: 'receive', memberId: slot.memberId });
  }
  // The rest is still with others: ask again with the next heartbeat.
  if (held.length < slot.target.length) scheduleBeat(epochs, slot);
}

function resume(epochs: Epochs, slot: Slot, hasSameTopics: boolean): void {
  const cause: StepCause = { kind: 'return', memberId: slot.memberId };
  // The new process inherits target and partitions; what the old one was giving up is free.
  const inherited = subtractPartitions(slot.owned, slot.revoking);
  epochs.group.slots.setOwned(
    slot,
    inherited.filter(({ topic }) => slot.topics.includes(topic)),
  );
  slot.revoking = [];
  if (hasSameTopics) {
    epochs.recordCause(cause);
    beat(epochs, slot);
  } else rebalance(epochs, cause, slot);
}

function isHeard({ group }: Epochs, slot: Slot): boolean {
  return group.slots.isPresent(slot) && slot.silence === undefined;
}
