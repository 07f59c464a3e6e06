import { checkScenario } from './group-simulation/check-scenario.ts';
import { createClassicProtocol } from './group-simulation/classic-protocol.ts';
import { createConsumerProtocol } from './group-simulation/consumer-protocol.ts';
import type { GroupStep } from './group-simulation/group-step.ts';
import { playEvent } from './group-simulation/play-event.ts';
import { recordSteps } from './group-simulation/record-steps.ts';
import { type GroupScenario, isServerAssignor } from './group-simulation/scenario.ts';
import { createSimulatedGroup } from './group-simulation/simulated-group.ts';

/**
 * Plays a consumer group over virtual time: members join, leave and crash, topics grow, the strategy changes.
 * After every step it says who owns what, what changed hands, and which partitions nobody reads, for how long already.
 * The simulation goes on after the last event until nothing is left to happen.
 * What is simplified stands at `createClassicProtocol` and `createConsumerProtocol`.
 * @param scenario - the assignor, which decides the protocol; members at the start; partitions; events
 * @returns the steps in order; none when nobody is there and nothing happens. Each lists the partitions that nobody
 *   reads, so a long story of a large group fills the memory: 1000 members that join one by one, a gigabyte.
 * @throws {TypeError | CoreError} those of `checkScenario` and `playEvent`
 * @example simulateGroup({
 *   assignor: 'cooperative-sticky',
 *   partitionCounts: new Map([['t', 4]]),
 *   members: [{ memberId: 'a', topics: ['t'] }],
 *   events: [{ atMs: 60_000, kind: 'join', member: { memberId: 'b', topics: ['t'] } }],
 * }) // start; join, assign (b still empty-handed), assign
 */
export function simulateGroup(scenario: GroupScenario): GroupStep[] {
  checkScenario(scenario);
  const group = createSimulatedGroup(scenario);
  const { steps, record } = recordSteps(group);
  const protocol = isServerAssignor(scenario.assignor)
    ? createConsumerProtocol(group, record)
    : createClassicProtocol(group, record);
  const { members = [], events } = scenario;
  for (const { memberId, topics, groupInstanceId } of members) {
    group.slots.add({ memberId, topics, groupInstanceId, joinedMs: 0 });
  }
  if (members.length > 0) protocol.start();
  for (const event of events) {
    group.agenda.schedule(event.atMs, () => playEvent({ group, protocol, record }, event));
  }
  group.agenda.run();
  return steps;
}
