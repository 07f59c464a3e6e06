/** What every question kind shares. */

/** Languages that the course speaks. */
export const languages = ['hi', 'es', 'en'] as const;
export type Language = (typeof languages)[number];

/** right: full score; partly: between; wrong: none though answered; unanswered: nothing was chosen. */
export type Verdict = 'right' | 'partly' | 'wrong' | 'unanswered';

/** A message by key with its parameters; the words live in `messages/`. */
export interface Feedback {
  key: FeedbackKey;
  params: Record<string, number | string>;
}

/** Every message that marking can give. */
export type FeedbackKey =
  | 'choice.right'
  | 'choice.wrong'
  | 'choice.partly'
  | 'choice.unanswered-one'
  | 'choice.unanswered-several'
  | 'choice.missed'
  | 'choice.extra';

/** What marking says: the score, the verdict, and what to tell the learner, in order. */
export interface Mark {
  /** 0 to 1. */
  score: number;
  verdict: Verdict;
  feedback: Feedback[];
}
