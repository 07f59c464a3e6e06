import { ParameterReader, type Reading } from './parameter-reader.ts';

/** Assignors that a worked table can run; names as in Kafka's settings. */
export const drawnAssignors = ['range', 'roundrobin', 'sticky', 'cooperative-sticky'] as const;
export type DrawnAssignor = (typeof drawnAssignors)[number];

/** Topics that each member subscribes to, by member id. */
export type Subscriptions = Map<string, string[]>;

/** What happens to the group before the next rebalance. */
export interface GroupChange {
  join: Subscriptions;
  leave: string[];
}

/** `::: worked assignment`: a group under several assignors, and how it changes. */
export interface AssignmentParameters {
  assignors: DrawnAssignor[];
  partitionCounts: Map<string, number>;
  members: Subscriptions;
  changes: GroupChange[];
  /** What members own before the first rebalance: member id, topic, partitions. */
  owned: Map<string, Map<string, number[]>> | undefined;
}

const MAX_DRAWN_PARTITIONS = 64;

/**
 * Reads `assignors`, `topics` (name: partitions), `members` (id: topics), and where they are written `then`
 * (a list of `join: {id: topics}` and `leave: id or ids`) and `owned` (id: {topic: partitions}).
 */
export function readAssignment(parameters: Record<string, unknown>): Reading<AssignmentParameters> {
  const reader = new ParameterReader('worked assignment', parameters);
  const assignors = readAssignors(reader);
  const partitionCounts = new Map(
    reader
      .map('topics')
      .map(([topic, count]) => [topic, reader.asCount(`topic "${topic}"`, count, 1, MAX_DRAWN_PARTITIONS)]),
  );
  const members = readSubscriptions(reader, '"members"', reader.map('members'), partitionCounts);
  const changes = reader.has('then')
    ? reader.list('then').map((change, index) => readChange(reader, index, change, partitionCounts))
    : [];
  const owned = reader.has('owned') ? readOwned(reader, members, partitionCounts) : undefined;
  checkPresence(reader, members, changes);
  const total = [...partitionCounts.values()].reduce((sum, count) => sum + count, 0);
  if (total > MAX_DRAWN_PARTITIONS) {
    reader.problem(
      `"topics" have ${total} partitions together; a table of more than ${MAX_DRAWN_PARTITIONS} cannot be read`,
    );
  }
  return reader.finish({ assignors, partitionCounts, members, changes, owned });
}

function readAssignors(reader: ParameterReader): DrawnAssignor[] {
  return reader.texts('assignors').flatMap((name) => {
    const assignor = drawnAssignors.find((known) => known === name);
    if (!assignor) reader.problem(`"assignors" has "${name}"; there are ${drawnAssignors.join(', ')}`);
    return assignor ?? [];
  });
}

function readSubscriptions(
  reader: ParameterReader,
  subject: string,
  entries: [string, unknown][],
  partitionCounts: ReadonlyMap<string, number>,
): Subscriptions {
  const subscriptions: Subscriptions = new Map();
  for (const [memberId, topics] of entries) {
    if (!Array.isArray(topics)) {
      reader.problem(`${subject} expected a list of topics for "${memberId}", got ${JSON.stringify(topics)}`);
      continue;
    }
    const names = topics.map((topic) => reader.asText(`${subject}, topic of "${memberId}"`, topic));
    for (const name of names) {
      if (!partitionCounts.has(name))
        reader.problem(`"${memberId}" subscribes to "${name}", which "topics" lacks`);
    }
    subscriptions.set(memberId, names);
  }
  return subscriptions;
}

function readChange(
  reader: ParameterReader,
  index: number,
  change: unknown,
  partitionCounts: ReadonlyMap<string, number>,
): GroupChange {
  const subject = `"then" entry ${index + 1}`;
  const fields = new Map(reader.asMap(subject, change));
  for (const name of fields.keys()) {
    if (name !== 'join' && name !== 'leave')
      reader.problem(`${subject} has "${name}"; there are join, leave`);
  }
  const joining = fields.has('join') ? reader.asMap(`${subject}, "join"`, fields.get('join')) : [];
  const leaving = fields.get('leave') ?? [];
  return {
    join: readSubscriptions(reader, `${subject}, "join"`, joining, partitionCounts),
    leave: (Array.isArray(leaving) ? leaving : [leaving]).map((id) =>
      reader.asText(`${subject}, "leave"`, id),
    ),
  };
}

function readOwned(
  reader: ParameterReader,
  members: Subscriptions,
  partitionCounts: ReadonlyMap<string, number>,
): Map<string, Map<string, number[]>> {
  const owned = new Map<string, Map<string, number[]>>();
  const owners = new Map<string, string>();
  for (const [memberId, topics] of reader.map('owned')) {
    if (!members.has(memberId)) reader.problem(`"owned" names "${memberId}", which "members" lacks`);
    const ownedTopics = new Map<string, number[]>();
    for (const [topic, partitions] of reader.asMap(`"owned" of "${memberId}"`, topics)) {
      const subject = `"owned" of "${memberId}", topic "${topic}"`;
      const count = partitionCounts.get(topic);
      if (count === undefined) reader.problem(`${subject}: "topics" lacks it`);
      if (!Array.isArray(partitions)) reader.problem(`${subject} expected a list of partitions`);
      const numbers = (Array.isArray(partitions) ? partitions : []).map((partition) =>
        reader.asCount(subject, partition, 0, (count ?? 1) - 1),
      );
      for (const partition of numbers) {
        const other = owners.get(`${topic} ${partition}`);
        if (other !== undefined) reader.problem(`${subject}: "${other}" owns partition ${partition} already`);
        owners.set(`${topic} ${partition}`, memberId);
      }
      ownedTopics.set(topic, numbers);
    }
    owned.set(memberId, ownedTopics);
  }
  return owned;
}

/** Nobody joins twice, nobody leaves who is not there, and somebody always stays. */
function checkPresence(
  reader: ParameterReader,
  members: Subscriptions,
  changes: readonly GroupChange[],
): void {
  const present = new Set(members.keys());
  for (const [index, { join, leave }] of changes.entries()) {
    const subject = `"then" entry ${index + 1}`;
    for (const id of leave) {
      if (!present.delete(id)) reader.problem(`${subject}: "${id}" cannot leave, it is not in the group`);
    }
    for (const id of join.keys()) {
      if (present.has(id)) reader.problem(`${subject}: "${id}" cannot join, it is in the group already`);
      present.add(id);
    }
    if (present.size === 0) reader.problem(`${subject}: nobody is left in the group`);
  }
}
