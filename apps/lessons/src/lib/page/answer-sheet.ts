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
  /** The parts of the right answer, with what each belongs to: `2.`, `orders-0:`; none where nothing is marked. */
  right: { label: string; html: string }[];
  explanationHtml: string | undefined;
}
