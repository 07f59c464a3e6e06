import type { Language } from '@keyway/quiz/question';
import type { Problem } from '../problem.ts';

/** One row of the roster. */
export interface RosterStudent {
  id: string;
  name: string;
  email: string;
  language?: Language;
  /** The other columns by heading, in the order of the file. */
  more: Record<string, string>;
  line: number;
}

/** Who is in the class. */
export interface Roster {
  /** Of the file, for problems. */
  name: string;
  /** In the order of the file, ids unique. */
  students: RosterStudent[];
  /** Ids that two rows with different people share: nobody can say whose an attempt is. */
  sharedIds: ReadonlySet<string>;
  /** Headings of the columns that are kept besides id, name, email and language. */
  moreColumns: string[];
  problems: Problem[];
}
