import { watch } from 'chokidar';
import { buildCourse } from './build-course.mjs';

/** An editor writes in several steps; all of them are one save. */
const SAVE_MS = 150;

/**
 * Builds the lessons again whenever something in their folder changes, and tells the open pages.
 * @param {string} lessons - the folder
 * @param {{ replace: (folder: Promise<string>) => void }} course - what is being served
 * @param {{ reload: () => void }} pages
 */
export function watchLessons(lessons, course, pages) {
  let isBuilding = false;
  let isStale = false;
  let timer;

  async function build() {
    isStale = true;
    if (isBuilding) return;
    isBuilding = true;
    while (isStale) {
      isStale = false;
      const folder = buildCourse(lessons, { isLive: true });
      course.replace(folder);
      // What is wrong in the lessons is printed by the build; a build that fails leaves the page as it is.
      await folder.then(
        () => pages.reload(),
        (error) => process.stderr.write(`${error.message}\n`),
      );
    }
    isBuilding = false;
  }

  watch(lessons, { ignoreInitial: true, ignored: /(^|[/\\])(\.|node_modules)/ }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(build, SAVE_MS);
  });
}
