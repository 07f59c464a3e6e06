import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AttemptFile } from '@keyway/grader/attempts/attempt-file';
import { printAttempts } from '@keyway/grader/attempts/print-attempts';
import { gradeClass } from '@keyway/grader/class/grade-class';
import { type Course, makeCourse } from '@keyway/grader/course';
import { gradeStudent, type Person } from '@keyway/grader/marking/grade-student';
import { DEFAULT_LIMITS } from '@keyway/grader/source/limits';
import { parseLesson } from '@keyway/lesson/parse-lesson';
import { Bench } from 'tinybench';

/**
 * What marking 100,000 choice and number responses takes, and whether memory grows with the class. Prints a table.
 * First the marking alone, then whole gradings from files to files, in classes of 250, 1,000 and 4,000 students. Of the
 * 25 questions 13 are choices and 12 numbers, whose values and right answers each student has of their own.
 */
const QUESTION_COUNT = 25;
const RESPONSE_COUNT = 100_000;
const CLASS_SIZES = [250, 1000, 4000];

function makeBenchCourse(): Course {
  const questions = Array.from({ length: QUESTION_COUNT }, (_, number) => {
    if (number % 2 === 1) return numberQuestion(number);
    const several = number % 4 === 2 ? '- [x] Fourth\n' : '- [ ] Fourth\n';
    return `**Question:** Which of number ${number}? {#q-${number}}\n\n- [ ] First\n- [x] Second\n- [ ] Third\n${several}\n`;
  });
  const text = `---\nid: 01-bench\ntitle: Bench\n---\n\n## All {#all}\n\n${questions.join('\n')}`;
  return makeCourse('bench', [[parseLesson(text, { path: '01-bench/en.md' })]]);
}

function numberQuestion(number: number): string {
  const fields = [
    'kind: number',
    `id: q-${number}`,
    'prompt: How many partitions for {target} MB/s, {producer} in and {consumer} out?',
    'draw: { target: [100, 120, 250, 400], producer: [5, 8, 10], consumer: [20, 25] }',
    'answer: needed-partitions {target} {producer} {consumer}',
    'mistakes:',
    '  - id: faster-side',
    '    answer: popular-partitions {target} {producer} {consumer}',
    '    feedback: That trusts the faster side.',
  ];
  return `\`\`\`question\n${fields.join('\n')}\n\`\`\`\n`;
}

function makeFile(course: Course, number: number): AttemptFile {
  const responses = course.questions.map((question, index) => ({
    question: question.id,
    presented: question.presentedDigest(`s${number}`, 'en'),
    response: index % 2 === 1 ? String((number % 40) + 10) : ['abcd'[(number + index) % 4]],
    at: '2026-12-01T09:30:00.000Z',
  }));
  const attempt = {
    id: 'one',
    started: '2026-12-01T09:00:00.000Z',
    submitted: '2026-12-01T10:00:00.000Z',
    responses,
  };
  return {
    course: { id: course.id, version: course.version },
    student: { id: `s${number}` },
    attempts: [attempt],
  };
}

/** The marking of students whose files are read already. */
async function benchMarking(course: Course): Promise<void> {
  const students = Array.from({ length: RESPONSE_COUNT / QUESTION_COUNT }, (_, number) => {
    const person: Person = { id: `s${number}`, name: '', email: '', more: {}, standing: 'on-roster' };
    return { person, files: [{ name: `${number}.json`, file: makeFile(course, number) }] };
  });
  const bench = new Bench({ time: 3000, iterations: 5, warmupIterations: 1 });
  bench.add(`${RESPONSE_COUNT} responses marked`, () => {
    for (const { person, files } of students) gradeStudent(course, person, files, 'last', 'en', []);
  });
  await bench.run();
  console.table(bench.table());
}

/** One grading from files to files; the peak is what the process holds at most, sampled after each student. */
async function gradeOnce(course: Course, studentCount: number): Promise<Record<string, number>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'keyway-bench-'));
  const source = path.join(folder, 'hands');
  await mkdir(source);
  for (let number = 0; number < studentCount; number++) {
    await writeFile(path.join(source, `${number}.json`), printAttempts(makeFile(course, number)));
  }
  let peakBytes = 0;
  const startedMs = performance.now();
  await gradeClass({
    source,
    course,
    out: path.join(folder, 'out'),
    title: 'Bench',
    counted: 'last',
    language: 'en',
    mayFall: false,
    limits: DEFAULT_LIMITS,
    now: '2026-12-02T00:00:00.000Z',
    onProgress: ({ done }) => {
      if (done % 50 !== 0) return;
      globalThis.gc?.();
      peakBytes = Math.max(peakBytes, process.memoryUsage().heapUsed);
    },
  });
  const seconds = (performance.now() - startedMs) / 1000;
  await rm(folder, { recursive: true });
  return {
    students: studentCount,
    responses: studentCount * QUESTION_COUNT,
    seconds: Number(seconds.toFixed(2)),
    'most heap in use, MB': Number((peakBytes / 1e6).toFixed(1)),
  };
}

const course = makeBenchCourse();
await benchMarking(course);
const rows: Record<string, number>[] = [];
for (const size of CLASS_SIZES) rows.push(await gradeOnce(course, size));
console.table(rows);
