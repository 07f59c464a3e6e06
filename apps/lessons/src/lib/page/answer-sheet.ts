/** The right answers of a lesson, for whoever hands the lesson out on paper. */
export interface AnswerSheet {
  lessonId: string;
  title: string;
  answers: SheetAnswer[];
}

/** One question on the sheet. */
export interface SheetAnswer {
  /** As in the lesson, from 1. */
  number: number;
  promptHtml: string;
  /** The right options with their place in the list, from 1; none where nothing is marked. */
  right: { place: number; html: string }[];
  explanationHtml: string | undefined;
}
