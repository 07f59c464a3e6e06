import type { Language } from '@keyway/quiz/question';

/**
 * What a student hands in. Plain data without Node, so that a page can make it; `schema/attempts.schema.json` says the
 * same for other programs. It holds what was presented and what was answered, and nothing that decides a mark.
 */

/** `format` of every attempt file. */
export const ATTEMPTS_FORMAT = 'keyway-attempts';
/** `formatVersion` that this code writes and the newest that it reads. */
export const ATTEMPTS_FORMAT_VERSION = 1;

/** Which course, and in which state, see `courseVersion`. */
export interface CourseName {
  id: string;
  version: string;
}

/** Who hands in: the id that the roster knows, and the name as the student typed it. */
export interface AttemptStudent {
  id: string;
  name?: string;
}

/** One answer. */
export interface QuestionResponse {
  /** `<lesson id>#<question id>`. */
  question: string;
  /** Digest of what was presented, see quiz's `presentedDigest`. */
  presented: string;
  /**
   * What the question kind takes: a list of option ids for a choice; a text as typed, or a number, for number and
   * partition; a member by partition (`orders-0`) for an assignment; a text or a number by step for a trace.
   */
  response: unknown;
  /** When it was given: `2026-12-01T09:30:00.000Z`. */
  at: string;
}

/** One go at the questions. An attempt that was never submitted is still worth keeping. */
export interface Attempt {
  /** Unique among the attempts of a student; the same in every file that holds this attempt. */
  id: string;
  started: string;
  submitted?: string;
  exam?: { id: string; form?: string };
  /** One a question; where several name one question the latest counts. */
  responses: QuestionResponse[];
}

/** A whole attempt file. */
export interface AttemptFile {
  course: CourseName;
  student: AttemptStudent;
  /** The language that the student read in last. */
  language?: Language;
  attempts: Attempt[];
}
