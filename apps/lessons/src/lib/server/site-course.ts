import { type Course, readCourse } from './course.ts';
import { courseFiles } from './course-files.ts';

let built: Course | undefined;

/**
 * The course that this site is made of: the folder that KEYWAY_LESSONS names, else the repository's own.
 * @param isFresh - reads the folder again, as the development server does for every page
 */
export function siteCourse(isFresh: boolean): Course {
  if (!built || isFresh) built = readCourse(courseFiles(process.env.KEYWAY_LESSONS || '../../lessons'));
  return built;
}

/** Says what is wrong in a course, one line a problem. */
export function reportCourse({ diagnostics, leftOut }: Course): void {
  for (const { path, line, column, code, message } of diagnostics) {
    console.warn(`${path}:${line}:${column} ${code} ${message}`);
  }
  for (const path of leftOut) {
    console.warn(
      `${path}: left out, the site speaks Hindi, Spanish and English and shows each lesson once in each`,
    );
  }
}
