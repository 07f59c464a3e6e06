import type { Course } from '../course.ts';
import type { Problem } from '../problem.ts';
import type { QuestionResult } from './mark-attempt.ts';
import type { MergedAttempt, NamedAttempts } from './merge-attempts.ts';

/**
 * Adds a problem for every response of an attempt that was not marked, gathered by file and reason.
 * @param studentId - whose attempt it is
 */
export function reportUnmarked(
  course: Course,
  studentId: string,
  attempt: MergedAttempt,
  marks: readonly QuestionResult[],
  files: readonly NamedAttempts[],
  problems: Problem[],
): void {
  const otherwise = new Map<string, string[]>();
  for (const { id, notMarked, detail, response } of marks) {
    if (!response) continue;
    const { file } = response;
    if (notMarked === 'presented') add(otherwise, file, id);
    if (notMarked === 'response') {
      const message = `the response of "${studentId}" to "${id}" was not marked (${detail}); ask for the file again`;
      problems.push({ file, code: 'RESPONSE_FORM', message });
    }
    if (notMarked === 'ambiguous') {
      const message = `"${studentId}" answered "${id}" in a way that can be read in two (${detail}), so it was not marked; ask what was meant, put that number there in place of the text, without quotes, and take the "checksum" line out`;
      problems.push({ file, code: 'RESPONSE_AMBIGUOUS', message });
    }
  }
  for (const [file, ids] of otherwise) {
    const version = files.find(({ name }) => name === file)?.file.course.version;
    const state = version === course.version ? 'the same state' : `another state (${version})`;
    const message = `comes from ${state} of the course, now ${course.version}, and presented otherwise than now, so not marked: ${ids.join(', ')}`;
    problems.push({ file, code: 'PRESENTED_OTHERWISE', message });
  }
  reportUnknown(course, attempt, problems);
}

function reportUnknown(course: Course, attempt: MergedAttempt, problems: Problem[]): void {
  const unknown = new Map<string, string[]>();
  for (const { question, file } of attempt.responses.values()) {
    if (!course.questionIds.has(question)) add(unknown, file, question);
  }
  for (const [file, ids] of unknown) {
    const message = `answers questions that the course does not have, so not marked: ${ids.sort().join(', ')}`;
    problems.push({ file, code: 'QUESTION_UNKNOWN', message });
  }
}

function add(lists: Map<string, string[]>, key: string, item: string): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}
