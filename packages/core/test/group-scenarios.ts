import fc from 'fast-check';
import { ASSIGNOR_NAMES } from '../src/assignors/assign.ts';
import {
  type GroupEvent,
  type GroupScenario,
  SERVER_ASSIGNOR_NAMES,
  type SimulatedAssignor,
} from '../src/group-simulation/scenario.ts';

const TOPICS = ['t0', 't1', 'orders'];
const TIMINGS = {
  sessionTimeoutMs: 45_000,
  rejoinMs: 3_000,
  metadataMaxAgeMs: 20_000,
  heartbeatIntervalMs: 5_000,
  revokeMs: 100,
};

interface Move {
  kind: 'join' | 'static-join' | 'leave' | 'crash' | 'grow' | 'strategy';
  gapMs: number;
  pick: number;
  topics: string[];
}

const ALL_KINDS: Move['kind'][] = [
  'join',
  'join',
  'static-join',
  'static-join',
  'leave',
  'crash',
  'grow',
  'strategy',
];

const anyMove = (kinds: readonly Move['kind'][]): fc.Arbitrary<Move> =>
  fc.record({
    kind: fc.constantFrom(...kinds),
    // Some events meet in one instant, some fall into a round or a heartbeat, some come after everything is quiet.
    gapMs: fc.constantFrom(0, 50, 1_000, 4_000, 30_000, 500_000),
    pick: fc.nat(99),
    topics: fc.subarray(TOPICS, { minLength: 1 }),
  });

/** Scenarios that can be played. */
export function anyScenario({
  assignors = [...ASSIGNOR_NAMES, ...SERVER_ASSIGNOR_NAMES],
  kinds = ALL_KINDS,
}: {
  assignors?: readonly SimulatedAssignor[];
  kinds?: readonly Move['kind'][];
} = {}): fc.Arbitrary<GroupScenario> {
  return fc
    .record({
      assignor: fc.constantFrom(...assignors),
      counts: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 3, maxLength: 3 }),
      moves: fc.array(anyMove(kinds), { minLength: 1, maxLength: 16 }),
      isEqual: fc.boolean(),
      first: fc.array(fc.subarray(TOPICS, { minLength: 1 }), { maxLength: 5 }),
      kafkaVersion: fc.constantFrom('4.0', '4.4'),
    })
    .map(({ assignor, counts, moves, isEqual, first, kafkaVersion }) => ({
      assignor,
      members: first.map((topics, index) => ({
        memberId: `first${index}`,
        topics: isEqual ? TOPICS : topics,
      })),
      kafkaVersion,
      timings: TIMINGS,
      partitionCounts: new Map(TOPICS.map((topic, index) => [topic, counts[index] ?? 1])),
      events: toEvents(
        first.length,
        isEqual ? moves.map((move) => ({ ...move, topics: TOPICS })) : moves,
        counts,
        SERVER_ASSIGNOR_NAMES.some((name) => name === assignor) ? SERVER_ASSIGNOR_NAMES : ASSIGNOR_NAMES,
      ),
    }));
}

/** Turns moves into events that fit together: only members that run can stop, only idle instance ids can start. */
function toEvents(
  firstCount: number,
  moves: readonly Move[],
  counts: readonly number[],
  assignors: readonly SimulatedAssignor[],
): GroupEvent[] {
  const running = new Map<string, string | undefined>(
    Array.from({ length: firstCount }, (_, index) => [`first${index}`, undefined]),
  );
  const sizes = [...counts];
  const events: GroupEvent[] = [];
  let atMs = 0;
  moves.forEach(({ kind, gapMs, pick, topics }, index) => {
    atMs += gapMs;
    const memberId = `m${index}`;
    const instanceId = `i${pick % 3}`;
    const target = [...running.keys()][pick % Math.max(1, running.size)];
    if (kind === 'static-join' && ![...running.values()].includes(instanceId)) {
      running.set(memberId, instanceId);
      events.push({ atMs, kind: 'join', member: { memberId, topics, groupInstanceId: instanceId } });
    } else if ((kind === 'leave' || kind === 'crash') && target !== undefined) {
      running.delete(target);
      events.push({ atMs, kind, memberId: target });
    } else if (kind === 'grow') {
      const size = (sizes[pick % 3] ?? 0) + 1 + (pick % 4);
      sizes[pick % 3] = size;
      events.push({ atMs, kind, topic: TOPICS[pick % 3] ?? '', partitionCount: size });
    } else if (kind === 'strategy') {
      events.push({ atMs, kind, assignor: assignors[pick % assignors.length] ?? 'range' });
    } else {
      running.set(memberId, undefined);
      events.push({ atMs, kind: 'join', member: { memberId, topics } });
    }
  });
  return events;
}
