import {
  LAB_LIMITS,
  type LabEvent,
  type LabLetter,
  type LabMember,
  type LabStrategy,
  labLetters,
  labRacks,
  labStrategies,
} from '@keyway/lesson/containers/lab-assignment';

/** A topic as typed. */
export interface TopicText {
  name: string;
  count: string;
}

/** What a reader expects of a strategy. */
export interface Guess {
  /** A letter, `-` for nobody, empty where nothing is chosen. */
  owner: string;
  /** A number in digits, empty where nothing is chosen. */
  moved: string;
}

/**
 * off: everything is shown at once; ready: the next event will be asked about; asked: the last step is hidden;
 * told: it is shown beside the guesses.
 */
export const PREDICTIONS = ['off', 'ready', 'asked', 'told'] as const;
export type Prediction = (typeof PREDICTIONS)[number];

/** What the assignment lab shows, as its address says it after the `#`. */
export interface AssignmentState {
  topics: TopicText[];
  members: LabMember[];
  events: LabEvent[];
  strategies: LabStrategy[];
  /** Copies of each partition; empty where racks play no part. */
  replicas: '' | '1' | '2' | '3';
  prediction: Prediction;
  guesses: Partial<Record<LabStrategy, Guess>>;
}

/** Longer texts come from no field of the lab. */
const MAX_TEXT = 60;

/**
 * The part of the address after `#`.
 * @example t=orders:7&m=A,B&e=jC,lB,g0:9&s=range,sticky // the topic, A and B, C joins, B leaves, the topic grows
 */
export function printLabAddress(state: AssignmentState): string {
  const { topics, members, events, strategies, replicas, prediction, guesses } = state;
  const printMember = ({ letter, topics: places, rack }: LabMember): string => {
    const isEvery = places.length === topics.length;
    return `${letter}${isEvery ? '' : places.join('') || '-'}${rack ?? ''}`;
  };
  const printEvent = (event: LabEvent): string => {
    if (event.kind === 'join') return `j${printMember(event.member)}`;
    return event.kind === 'grow' ? `g${event.topic}:${event.count}` : `${event.kind[0]}${event.letter}`;
  };
  const guessed = strategies.map((strategy) => {
    const { owner = '', moved = '' } = guesses[strategy] ?? {};
    return owner + moved;
  });
  const named = {
    t: topics.map(({ name, count }) => `${encodeURIComponent(name)}:${encodeURIComponent(count)}`).join(','),
    m: members.map(printMember).join(','),
    e: events.map(printEvent).join(','),
    s: strategies.join(','),
    r: replicas,
    p: prediction === 'off' ? '' : prediction,
    q: guessed.some((guess) => guess !== '') ? guessed.join(',') : '',
  };
  return Object.entries(named)
    .filter(([name, value]) => value !== '' || 'tmes'.includes(name))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

/**
 * Reads what `printLabAddress` wrote.
 * @param fragment - with or without the leading `#`
 * @returns only what the address names; a part of it that nobody can have printed is left out
 */
export function readLabAddress(fragment: string): Partial<AssignmentState> {
  const named = new URLSearchParams(fragment.replace(/^#/, ''));
  const list = (name: string): string[] | undefined =>
    named
      .get(name)
      ?.split(',')
      .filter((piece) => piece !== '');
  const topics = list('t')?.slice(0, LAB_LIMITS.topics).map(readTopic);
  // A fragment without topics is of another page: what the letters in it mean depends on the topics.
  if (!topics || topics.length === 0) return {};
  const places = topics.map((_, place) => place);
  const members = distinct((list('m') ?? []).flatMap((piece) => readMember(piece, places)));
  const events = (list('e') ?? []).flatMap((piece) => readEvent(piece, places)).slice(0, LAB_LIMITS.events);
  const strategies = list('s') && labStrategies.filter((strategy) => list('s')?.includes(strategy));
  const replicas = (['1', '2', '3'] as const).find((count) => count === named.get('r')) ?? '';
  const prediction = PREDICTIONS.find((known) => known === named.get('p')) ?? 'off';
  return {
    topics,
    ...(members.length > 0 && { members }),
    events,
    ...(strategies && { strategies }),
    replicas,
    prediction,
    ...(strategies && { guesses: readGuesses(named.get('q') ?? '', strategies) }),
  };
}

function readTopic(piece: string): TopicText {
  const [name = '', count = ''] = piece.split(':');
  return { name: name.slice(0, MAX_TEXT), count: count.slice(0, MAX_TEXT) };
}

function readMember(piece: string, places: readonly number[]): LabMember[] {
  const [, name, digits, rackName] = /^([A-H])(-|[0-3]*)(r[1-3])?$/.exec(piece) ?? [];
  const letter = labLetters.find((known) => known === name);
  if (!letter) return [];
  const topics = digits === '' ? [...places] : places.filter((place) => digits?.includes(String(place)));
  return [{ letter, topics, rack: labRacks.find((known) => known === rackName) }];
}

function readEvent(piece: string, places: readonly number[]): LabEvent[] {
  const [kind, rest] = [piece[0], piece.slice(1)];
  if (kind === 'j') return readMember(rest, places).map((member) => ({ kind: 'join', member }));
  if (kind === 'g') {
    const [, topic, count] = /^([0-3]):(\d{1,2})$/.exec(rest) ?? [];
    const isPossible = places.includes(Number(topic)) && Number(count) <= LAB_LIMITS.partitions;
    return isPossible ? [{ kind: 'grow', topic: Number(topic), count: Number(count) }] : [];
  }
  const letter: LabLetter | undefined = labLetters.find((known) => known === rest);
  if (!letter || (kind !== 'l' && kind !== 'c')) return [];
  return [{ kind: kind === 'l' ? 'leave' : 'crash', letter }];
}

function readGuesses(text: string, strategies: readonly LabStrategy[]): Partial<Record<LabStrategy, Guess>> {
  const pieces = text.split(',');
  return Object.fromEntries(
    strategies.flatMap((strategy, place) => {
      const [whole, owner = '', moved = ''] = /^([A-H-]?)(\d{0,2})$/.exec(pieces[place] ?? '') ?? [];
      return whole ? [[strategy, { owner, moved }]] : [];
    }),
  );
}

function distinct(members: readonly LabMember[]): LabMember[] {
  return members.filter(
    ({ letter }, place) => members.findIndex((member) => member.letter === letter) === place,
  );
}
