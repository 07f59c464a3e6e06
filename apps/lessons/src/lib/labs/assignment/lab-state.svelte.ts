import {
  LAB_LIMITS,
  LAB_TOPIC_NAME,
  type LabAssignment,
  type LabEvent,
  type LabLetter,
  type LabMember,
  type LabRack,
  type LabStrategy,
  labLetters,
  labStrategies,
} from '@keyway/lesson/containers/lab-assignment';
import { readWholeNumber } from '../fields/read-whole-number.ts';
import type { AssignmentState, Guess, Prediction, TopicText } from './lab-address.ts';
import type { Plan } from './plan.ts';
import { mostPartitions, type Scene } from './scenes.ts';
import { type Story, shorten, tellStory } from './tell-story.ts';

/** What is wrong with the name of a topic. */
export type NameProblem = 'empty' | 'letters' | 'twice';

const NEW_TOPICS = ['orders', 'payments', 'clicks', 'returns'];
const NEW_COUNT = '4';

/** What stands in the fields of the assignment lab, what has happened, and all that follows from it. */
export class AssignmentLabState {
  topics: TopicText[] = $state([]);
  members: LabMember[] = $state([]);
  events: LabEvent[] = $state.raw([]);
  strategies: LabStrategy[] = $state.raw([]);
  replicas: AssignmentState['replicas'] = $state('');
  prediction: Prediction = $state('off');
  guesses: Partial<Record<LabStrategy, Guess>> = $state({});

  /** By the places of the topics. */
  readonly nameProblems: (NameProblem | undefined)[] = $derived(
    this.topics.map(({ name }, place) => {
      if (name.trim() === '') return 'empty';
      if (!LAB_TOPIC_NAME.test(name.trim())) return 'letters';
      const first = this.topics.findIndex((topic) => topic.name.trim() === name.trim());
      return first < place ? 'twice' : undefined;
    }),
  );
  /** Most partitions of each topic: the others take up room too. */
  readonly mostCounts: number[] = $derived.by(() => {
    const counts = this.topics.map(({ count }) => {
      const reading = readWholeNumber(count, 1, LAB_LIMITS.partitions);
      return 'value' in reading ? reading.value : 0;
    });
    return counts.map((_, place) => mostPartitions(counts, place));
  });
  /** Undefined while a field is wrong. */
  readonly plan: Plan | undefined = $derived.by(() => {
    const topics = this.topics.flatMap(({ name, count }, place) => {
      const reading = readWholeNumber(count, 1, this.mostCounts[place] ?? 1);
      return 'value' in reading ? [{ name: name.trim(), count: reading.value }] : [];
    });
    if (topics.length < this.topics.length || this.nameProblems.some((problem) => problem)) return;
    const { events, strategies } = this;
    const members = $state.snapshot(this.members);
    const replicaCount = this.replicas === '' ? undefined : Number(this.replicas);
    return { topics, members, events, strategies, replicaCount };
  });

  /** Kept while a field is being typed, so that the picture does not jump. */
  #last: Story | undefined;
  /** All that has happened, the hidden step too. */
  readonly story: Story | undefined = $derived.by(() => {
    if (this.plan) this.#last = tellStory(this.plan);
    return this.#last;
  });
  /** Whether the last step waits for the reader's guesses. */
  readonly isAsking: boolean = $derived(this.prediction === 'asked' && (this.story?.scenes.length ?? 0) > 1);
  /** What may be seen of the story. */
  readonly shown: Story | undefined = $derived(
    this.story && this.isAsking ? shorten(this.story, this.story.scenes.length - 1) : this.story,
  );
  /** The group as it stands. */
  readonly now: Scene | undefined = $derived(this.shown?.scenes.at(-1));
  readonly hasRoom: boolean = $derived((this.story?.scenes.length ?? 1) <= LAB_LIMITS.events);
  /** The member that could join next: one that was never there, if there is one. */
  readonly nextLetter: LabLetter | undefined = $derived.by(() => {
    const present = new Set(this.now?.members.map(({ letter }) => letter));
    const absent = labLetters.filter((letter) => !present.has(letter));
    const seen = new Set(this.story?.scenes.flatMap(({ members }) => members.map(({ letter }) => letter)));
    return absent.find((letter) => !seen.has(letter)) ?? absent[0];
  });

  constructor({ topics, members, events, strategies, replicaCount, isPredicting }: LabAssignment) {
    this.topics = topics.map(({ name, count }) => ({ name, count: String(count) }));
    this.members = members.map((member) => ({ ...member, topics: [...member.topics] }));
    this.events = events;
    this.strategies = strategies;
    this.replicas = (['1', '2', '3'] as const).find((count) => count === String(replicaCount)) ?? '';
    this.prediction = isPredicting ? 'ready' : 'off';
  }

  /** The fields as the address has them. */
  get state(): AssignmentState {
    const { topics, members, events, strategies, replicas, prediction, guesses } = this;
    return { topics, members, events, strategies, replicas, prediction, guesses };
  }

  /** Takes over what an address names, and leaves the rest. */
  apply(named: Partial<AssignmentState>): void {
    Object.assign(this, named);
  }

  /** Lets something happen to the group; with predictions on, what comes of it is hidden until `look`. */
  act(event: LabEvent): void {
    if (!this.hasRoom || this.isAsking) return;
    this.events = [...this.#played(), event];
    this.guesses = {};
    if (this.prediction !== 'off') this.prediction = 'asked';
  }

  /** Takes back the last event. */
  undo(): void {
    this.#rewind(this.#played().slice(0, -1));
  }

  startOver(): void {
    this.#rewind([]);
  }

  setPredicting(isPredicting: boolean): void {
    this.prediction = isPredicting ? 'ready' : 'off';
    this.guesses = {};
  }

  look(): void {
    this.prediction = 'told';
  }

  setStrategy(strategy: LabStrategy, isShown: boolean): void {
    this.strategies = labStrategies.filter((one) =>
      one === strategy ? isShown : this.strategies.includes(one),
    );
  }

  addTopic(): void {
    const place = this.topics.length;
    const name = NEW_TOPICS.find((one) => this.topics.every((topic) => topic.name.trim() !== one)) ?? '';
    this.topics.push({ name, count: NEW_COUNT });
    // A topic that nobody reads would show nothing.
    for (const member of this.members) member.topics.push(place);
    this.events = this.events.map((event) =>
      event.kind === 'join'
        ? { ...event, member: { ...event.member, topics: [...event.member.topics, place] } }
        : event,
    );
  }

  removeTopic(place: number): void {
    const moveUp = (places: readonly number[]): number[] =>
      places.filter((one) => one !== place).map((one) => (one > place ? one - 1 : one));
    this.topics.splice(place, 1);
    for (const member of this.members) member.topics = moveUp(member.topics);
    this.events = this.events.flatMap((event): LabEvent[] => {
      if (event.kind === 'join') {
        return [{ ...event, member: { ...event.member, topics: moveUp(event.member.topics) } }];
      }
      if (event.kind !== 'grow') return [event];
      return moveUp([event.topic]).map((topic) => ({ ...event, topic }));
    });
  }

  /** The member that would be added to the start; undefined when all are there. */
  get spareLetter(): LabLetter | undefined {
    return labLetters.find((letter) => this.members.every((member) => member.letter !== letter));
  }

  addMember(): void {
    const letter = this.spareLetter;
    if (!letter) return;
    this.members.push({ letter, topics: this.topics.map((_, place) => place), rack: undefined });
  }

  removeMember(letter: LabLetter): void {
    if (this.members.length > 1) this.members = this.members.filter((member) => member.letter !== letter);
  }

  setSubscribed(member: LabMember, place: number, isSubscribed: boolean): void {
    member.topics = this.topics
      .map((_, one) => one)
      .filter((one) => (one === place ? isSubscribed : member.topics.includes(one)));
  }

  setRack(member: LabMember, rack: LabRack | undefined): void {
    member.rack = rack;
  }

  /** The events that could happen; what the start does not allow any more is forgotten with the next one. */
  #played(): LabEvent[] {
    return this.story?.scenes.flatMap(({ event }) => event ?? []) ?? [];
  }

  #rewind(events: LabEvent[]): void {
    this.events = events;
    this.guesses = {};
    if (this.prediction !== 'off') this.prediction = 'ready';
  }
}
