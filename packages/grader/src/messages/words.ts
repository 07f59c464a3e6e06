import type { FinalVerdict, NotMarkedReason } from '../questions/graded-question.ts';

/** What the pages say. Numbers come in as the language writes them. */
export interface Words {
  feedback: {
    title: string;
    submitted: string;
    /** Before the instant at which an attempt began that was never submitted. */
    notSubmitted: string;
    total: (points: string, possible: string) => string;
    totalOpen: string;
    nothing: string;
    question: (number: number) => string;
    points: (points: string, possible: string) => string;
    verdicts: Record<FinalVerdict, string>;
    notMarked: Record<NotMarkedReason, string>;
    kept: string;
    chosen: string;
    right: string;
    given: string;
    expected: string;
    /** Heading over the names of a question's fields. */
    part: string;
    /** In place of an answer that was left out. */
    nothingGiven: string;
    /** Before a key that a question is about. */
    key: string;
    partitionCount: (count: number) => string;
    members: string;
    /** Before what a member had before a rebalance. */
    owned: string;
    explanation: string;
  };
  statistics: {
    title: string;
    /** Students with a marked attempt, and all. */
    students: (graded: number, all: number) => string;
    mean: (points: string, possible: string) => string;
    question: string;
    marked: string;
    right: string;
    meanShare: string;
    unanswered: string;
    mistake: string;
    /** How many students made it. */
    mistakeCount: (count: number) => string;
    none: string;
    notMarkedHere: string;
  };
}
