import type { Language } from '@keyway/quiz/question';

/** A lesson as the list of lessons shows it. */
export interface LessonCard {
  id: string;
  /** From 1, among the lessons of this language. */
  number: number;
  title: string;
  summary: string;
  minutes: number | undefined;
  /** Questions that are marked, by id. */
  questionIds: string[];
  sections: { id: string; title: string }[];
}

/** A lesson that is not there in the reader's language. */
export interface ForeignLesson {
  id: string;
  /** In the first of its languages. */
  title: string;
  languages: Language[];
}
