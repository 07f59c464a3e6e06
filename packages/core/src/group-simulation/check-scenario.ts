import { ASSIGNOR_NAMES, isAssignorName } from '../assignors/assign.ts';
import { checkGroupSubscription } from '../assignors/check-group-subscription.ts';
import { readServerVersion } from '../assignors/server/server-options.ts';
import { CoreError } from '../core-error.ts';
import {
  type GroupEvent,
  type GroupScenario,
  isServerAssignor,
  type JoiningMember,
  SERVER_ASSIGNOR_NAMES,
  type SimulatedAssignor,
} from './scenario.ts';

/**
 * Refuses a scenario that cannot be played, as far as that shows before it is played.
 * @throws {TypeError} when a field is not of its type
 * @throws {CoreError} ASSIGNOR_UNKNOWN, EVENT_TIME_RANGE, EVENT_UNKNOWN, INSTANCE_ID_TAKEN, TIMING_RANGE,
 *   and those of `checkGroupSubscription` and `readServerVersion`
 */
export function checkScenario(scenario: GroupScenario): void {
  const { assignor, members = [], partitionCounts, events, timings = {}, kafkaVersion } = scenario;
  checkAssignor(assignor);
  checkGroupSubscription({ members, partitionCounts });
  checkTotal(partitionCounts);
  checkInstanceIds(members);
  if (!Array.isArray(events)) throw new TypeError('"events" expected an array of events');
  for (const event of events) checkEvent(event);
  for (const [name, value] of Object.entries(timings)) {
    if (value === undefined || (Number.isSafeInteger(value) && value >= 1)) continue;
    throw new CoreError('TIMING_RANGE', {
      subject: `timings.${name}`,
      expected: 'a whole number of ms >= 1',
      received: String(value),
      advice: 'leave it out to take the default',
    });
  }
  if (kafkaVersion !== undefined) readServerVersion({ kafkaVersion });
}

/** As if somebody read every topic: later somebody may, and every partition is listed as unread until then. */
function checkTotal(partitionCounts: ReadonlyMap<string, number>): void {
  checkGroupSubscription({
    members: [{ memberId: '', topics: [...partitionCounts.keys()] }],
    partitionCounts,
  });
}

function checkInstanceIds(members: readonly JoiningMember[]): void {
  const seen = new Set<string>();
  for (const { groupInstanceId } of members) {
    if (groupInstanceId === undefined) continue;
    if (seen.has(groupInstanceId)) {
      throw new CoreError('INSTANCE_ID_TAKEN', {
        subject: 'members',
        expected: 'instance ids that differ',
        received: `"${groupInstanceId}" twice`,
        advice: 'give every static member an instance id of its own',
      });
    }
    seen.add(groupInstanceId);
  }
}

function checkEvent(event: GroupEvent): void {
  if (typeof event !== 'object' || event === null) throw new TypeError('"events" expected objects');
  if (!Number.isSafeInteger(event.atMs) || event.atMs < 0) {
    throw new CoreError('EVENT_TIME_RANGE', {
      subject: `atMs of event "${event.kind}"`,
      expected: 'a whole number of ms >= 0',
      received: String(event.atMs),
      advice: 'count virtual time from 0, the start of the group',
    });
  }
  switch (event.kind) {
    case 'join':
      checkGroupSubscription({ members: [event.member], partitionCounts: new Map() });
      return;
    case 'leave':
    case 'crash':
      if (typeof event.memberId !== 'string') throw new TypeError('"memberId" expected a string');
      return;
    case 'grow':
      checkTotal(new Map([[event.topic, event.partitionCount]]));
      return;
    case 'strategy':
      checkAssignor(event.assignor);
      return;
    default:
      refuseKind(event);
  }
}

function checkAssignor(assignor: SimulatedAssignor): void {
  if (isAssignorName(assignor) || isServerAssignor(assignor)) return;
  throw new CoreError('ASSIGNOR_UNKNOWN', {
    subject: 'assignor',
    expected: `one of ${[...ASSIGNOR_NAMES, ...SERVER_ASSIGNOR_NAMES].join(', ')}`,
    received: String(assignor),
    advice:
      'use the name under which Kafka lists the assignor, with server- in front for those of the broker',
  });
}

function refuseKind(event: { kind?: unknown }): never {
  throw new CoreError('EVENT_UNKNOWN', {
    subject: 'kind of an event',
    expected: 'join, leave, crash, grow or strategy',
    received: String(event.kind),
    advice: 'a restart is a leave or a crash, and then a join under another member id',
  });
}
