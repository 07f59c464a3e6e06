import {
  LAB_LIMITS,
  LAB_TOPIC_NAME,
  type LabAssignment,
  type LabEvent,
  type LabLetter,
  type LabMember,
  type LabRack,
  type LabStrategy,
  type LabTopic,
  labLetters,
  labRacks,
  labStrategies,
} from './lab-assignment.ts';
import { ParameterReader, type Reading } from './parameter-reader.ts';

const STRATEGIES: LabStrategy[] = ['range', 'roundrobin', 'sticky', 'cooperative-sticky'];

/**
 * Reads `topics` (name: partitions), `members` (letter: topics), `then` (a list of `join: {C: topics}`, `leave: B`,
 * `crash: B` and `grow: {topic: partitions}`), `strategies`, `racks` (letter: rack), `replicas` (1 to 3) and `predict`
 * (true or false); none is needed.
 */
export function readLabAssignment(parameters: Record<string, unknown>): Reading<LabAssignment> {
  const reader = new ParameterReader('lab assignment', parameters);
  const topics = reader.has('topics') ? readTopics(reader) : [{ name: 'orders', count: 7 }];
  const racks = new Map(reader.has('racks') ? readRacks(reader) : []);
  const members = reader.has('members')
    ? readMembers(reader, '"members"', reader.map('members'), { topics, racks })
    : (['A', 'B'] as const).map((letter) => everyTopic(letter, { topics, racks }));
  const events = reader.has('then')
    ? reader.list('then').flatMap((entry, index) => readEvent(reader, index, entry, { topics, racks }))
    : reader.has('members')
      ? []
      : [{ kind: 'join', member: everyTopic('C', { topics, racks }) } as const];
  const strategies = reader.has('strategies') ? readStrategies(reader) : STRATEGIES;
  const hasReplicas = reader.has('replicas');
  const replicaCount = hasReplicas
    ? reader.count('replicas', 1, labRacks.length)
    : racks.size > 0
      ? 1
      : undefined;
  const isPredicting = reader.has('predict') ? parameters.predict : false;
  if (typeof isPredicting !== 'boolean') {
    reader.problem(`"predict" expected true or false, got ${JSON.stringify(isPredicting)}`);
  }
  checkStory(reader, { topics, members, events });
  const value = { topics, members, events, strategies, replicaCount, isPredicting: isPredicting === true };
  return reader.finish(value);
}

interface Surroundings {
  topics: readonly LabTopic[];
  racks: ReadonlyMap<LabLetter, LabRack>;
}

function everyTopic(letter: LabLetter, { topics, racks }: Surroundings): LabMember {
  return { letter, topics: topics.map((_, place) => place), rack: racks.get(letter) };
}

function readTopics(reader: ParameterReader): LabTopic[] {
  const entries = reader.map('topics');
  if (entries.length > LAB_LIMITS.topics) reader.problem(`"topics" are at most ${LAB_LIMITS.topics}`);
  return entries.map(([name, count]) => {
    if (!LAB_TOPIC_NAME.test(name)) {
      reader.problem(`topic "${name}" expected a name of 1 to 20 letters a to z, digits, ".", "_" and "-"`);
    }
    return { name, count: reader.asCount(`topic "${name}"`, count, 1, LAB_LIMITS.partitions) };
  });
}

function readRacks(reader: ParameterReader): [LabLetter, LabRack][] {
  return reader.map('racks').flatMap(([name, value]) => {
    const letter = readLetter(reader, '"racks"', name);
    const rack = labRacks.find((known) => known === value);
    if (!rack)
      reader.problem(`"racks" of "${name}" expected one of ${labRacks.join(', ')}, got ${say(value)}`);
    return letter && rack ? [[letter, rack] as [LabLetter, LabRack]] : [];
  });
}

function readStrategies(reader: ParameterReader): LabStrategy[] {
  return reader.texts('strategies').flatMap((name) => {
    const strategy = labStrategies.find((known) => known === name);
    if (!strategy) reader.problem(`"strategies" has "${name}"; there are ${labStrategies.join(', ')}`);
    return strategy ?? [];
  });
}

function readMembers(
  reader: ParameterReader,
  subject: string,
  entries: readonly [string, unknown][],
  { topics, racks }: Surroundings,
): LabMember[] {
  return entries.flatMap(([name, list]) => {
    const letter = readLetter(reader, subject, name);
    if (!Array.isArray(list)) {
      reader.problem(`${subject} expected a list of topics for "${name}", got ${say(list)}`);
      return [];
    }
    const places = list.map((topic) => findTopic(reader, `${subject} of "${name}"`, topic, topics));
    const known = [...new Set(places.filter((place) => place >= 0))].sort((left, right) => left - right);
    return letter ? [{ letter, topics: known, rack: racks.get(letter) }] : [];
  });
}

function readEvent(
  reader: ParameterReader,
  index: number,
  entry: unknown,
  surroundings: Surroundings,
): LabEvent[] {
  const subject = `"then" entry ${index + 1}`;
  const entries = reader.asMap(subject, entry);
  const [kind, value] = entries[0] ?? [];
  if (entries.length > 1) reader.problem(`${subject} has ${entries.length} events; write one an entry`);
  if (kind === 'leave' || kind === 'crash') {
    const letter = readLetter(reader, subject, value);
    return letter ? [{ kind, letter }] : [];
  }
  if (kind === 'join') {
    const joining = readMembers(reader, subject, reader.asMap(`${subject}, "join"`, value), surroundings);
    return joining.map((member) => ({ kind: 'join', member }));
  }
  if (kind === 'grow') {
    return reader.asMap(`${subject}, "grow"`, value).flatMap(([name, count]): LabEvent[] => {
      const topic = findTopic(reader, subject, name, surroundings.topics);
      const grown = reader.asCount(`${subject}, "${name}"`, count, 1, LAB_LIMITS.partitions);
      return topic < 0 ? [] : [{ kind: 'grow', topic, count: grown }];
    });
  }
  if (kind !== undefined) reader.problem(`${subject} has ${say(kind)}; there are join, leave, crash, grow`);
  return [];
}

/** Nobody joins twice, nobody leaves who is not there, topics only grow. */
function checkStory(
  reader: ParameterReader,
  { topics, members, events }: Pick<LabAssignment, 'topics' | 'members' | 'events'>,
): void {
  const present = new Set(members.map(({ letter }) => letter));
  const counts = topics.map(({ count }) => count);
  if (events.length > LAB_LIMITS.events) {
    reader.problem(`"then" has ${events.length} events; the lab draws ${LAB_LIMITS.events}`);
  }
  checkTotal(reader, counts);
  for (const event of events) {
    if (event.kind === 'grow') {
      const before = counts[event.topic] ?? 0;
      if (event.count <= before) {
        const name = topics[event.topic]?.name;
        reader.problem(
          `"then": "${name}" has ${before} partitions and cannot get ${event.count}; it only grows`,
        );
      }
      counts[event.topic] = event.count;
      checkTotal(reader, counts);
    } else if (event.kind === 'join') {
      const { letter } = event.member;
      if (present.has(letter)) reader.problem(`"then": "${letter}" cannot join, it is in the group already`);
      present.add(letter);
    } else if (!present.delete(event.letter)) {
      reader.problem(`"then": "${event.letter}" cannot ${event.kind}, it is not in the group`);
    }
  }
}

function checkTotal(reader: ParameterReader, counts: readonly number[]): void {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total <= LAB_LIMITS.allPartitions) return;
  reader.problem(`the topics have ${total} partitions together; the lab draws ${LAB_LIMITS.allPartitions}`);
}

function readLetter(reader: ParameterReader, subject: string, name: unknown): LabLetter | undefined {
  const letter = labLetters.find((known) => known === name);
  if (!letter) reader.problem(`${subject} expected a letter from A to H, got ${say(name)}`);
  return letter;
}

function findTopic(
  reader: ParameterReader,
  subject: string,
  name: unknown,
  topics: readonly LabTopic[],
): number {
  const place = topics.findIndex((topic) => topic.name === name);
  if (place < 0) reader.problem(`${subject} names the topic ${say(name)}, which "topics" lacks`);
  return place;
}

function say(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}
