import type { Course } from '../course.ts';
import type { CountedRule } from '../marking/choose-attempt.ts';
import type { StudentResult } from '../marking/student-result.ts';
import type { Problem } from '../problem.ts';
import { GRADEBOOK_FORMAT, GRADEBOOK_FORMAT_VERSION } from './gradebook-format.ts';
import type { OutputFile } from './output-folder.ts';

/** gradebook.json, a student a line, so that a class of any size is never in memory as a whole. */
export interface GradebookJson {
  write(result: StudentResult): Promise<void>;
  end(problems: readonly Problem[]): Promise<void>;
}

/** Begins gradebook.json. */
export async function beginGradebookJson(
  file: OutputFile,
  course: Course,
  title: string,
  counted: CountedRule,
): Promise<GradebookJson> {
  const questions = course.questions.map(({ id, points, isMarkedHere }) => ({ id, points, isMarkedHere }));
  const head: [string, unknown][] = [
    ['format', GRADEBOOK_FORMAT],
    ['formatVersion', GRADEBOOK_FORMAT_VERSION],
    ['title', title],
    ['course', { id: course.id, version: course.version }],
    ['counted', counted],
    ['pointsPossible', course.pointsPossible],
  ];
  const lines = head.map(([key, value]) => `  "${key}": ${JSON.stringify(value)},\n`).join('');
  await file.write(`{\n${lines}  "questions": ${list(questions)},\n  "students": [`);
  let isFirst = true;
  return {
    write: async (result) => {
      await file.write(`${isFirst ? '\n' : ',\n'}    ${JSON.stringify(ordered(result))}`);
      isFirst = false;
    },
    end: async (problems) => {
      await file.write(`${isFirst ? ']' : '\n  ]'},\n  "problems": ${list(problems)}\n}\n`);
      await file.end();
    },
  };
}

function list(items: readonly unknown[]): string {
  if (items.length === 0) return '[]';
  return `[\n${items.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`;
}

/** The same order of keys whatever way a row was made. */
function ordered(result: StudentResult): StudentResult {
  const { id, name, email, language, standing, more, attempt, attemptCount, points, kept, questions } =
    result;
  return {
    id,
    name,
    email,
    language,
    standing,
    more,
    ...(attempt && { attempt }),
    attemptCount,
    points,
    ...(kept && { kept }),
    questions,
  };
}
