import type { QuestionKind } from '@keyway/quiz/quiz-question';

/** Kinds that a page draws from data; choice questions are drawn from a lesson's own list. */
export type DrawnKind = Exclude<QuestionKind, 'choice'>;

/** What questions with values of their own say. A language that lacks a message does not compile. */
export interface QuestionKindWords {
  /** What is asked for, beside the question's number. */
  task: Record<DrawnKind, string>;
  answer: string;
  /** A button that draws other values. */
  another: string;
  /** Names the two buttons of an answer that can be read in two ways. */
  meant: string;
  assignment: AssignmentWords;
  trace: { members: string; steps: string; step: string; value: string };
  code: CodeQuestionWords;
}

export interface AssignmentWords {
  members: string;
  member: string;
  topics: string;
  owned: string;
  none: string;
  who: string;
  partition: string;
  memberOf: (partition: string) => string;
  choose: string;
  nobody: string;
}

export interface CodeQuestionWords {
  language: string;
  source: string;
  cases: string;
  call: string;
  came: string;
  notRun: string;
  noValue: string;
  run: string;
  stop: string;
  printed: string;
  /** What the first press loads: `Python, 6.4 MB the first time`. */
  firstTime: (languageName: string, size: string) => string;
}
