import type { Course } from '../course.ts';
import type { GradedStudent } from '../marking/grade-student.ts';
import { CSV_BOM } from '../output/csv-row.ts';
import { feedbackName } from '../output/feedback-name.ts';
import { feedbackPage } from '../output/feedback-page.ts';
import { canvasCsv, moodleCsv } from '../output/gradebook-csv.ts';
import { beginGradebookJson } from '../output/gradebook-json.ts';
import type { OutputFolder } from '../output/output-folder.ts';
import { PAGE_MARK } from '../output/page.ts';
import { createStatistics } from '../output/statistics.ts';
import { statisticsPage } from '../output/statistics-page.ts';
import type { Problem } from '../problem.ts';
import type { GradeOptions } from './grade-options.ts';

const FEEDBACK = 'feedback';

/** Takes the class student by student and writes everything but the log. */
export interface ResultsWriter {
  add(student: GradedStudent): Promise<void>;
  /** Puts the gradebook in its place, last of all. */
  end(problems: readonly Problem[]): Promise<void>;
}

/** Opens the files of the gradebook. */
export async function openResults(
  folder: OutputFolder,
  course: Course,
  { title, counted, language }: Pick<GradeOptions, 'title' | 'counted' | 'language'>,
  moreColumns: readonly string[],
): Promise<ResultsWriter> {
  const systems = [
    { csv: moodleCsv(course, title, moreColumns), file: await folder.create('gradebook-moodle.csv') },
    { csv: canvasCsv(course, title), file: await folder.create('gradebook-canvas.csv') },
  ];
  for (const { csv, file } of systems) await file.write(CSV_BOM + csv.head);
  const json = await beginGradebookJson(await folder.create('gradebook.json'), course, title, counted);
  const statistics = createStatistics(course);
  const pages = new Set<string>();
  return {
    add: async (student) => {
      const name = feedbackName(student.result.id);
      pages.add(name);
      await folder.put(`${FEEDBACK}/${name}`, feedbackPage(course, title, student));
      if (student.result.standing === 'on-roster') {
        for (const { csv, file } of systems) await file.write(csv.row(student.result));
      }
      await json.write(student.result);
      statistics.add(student);
    },
    end: async (problems) => {
      await removeStalePages(folder, pages);
      const made = statistics.make();
      await folder.put('statistics.json', `${JSON.stringify(made, null, 2)}\n`);
      await folder.put('statistics.html', statisticsPage(course, title, made, language));
      for (const { file } of systems) await file.end();
      await json.end(problems);
    },
  };
}

/** Pages of an earlier run for people who are not graded any more; only what carries the mark of this program. */
async function removeStalePages(folder: OutputFolder, pages: ReadonlySet<string>): Promise<void> {
  for (const name of await folder.list(FEEDBACK)) {
    if (!name.endsWith('.html') || pages.has(name)) continue;
    const path = `${FEEDBACK}/${name}`;
    if ((await folder.read(path)).includes(PAGE_MARK)) await folder.remove(path);
  }
}
