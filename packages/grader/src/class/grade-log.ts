import { changeText } from '../against/compare-results.ts';
import { problemText } from '../problem.ts';
import type { GradeReport } from './grade-class.ts';
import type { GradeOptions } from './grade-options.ts';

/** grade.log: when and how it was graded, what was wrong, who changed. The only result that names the time. */
export function logText(options: GradeOptions, report: GradeReport): string {
  const { now, source, roster, course, title, counted, against, mayFall } = options;
  const { files, students, withAttempt, withTotal, problems, changes } = report;
  const lines = [
    `graded at ${now}`,
    `title: ${title}`,
    `source: ${source}, ${files} attempt files`,
    `roster: ${roster ?? 'none'}`,
    `course: ${course.id} ${course.version}, ${course.questions.length} questions, ${course.pointsPossible} points`,
    `attempt that counts: ${counted}`,
    ...(against === undefined ? [] : [`against: ${against}${mayFall ? ', marks may fall' : ''}`]),
    `students: ${students}, with an attempt: ${withAttempt}, with a total: ${withTotal}`,
    `problems: ${problems.length}`,
    ...problems.map((problem) => `  ${problemText(problem)}`),
    ...(changes ? [`changes: ${changes.length}`, ...changes.map((change) => `  ${changeText(change)}`)] : []),
  ];
  return `${lines.join('\n')}\n`;
}
