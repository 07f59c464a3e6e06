import type { LabStrategy } from '@keyway/lesson/containers/lab-assignment';
import type { NameProblem } from '../lab-state.svelte.ts';

/** What happened or may happen, as the words need it: letters and names in place of places. */
export type NamedEvent =
  | { kind: 'start' }
  | { kind: 'join' | 'leave' | 'crash'; letter: string }
  | { kind: 'grow'; topic: string; count: number };

/** What the assignment lab says. */
export interface AssignmentLabWords {
  setup: string;
  topics: string;
  topicName: string;
  partitionCount: string;
  addTopic: string;
  removeTopic: (name: string) => string;
  nameProblems: Record<NameProblem, string>;
  members: string;
  topicsOf: (letter: string) => string;
  addMember: (letter: string) => string;
  removeMember: (letter: string) => string;
  racks: string;
  noRacks: string;
  copies: (count: number) => string;
  racksNote: string;
  rackOf: (letter: string) => string;
  noRack: string;
  strategies: string;
  strategyNames: Record<LabStrategy, string>;
  /** How members behave during a rebalance. */
  eager: string;
  cooperative: string;
  server: string;
  noStrategy: string;

  next: string;
  /** On a button: lets it happen. */
  act: (event: NamedEvent) => string;
  /** In the head of a column, and in sentences: it has happened. */
  happened: (event: NamedEvent) => string;
  crashNote: (letter: string, seconds: string) => string;
  joinTopics: string;
  joinRack: string;
  growTopic: string;
  growTo: string;
  undo: string;
  startOver: string;
  full: (most: number) => string;
  broken: string;

  predict: string;
  question: (event: string) => string;
  questionOwner: (partition: string) => string;
  questionMoved: string;
  choose: string;
  nobody: string;
  look: string;
  yours: (guess: string) => string;
  noGuess: string;
  answer: (answer: string) => string;
  hidden: (event: string) => string;

  told: (event: string, list: string) => string;
  toldStart: (memberCount: number, partitionCount: number) => string;
  picture: string;
  generation: string;
  moved: (count: number, inAll: number) => string;
  /** A cooperative group that goes on revoking. */
  restless: (roundCount: number) => string;
  balance: (least: number, most: number) => string;
  legend: Record<'given' | 'moved' | 'revoked' | 'unowned', string>;

  partition: string;
  perMember: string;
  movedRow: string;
  kept: string;
  given: string;
  movedFrom: (letter: string) => string;
  revokedFrom: (letter: string) => string;
  notThere: string;
}
