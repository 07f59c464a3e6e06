// A grading in a process of its own, for tests that kill it: LESSONS.json HANDS OUT. Runs what was built; says "begin"
// when everything is loaded.
import { readFileSync } from 'node:fs';
import { gradeClass } from '../dist/class/grade-class.js';
import { makeCourse } from '../dist/course.js';
import { DEFAULT_LIMITS } from '../dist/source/limits.js';

const [lessons, source, out] = process.argv.slice(2);
const course = makeCourse('small', JSON.parse(readFileSync(lessons, 'utf8')));
process.stdout.write('begin');
await gradeClass({
  source,
  course,
  out,
  title: 'Small',
  counted: 'last',
  language: 'en',
  mayFall: false,
  limits: DEFAULT_LIMITS,
  now: new Date().toISOString(),
  onProgress: () => {},
});
