import type { Language } from '@keyway/quiz/question';
import type { Course } from '../course.ts';
import type { GradedStudent } from '../marking/grade-student.ts';
import { compareText } from '../problem.ts';

/** What the class did with one question. */
export interface QuestionStatistics {
  id: string;
  points: number;
  isMarkedHere: boolean;
  /** Responses with a mark, unanswered ones included. */
  marked: number;
  /** With full points. */
  right: number;
  unanswered: number;
  notMarked: number;
  /** Full answers of all marked; null without one. */
  rightShare: number | null;
  /** Mean of points of what was possible; null without a mark. */
  meanShare: number | null;
  /** The mistake that most students made, the first by name of equal ones. */
  commonMistake: { id: string; count: number; text: Partial<Record<Language, string>> } | null;
}

/** What the class did. */
export interface ClassStatistics {
  students: number;
  /** With an attempt that counts. */
  withAttempt: number;
  /** With a total. */
  withTotal: number;
  meanPoints: number | null;
  pointsPossible: number;
  questions: QuestionStatistics[];
}

/** Sums up a class student by student. */
export interface StatisticsMaker {
  add(student: GradedStudent): void;
  make(): ClassStatistics;
}

interface Tally {
  marked: number;
  right: number;
  unanswered: number;
  notMarked: number;
  points: number;
  mistakes: Map<string, number>;
}

/** Starts with an empty class. */
export function createStatistics(course: Course): StatisticsMaker {
  const tallies = course.questions.map(
    (): Tally => ({ marked: 0, right: 0, unanswered: 0, notMarked: 0, points: 0, mistakes: new Map() }),
  );
  let students = 0;
  let withAttempt = 0;
  let withTotal = 0;
  let points = 0;
  return {
    add: (student) => {
      const { result } = student;
      students += 1;
      if (result.attempt) withAttempt += 1;
      if (result.points !== null) {
        withTotal += 1;
        points += result.points;
      }
      addQuestions(course, tallies, student);
    },
    make: () => ({
      students,
      withAttempt,
      withTotal,
      meanPoints: withTotal === 0 ? null : round(points / withTotal),
      pointsPossible: course.pointsPossible,
      questions: tallies.map((tally, index) => questionStatistics(course, index, tally)),
    }),
  };
}

function addQuestions(course: Course, tallies: readonly Tally[], { result, marks }: GradedStudent): void {
  const rows = new Map(result.questions.map((row) => [row.id, row]));
  const markById = new Map(marks.map((mark) => [mark.id, mark]));
  for (const [index, question] of course.questions.entries()) {
    const row = rows.get(question.id);
    const tally = tallies[index];
    if (!row || !tally) continue;
    if (row.points === null) {
      tally.notMarked += 1;
      continue;
    }
    tally.marked += 1;
    tally.points += row.points;
    if (row.verdict === 'unanswered') tally.unanswered += 1;
    if (row.points === question.points) {
      tally.right += 1;
      continue;
    }
    const { response, notMarked } = markById.get(question.id) ?? {};
    // An earlier mark that stands says nothing of an answer that cannot be marked now.
    if (notMarked !== undefined) continue;
    for (const mistake of question.mistakesIn(result.id, response?.response)) {
      tally.mistakes.set(mistake, (tally.mistakes.get(mistake) ?? 0) + 1);
    }
  }
}

function questionStatistics(course: Course, index: number, tally: Tally): QuestionStatistics {
  const question = course.questions[index];
  if (!question) throw new RangeError(`"index" expected a question of the course, got ${index}`);
  const { marked, right, unanswered, notMarked, points, mistakes } = tally;
  const [common] = [...mistakes].sort(([a, countA], [b, countB]) => countB - countA || compareText(a, b));
  return {
    id: question.id,
    points: question.points,
    isMarkedHere: question.isMarkedHere,
    marked,
    right,
    unanswered,
    notMarked,
    rightShare: marked === 0 ? null : round(right / marked),
    meanShare: marked === 0 ? null : round(points / (marked * question.points)),
    commonMistake: common
      ? {
          id: common[0],
          count: common[1],
          text: Object.fromEntries(
            question.languages.map((language) => [language, question.mistakeText(common[0], language)]),
          ),
        }
      : null,
  };
}

function round(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}
