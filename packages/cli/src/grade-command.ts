import { existsSync } from 'node:fs';
import path from 'node:path';
import { changeText } from '@keyway/grader/against/compare-results';
import type { GradeReport } from '@keyway/grader/class/grade-class';
import { gradeClass } from '@keyway/grader/class/grade-class';
import { type Course, makeCourse } from '@keyway/grader/course';
import { GraderError } from '@keyway/grader/grader-error';
import { type CountedRule, countedRules } from '@keyway/grader/marking/choose-attempt';
import { problemText } from '@keyway/grader/problem';
import { DEFAULT_LIMITS } from '@keyway/grader/source/limits';
import { type Language, languages } from '@keyway/quiz/question';
import { QuizError } from '@keyway/quiz/quiz-error';
import { Command, Option } from 'commander';
import { createGradeBar } from './grade-progress.ts';
import { readLessonPath } from './lesson-folder.ts';
import { STANDARD_ERROR } from './progress.ts';
import { UsageError } from './usage-error.ts';
import { writeOutput } from './write-output.ts';

interface GradeCommandOptions {
  roster?: string;
  course: string;
  courseId: string;
  lesson?: string[];
  out?: string;
  title: string;
  count: CountedRule;
  language: Language;
  against?: string;
  allowLower?: true;
}

const HELP = `
DIR is a folder (folders below it too) or a .zip that holds one attempt file a student, attempts-<student>.json, as they
were handed in. The roster is a CSV file with the columns id,name,email,language and any others; roster.csv in DIR is
taken when --roster names none. Written into --out (default: DIR-graded):

  gradebook-moodle.csv   for Moodle: "Import grades from CSV", ID number, and a percentage
  gradebook-canvas.csv   for Canvas: gradebook import, points
  gradebook.json         everything, also for --against
  feedback/…             a page for each student in their language, which works offline
  statistics.json, .html the class, question by question
  grade.log              what was wrong, by file and line

A score, seed or verdict inside a file is never looked at. Two files of one student are merged by attempt, and one
attempt counts (--count). A bad file costs nobody else's grade. A question whose text has changed since it was answered,
and a kind that is not marked here, get no mark, which is not a zero. In the CSV files a cell that a spreadsheet would
take for a formula begins with an apostrophe. A run that was stopped is started again by the same command.

After a question was corrected, grade again beside the earlier gradebook: it says who changes, by how much and by which
question. No mark falls unless --allow-lower says so.

Example, from handing in to grading again:
  $ ls hand-ins
  attempts-s-01.json  attempts-s-02.json  roster.csv
  $ keyway grade hand-ins --title 'Test 1'
  $ keyway grade hand-ins --title 'Test 1' --out again --against hand-ins-graded/gradebook.json

Ends with 0 when all is well, 1 when a file, row or answer has a problem, 2 when nothing could be graded.
`;

/** `keyway grade DIR`. */
export function gradeCommand(): Command {
  return new Command('grade')
    .description('mark a class: gradebook, feedback pages and statistics')
    .argument('<dir>', 'folder or .zip of attempt files')
    .option('--roster <file>', 'CSV of the class: id,name,email,language (default: roster.csv in <dir>)')
    .option('--course <dir>', 'folder of the lessons whose questions are marked', 'lessons')
    .option('--course-id <id>', 'what attempt files call the course', 'keyway')
    .option(
      '--lesson <id>',
      'only questions of this lesson count; may be given again',
      (id: string, ids: string[] = []) => [...ids, id],
    )
    .option('--out <dir>', 'folder for the results (default: <dir>-graded)')
    .option('--title <text>', 'name of the grade in the classroom system', 'Keyway')
    .addOption(new Option('--count <rule>', 'attempt that counts').choices(countedRules).default('last'))
    .addOption(
      new Option('--language <tag>', 'of the statistics, and where nobody says one')
        .choices(languages)
        .default('en'),
    )
    .option('--against <file>', 'earlier gradebook.json to compare with')
    .option('--allow-lower', 'with --against: marks may fall')
    .addHelpText('after', HELP)
    .action(async (dir: string, options: GradeCommandOptions) => {
      if (options.allowLower && options.against === undefined) {
        throw new UsageError('--allow-lower needs --against; name the earlier gradebook.json');
      }
      const out = options.out ?? defaultOut(dir);
      const report = await grade(dir, out, options);
      await writeOutput(reportText(report, out));
      if (report.problems.length > 0) process.exitCode = 1;
    });
}

async function grade(dir: string, out: string, options: GradeCommandOptions): Promise<GradeReport> {
  const { title, count, language, against, allowLower } = options;
  const bar = createGradeBar(process.stderr.isTTY === true, STANDARD_ERROR);
  const roster = options.roster ?? rosterIn(dir);
  try {
    return await gradeClass({
      source: dir,
      course: courseOf(options),
      ...(roster !== undefined && { roster }),
      out,
      title,
      counted: count,
      language,
      ...(against !== undefined && { against }),
      mayFall: allowLower === true,
      limits: DEFAULT_LIMITS,
      now: new Date().toISOString(),
      onProgress: bar.show,
    });
  } catch (error) {
    if (error instanceof GraderError) throw new UsageError(error.message);
    throw error;
  } finally {
    bar.end();
  }
}

function courseOf({ course, courseId, lesson }: GradeCommandOptions): Course {
  if (!existsSync(course)) {
    throw new UsageError(`"${course}" is not there; name the folder of the lessons with --course`);
  }
  try {
    return makeCourse(courseId, readLessonPath(course).lessons, lesson);
  } catch (error) {
    if (error instanceof QuizError)
      throw new UsageError(`${error.message}; "keyway lessons check" shows where`);
    throw error;
  }
}

function rosterIn(dir: string): string | undefined {
  const file = path.join(dir, 'roster.csv');
  return existsSync(file) ? file : undefined;
}

function defaultOut(dir: string): string {
  const clean = path.resolve(dir).replace(/\.zip$/i, '');
  return `${path.relative('', clean) || clean}-graded`;
}

function reportText(
  { problems, changes, students, withAttempt, withTotal, files }: GradeReport,
  out: string,
): string {
  const lines = [
    ...problems.map(problemText),
    ...(changes ?? []).map(changeText),
    ...(changes?.length === 0 ? ['no mark is another than in the earlier gradebook'] : []),
    `${counted(files, 'file')}, ${counted(students, 'student')}, ${withAttempt} with an attempt, ${withTotal} with a total; ${problems.length === 0 ? 'no problem' : counted(problems.length, 'problem')}`,
    `results in ${out}`,
  ];
  return `${lines.join('\n')}\n`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
