import type { LabName } from '../labs/lab-names.ts';

/**
 * Everything that the site itself says, in one language; what a lesson says stands in the lesson.
 * A language that lacks a message does not compile.
 */
export interface Words {
  /** What Keyway is, in one line. */
  tagline: string;
  skipToContent: string;
  mainNavigation: string;
  languageNavigation: string;
  lessons: string;
  labsHeading: string;
  home: string;
  footer: string;
  /** Of the software and fonts that the site carries. */
  licences: string;
  theme: { label: string; auto: string; light: string; dark: string };
  start: { title: string; continueReading: (languageName: string) => string };
  overview: OverviewWords;
  lesson: LessonWords;
  question: QuestionWords;
  /** A lab has its other words beside it. */
  labs: Record<LabName, { title: string; summary: string }> & LabFrameWords;
  /** Whether the course can be read without its server. */
  offline: { kept: string; 'plain-http': string; update: string; load: string };
  /** Answers and place as a file. */
  progress: {
    save: string;
    takeOver: string;
    taken: (answerCount: number) => string;
    problems: Record<'not-progress' | 'newer', string>;
  };
  /** The lesson on paper, and its answers on another sheet. */
  sheet: { title: string; note: string; open: string; teacher: string; print: string; link: string };
  /** The way to the pages about clients; their own words stand beside them. */
  clients: { heading: string } & Record<'mismatch' | 'agreement', { title: string; summary: string }>;
  /** The address of a page for the phones of a class. */
  share: { open: string; picture: string; ownMachine: string; close: string };
  notFound: { title: string; text: string; toLessons: string };
}

/** What stands in the parts of a lesson that are drawn when the site is built; no browser loads these words. */
export interface DrawnWords {
  code: {
    label: (language: string, number: number) => string;
    output: string;
    outputLabel: (number: number) => string;
  };
  figure: { asText: string; missing: string };
  sources: string;
  worked: WorkedWords;
}

/** The page that lists lessons and labs. */
export interface OverviewWords {
  continueHeading: string;
  lessonCount: (count: number) => string;
  minutes: (count: number) => string;
  /** Questions answered right, of all that the lesson has. */
  rightOf: (right: number, all: number) => string;
  questionCount: (count: number) => string;
  elsewhereHeading: string;
  elsewhereIn: string;
  noLessons: string;
  forget: string;
  forgetQuestion: string;
  forgotten: string;
}

export interface LessonWords {
  contents: string;
  position: (number: number, all: number) => string;
  checkedWith: (kafka: string) => string;
  previous: string;
  next: string;
  neighbours: string;
}

export interface QuestionWords {
  question: string;
  chooseOne: string;
  chooseSeveral: string;
  ponder: string;
  check: string;
  retry: string;
  right: string;
  wrong: string;
  explanation: string;
  needsScript: string;
}

export interface WorkedWords {
  keyPartitions: string;
  key: string;
  ofPartitions: (count: number) => string;
  stays: string;
  moves: string;
  moveCount: (moved: number, all: number) => string;
  rangeSteps: string;
  quotientMeans: string;
  remainderMeans: (remainder: number) => string;
  position: string;
  member: string;
  start: string;
  count: string;
  partitions: string;
  none: string;
  assignment: string;
  generation: string;
  partition: string;
  before: string;
  joins: string;
  leaves: string;
  followUp: string;
  perMember: string;
  movedCount: string;
  /** Read aloud and shown in the key below the picture. */
  given: string;
  movedFrom: (memberId: string) => string;
  revokedFrom: (memberId: string) => string;
  nobody: string;
  legendGiven: string;
  legendMoved: string;
  legendRevoked: string;
}

/** What every lab says. */
interface LabFrameWords {
  addressNote: string;
  asTable: string;
  ownPage: string;
  needsScript: string;
}
