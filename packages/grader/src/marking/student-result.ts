import type { Language } from '@keyway/quiz/question';
import type { NotMarkedReason } from '../questions/graded-question.ts';
import type { QuestionResult } from './mark-attempt.ts';

/**
 * on-roster: also when there is no roster; not-on-roster and shared-id: marked, but kept out of the CSV files, whose
 * import would fail or go to the wrong person.
 */
export type Standing = 'on-roster' | 'not-on-roster' | 'shared-id';

/** An old mark that stands although marking now says less, or nothing. */
export interface KeptMark {
  /** Question ids; empty when the whole earlier attempt stands. */
  questions: { id: string; now: number | null }[];
  /** The attempt that would count now, where the earlier one stands. */
  attemptNow?: string;
  /** The total as marked now. */
  totalNow: number | null;
}

/** The attempt that counts, as its file tells it. */
export interface CountedAttempt {
  id: string;
  started: string;
  submitted?: string;
  exam?: { id: string; form?: string };
}

/** One question in the gradebook. */
export interface GradebookQuestion {
  id: string;
  points: number | null;
  verdict?: QuestionResult['verdict'];
  notMarked?: NotMarkedReason;
  detail?: string;
}

/** One student in the gradebook. */
export interface StudentResult {
  id: string;
  name: string;
  email: string;
  language: Language;
  standing: Standing;
  /** The roster's other columns. */
  more: Record<string, string>;
  /** Missing when nothing was handed in. */
  attempt?: CountedAttempt;
  /** How many attempts were handed in. */
  attemptCount: number;
  /** Null when nothing was handed in, or when a question that counts has no mark. */
  points: number | null;
  questions: GradebookQuestion[];
  kept?: KeptMark;
}
