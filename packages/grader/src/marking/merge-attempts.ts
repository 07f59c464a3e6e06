import type { Attempt, AttemptFile, QuestionResponse } from '../attempts/attempt-file.ts';
import { compareText, type Problem } from '../problem.ts';

/** A response, and the file that it comes from. */
export interface MergedResponse extends QuestionResponse {
  file: string;
}

/** One attempt as all files of a student tell it. */
export interface MergedAttempt extends Omit<Attempt, 'responses'> {
  /** By question id: the latest response to each. */
  responses: Map<string, MergedResponse>;
}

/** An attempt file of a student. */
export interface NamedAttempts {
  name: string;
  file: AttemptFile;
}

/**
 * Merges a student's files attempt by attempt, never adding anything up: responses are united, the latest one to a
 * question counts, and an attempt that was submitted stays submitted at its first instant. The order of the files
 * does not matter, and copies change nothing.
 * @returns attempts in the order in which they were submitted, then those that never were, by their start
 */
export function mergeAttempts(files: readonly NamedAttempts[], problems: Problem[]): MergedAttempt[] {
  const merged = new Map<string, MergedAttempt>();
  for (const { name, file } of [...files].sort((a, b) => compareText(a.name, b.name))) {
    for (const attempt of file.attempts) {
      const known = merged.get(attempt.id);
      if (known) takeHead(known, attempt, name, problems);
      const target = known ?? { ...attempt, responses: new Map<string, MergedResponse>() };
      for (const response of attempt.responses) takeResponse(target, { ...response, file: name });
      merged.set(attempt.id, target);
    }
  }
  return [...merged.values()].sort(compareAttempts);
}

function takeHead(known: MergedAttempt, attempt: Attempt, file: string, problems: Problem[]): void {
  if (compareInstants(attempt.started, known.started) < 0) known.started = attempt.started;
  // Which exam it was is the same in every file, unless somebody changed one.
  if (attempt.exam && compareText(JSON.stringify(attempt.exam), JSON.stringify(known.exam ?? null)) > 0) {
    known.exam = attempt.exam;
  }
  if (attempt.submitted === undefined) return;
  if (known.submitted !== undefined && Date.parse(known.submitted) !== Date.parse(attempt.submitted)) {
    const message = `attempt "${attempt.id}" was submitted at ${attempt.submitted} here and at ${known.submitted} in another file; the earlier instant stands`;
    problems.push({ file, code: 'SUBMITTED_TWICE', message });
  }
  if (known.submitted === undefined || compareInstants(attempt.submitted, known.submitted) < 0) {
    known.submitted = attempt.submitted;
  }
}

function takeResponse(attempt: MergedAttempt, response: MergedResponse): void {
  const known = attempt.responses.get(response.question);
  if (known === undefined || compareResponses(response, known) > 0) {
    attempt.responses.set(response.question, response);
  }
}

/** By instant; two at one instant by what they say, so that the order of files does not decide. */
function compareResponses(a: QuestionResponse, b: QuestionResponse): number {
  return (
    compareInstants(a.at, b.at) ||
    compareText(JSON.stringify(a.response), JSON.stringify(b.response)) ||
    compareText(a.presented, b.presented)
  );
}

function compareAttempts(a: MergedAttempt, b: MergedAttempt): number {
  if ((a.submitted === undefined) !== (b.submitted === undefined)) return a.submitted === undefined ? 1 : -1;
  return (
    compareInstants(a.submitted ?? a.started, b.submitted ?? b.started) ||
    compareInstants(a.started, b.started) ||
    compareText(a.id, b.id)
  );
}

/** Two instants as `Date.toISOString` writes them; one that is spelled in two ways by its spelling. */
function compareInstants(a: string, b: string): number {
  return Date.parse(a) - Date.parse(b) || compareText(a, b);
}
