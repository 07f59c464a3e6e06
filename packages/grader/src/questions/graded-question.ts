import type { Feedback, Language, Mark, Verdict } from '@keyway/quiz/question';

/**
 * What the grader knows of a question, whatever its kind. A kind joins by making these out of lessons, as
 * `choice-graded-question` does; nothing else of the grader knows kinds.
 */
export interface GradedQuestion {
  /** `<lesson id>#<question id>`. */
  id: string;
  lessonId: string;
  /** What a full score is worth; more than 0. */
  points: number;
  /** False for a kind that is marked elsewhere, such as code: nobody's total counts it, in neither direction. */
  isMarkedHere: boolean;
  /** Languages in which it can be presented; never empty. */
  languages: readonly Language[];
  /** What the student saw, as plain data that tells nothing of right and wrong. */
  present(studentId: string, language: Language): unknown;
  /** `presentedDigest` of that; asked once a response, so a kind may keep it. */
  presentedDigest(studentId: string, language: Language): string;
  /** Judges a response as it stood in the file. */
  mark(studentId: string, response: unknown): FinalMark | NotMarked;
  /**
   * The question, what was answered, what is right and what marking says of it, for the feedback page. `response` may
   * be undefined.
   */
  review(studentId: string, language: Language, response: unknown): QuestionReview;
  /** The question in words, for statistics. */
  promptText(language: Language): string;
  /** The recognised mistakes in a response that is not right: ids of wrong options, keys of misconceptions. */
  mistakesIn(studentId: string, response: unknown): string[];
  /** A mistake in words. */
  mistakeText(mistake: string, language: Language): string;
}

/** A verdict that asks nothing back. */
export type FinalVerdict = Exclude<Verdict, 'ask'>;

/** A mark that asks nothing back: what quiz would ask a learner about is `NotMarked` here. */
export interface FinalMark extends Mark {
  verdict: FinalVerdict;
}

/** A response without a mark: never a zero. */
export interface NotMarked {
  notMarked: NotMarkedReason;
  /** What a teacher needs to know besides, in English. */
  detail?: string;
}

/**
 * kind: this kind is marked elsewhere; presented: the student saw another question than the course now holds;
 * response: it cannot be read as an answer; ambiguous: it may mean two things, the student must be asked.
 */
export type NotMarkedReason = 'kind' | 'presented' | 'response' | 'ambiguous';

/** One question of a feedback page. HTML comes from the lesson and holds no script. */
export interface QuestionReview {
  promptHtml: string;
  /** For kinds with options. */
  options?: { html: string; isChosen: boolean; isRight: boolean; feedbackHtml?: string }[];
  /** For kinds with one field: what was given and what is right, plain text. */
  given?: string;
  expected?: string;
  /** For kinds with several fields: the same of each, under its name. */
  parts?: ReviewedPart[];
  /** What marking says, in the words of the language where they are the author's. */
  feedback?: Feedback[];
  explanationHtml?: string;
}

/** One field of a question with several; plain text. */
export interface ReviewedPart {
  name: string;
  /** Empty where nothing was filled in. */
  given: string;
  /** Missing, as `isRight` is, where nothing may be told yet. */
  expected?: string;
  isRight?: boolean;
}
