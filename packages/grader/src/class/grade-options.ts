import type { Language } from '@keyway/quiz/question';
import type { Course } from '../course.ts';
import type { CountedRule } from '../marking/choose-attempt.ts';
import type { Limits } from '../source/limits.ts';

/** How far a grading is: files read, then people marked. */
export interface GradeProgress {
  phase: 'reading' | 'marking';
  done: number;
  all: number;
}

/** What `gradeClass` needs to know. */
export interface GradeOptions {
  /** A folder or a zip of attempt files. */
  source: string;
  course: Course;
  /** A CSV file; without one everybody who handed in is graded. */
  roster?: string;
  /** Where the results go; outside of a source folder. */
  out: string;
  /** Of the column in the classroom system and of the pages. */
  title: string;
  counted: CountedRule;
  /** Of the statistics, and of students of whom neither the roster nor their file says one. */
  language: Language;
  /** An earlier gradebook.json. */
  against?: string;
  /** Whether a mark may be lower than in the earlier gradebook. */
  mayFall: boolean;
  limits: Limits;
  /** When this is, for the log alone. */
  now: string;
  onProgress: (progress: GradeProgress) => void;
}
