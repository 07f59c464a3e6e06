import { assign } from '../assignors/assign.ts';
import type { Assignment, Member } from '../assignors/assignment.ts';
import type { GroupProtocol, RecordStep } from './group-protocol.ts';
import type { StepCause } from './group-step.ts';
import { isEagerAssignor, type SimulatedAssignor } from './scenario.ts';
import type { SimulatedGroup } from './simulated-group.ts';
import type { Slot } from './slots.ts';
import { subtractPartitions } from './subtract-partitions.ts';

interface Rounds {
  readonly group: SimulatedGroup;
  readonly recordCause: (cause: StepCause) => void;
  generation: number;
  /** The open round: when all members that can have joined again. */
  round: { readonly dueMs: number } | undefined;
  /** Partition counts as members know them: those of their last look at the metadata. */
  knownCounts: ReadonlyMap<string, number>;
  /** That of the round before: where members still list it, an eager one makes the round eager. */
  lastAssignor: SimulatedAssignor;
}

/**
 * The classic protocol, in rounds: every member joins again, the leader assigns, everybody gets a list.
 * Eager: all stop reading when the round opens. Cooperative: they read on, what has to change hands is only taken
 * away, and a second round gives it out.
 * Simplified: all members hear of a round at once, and every one of them needs `rejoinMs`.
 */
export function createClassicProtocol(group: SimulatedGroup, record: RecordStep): GroupProtocol {
  const { agenda, slots, timings } = group;
  const rounds: Rounds = {
    group,
    recordCause: (cause) => record(cause, protocol),
    generation: 0,
    round: undefined,
    knownCounts: new Map(group.partitionCounts),
    lastAssignor: group.assignor,
  };
  const protocol: GroupProtocol = {
    phase: () =>
      slots.list().length === 0 ? 'empty' : rounds.round === undefined ? 'stable' : 'rebalancing',
    epoch: () => rounds.generation,
    start: () => complete(rounds, { kind: 'start' }),
    rebalance: (cause, joined) => rebalance(rounds, cause, joined),
    grow: (topic) => {
      rounds.recordCause({ kind: 'grow', topic });
      agenda.schedule(agenda.nowMs() + timings.metadataMaxAgeMs, () => notice(rounds));
    },
    expire: (memberId) => {
      const cause: StepCause = { kind: 'expire', memberId };
      if (rounds.round === undefined || slots.list().length === 0) rebalance(rounds, cause);
      else {
        rounds.recordCause(cause);
        completeIfDue(rounds);
      }
    },
    resume: (slot, hasSameTopics) => resume(rounds, slot, hasSameTopics),
  };
  return protocol;
}

function rebalance(rounds: Rounds, cause: StepCause, joined?: Slot): void {
  const { group } = rounds;
  const members = group.slots.list();
  // The first member of a group has only just asked for the metadata.
  if (joined !== undefined && members.length === 1) rounds.knownCounts = new Map(group.partitionCounts);
  if (members.length === 0) rounds.round = undefined;
  else openRound(rounds);
  const isEager = isEagerAssignor(rounds.lastAssignor) || isEagerAssignor(group.assignor);
  rounds.lastAssignor = group.assignor;
  rounds.recordCause(cause);
  if (rounds.round !== undefined && isEager) stopAll(rounds);
}

function openRound(rounds: Rounds): void {
  if (rounds.round !== undefined) return;
  const { agenda, timings } = rounds.group;
  const opened = { dueMs: agenda.nowMs() + timings.rejoinMs };
  rounds.round = opened;
  agenda.schedule(opened.dueMs, () => {
    if (rounds.round === opened) complete(rounds, { kind: 'assign' });
  });
}

function stopAll({ group, recordCause }: Rounds): void {
  const isReading = (slot: Slot): boolean => slot.silence === undefined && slot.owned.length > 0;
  const stopping = group.slots.list().filter(isReading);
  if (stopping.length === 0) return;
  for (const slot of stopping) group.slots.setOwned(slot, []);
  recordCause({ kind: 'stop' });
}

/** Ends a round that has only been waiting for somebody. */
function completeIfDue(rounds: Rounds): void {
  if (rounds.round !== undefined && rounds.group.agenda.nowMs() >= rounds.round.dueMs) {
    complete(rounds, { kind: 'assign' });
  }
}

function complete(rounds: Rounds, cause: StepCause): void {
  const { assignor, slots } = rounds.group;
  const members = slots.list();
  // The coordinator waits for a member that has fallen silent until its session times out.
  if (members.some((slot) => slot.silence !== undefined)) return;
  rounds.generation += 1;
  const assignment = assign(assignor, {
    members: members.map((slot) => toMember(slot, assignor)),
    partitionCounts: rounds.knownCounts,
  });
  const hasRevoked = handOut(rounds, members, assignment);
  rounds.round = undefined;
  // What was taken away in a cooperative round is given out in the next, which opens at once.
  if (hasRevoked) openRound(rounds);
  rounds.recordCause(cause);
}

/** Gives every member its new list; whether a member lost something that it was still reading. */
function handOut({ generation, group }: Rounds, members: readonly Slot[], assignment: Assignment): boolean {
  const given = members.map((slot) => assignment.get(slot.memberId) ?? []);
  const hasRevoked = members.some(
    (slot, index) => subtractPartitions(slot.owned, given[index] ?? []).length > 0,
  );
  // All lists first become empty: a partition may go straight to its next owner.
  for (const slot of members) group.slots.setOwned(slot, []);
  members.forEach((slot, index) => {
    group.slots.setOwned(slot, given[index] ?? []);
    slot.epoch = generation;
    // Each assignor remembers its own rounds only.
    if (group.assignor === 'sticky') slot.memory = slot.owned;
  });
  return hasRevoked;
}

/** Members look at the metadata again: new partitions of a topic that they read call for a round. */
function notice(rounds: Rounds): void {
  const { knownCounts: known, group } = rounds;
  const seen = new Map(group.partitionCounts);
  const isNews = ({ topics }: Slot): boolean => topics.some((topic) => seen.get(topic) !== known.get(topic));
  rounds.knownCounts = seen;
  if (group.slots.list().some(isNews)) rebalance(rounds, { kind: 'notice' });
}

function resume(rounds: Rounds, slot: Slot, hasSameTopics: boolean): void {
  const cause: StepCause = { kind: 'return', memberId: slot.memberId };
  if (rounds.round === undefined && hasSameTopics) {
    // The coordinator hands back the assignment that it has kept, and nobody else hears of it.
    rounds.recordCause(cause);
    return;
  }
  // A process that starts again remembers nothing, so it joins the round with empty hands.
  rounds.group.slots.setOwned(slot, []);
  slot.memory = undefined;
  slot.epoch = -1;
  rebalance(rounds, cause);
  completeIfDue(rounds);
}

/** What a member says of itself when it joins a round. */
function toMember(slot: Slot, assignor: SimulatedAssignor): Member {
  const { memberId, topics, groupInstanceId, owned, memory, epoch } = slot;
  const member = { memberId, topics, ...(groupInstanceId === undefined ? {} : { groupInstanceId }) };
  const ownedPartitions = assignor === 'sticky' ? memory : owned;
  return ownedPartitions === undefined ? member : { ...member, ownedPartitions, generation: epoch };
}
