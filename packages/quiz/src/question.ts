/** What every question kind shares. */

import type { FeedbackKey } from './feedback-key.ts';

/** Languages that the course speaks. */
export const languages = ['hi', 'es', 'en'] as const;
export type Language = (typeof languages)[number];

/**
 * right: full score; partly: between; wrong: none though answered; unanswered: nothing that could be marked;
 * ask: the answer can be read in two ways that are not marked alike, see `Mark.ask`.
 */
export type Verdict = 'right' | 'partly' | 'wrong' | 'unanswered' | 'ask';

/** A message by key with its parameters; the words live in `messages/`. A parameter may be a message itself. */
export interface Feedback {
  key: FeedbackKey;
  params: Record<string, number | string | Feedback>;
}

/** The two numbers that a text such as `1.234` can mean. A response that is a number is never asked about. */
export interface Ask {
  meanings: [number, number];
  /** The step of a trace that is meant. */
  stepId?: string;
}

/** What marking says: the score, the verdict, and what to tell the learner, in order. */
export interface Mark {
  /** 0 to 1; 0 for `ask` until it is answered. */
  score: number;
  verdict: Verdict;
  feedback: Feedback[];
  /** With the verdict `ask` alone: what to ask. Put the number that is meant in place of the text and mark again. */
  ask?: Ask;
}

/** A wrong answer that gives its cause away. */
export interface Mistake {
  answer: number;
  feedback: Feedback;
}

/**
 * What the author of a question writes for its readers: plain text in which backticks mark code, with `{name}` for
 * what a variant draws.
 */
export interface QuestionTexts {
  prompt: string;
  /** Shown once the answer is known; `{answer}` stands for it. */
  explanation?: string;
}
