import type { Lesson } from '@keyway/lesson/model';
import { parseLesson } from '@keyway/lesson/parse-lesson';
import { type Course, makeCourse } from '../src/course.ts';

/** Changes to the small course that a teacher may make. */
export interface CourseEdits {
  /** The right option of `one`; default b. */
  rightOfOne?: 'a' | 'b' | 'c';
  /** How the English text of `one` asks; default "Where?". */
  asks?: string;
  /** With a question of a kind that is not marked here. */
  withCode?: boolean;
}

const TEXTS = {
  en: {
    label: 'Question',
    one: ['At random', 'By its hash', 'By its <size>'],
    several: 'Which two?',
    odd: 'Odd',
    answer: 'Answer',
  },
  hi: {
    label: 'प्रश्न',
    one: ['किसी भी partition में', 'अपने hash से', 'अपने आकार से'],
    several: 'कौन-से दो?',
    odd: 'विषम',
    answer: 'उत्तर',
  },
  es: {
    label: 'Pregunta',
    one: ['Al azar', 'Por su hash', 'Por su tamaño'],
    several: '¿Cuáles dos?',
    odd: 'Impar',
    answer: 'Respuesta',
  },
};

/** Two questions of lesson `01-small` in three languages: `one` (b is right) and `several` (a and c are). */
export function smallCourse(edits: CourseEdits = {}): Course {
  return makeCourse('small', smallLessons(edits));
}

/** The lessons of the small course. */
export function smallLessons({
  rightOfOne = 'b',
  asks = 'Where?',
  withCode = false,
}: CourseEdits = {}): Lesson[][] {
  const lessons = (['en', 'es', 'hi'] as const).map((language) => {
    const { label, one, several, odd, answer } = TEXTS[language];
    const box = (isRight: boolean): string => (isRight ? '[x]' : '[ ]');
    const options = one.map((text, index) => {
      const id = 'abc'[index];
      return `- ${box(id === rightOfOne)} ${text}\n  - said of ${id}\n`;
    });
    const right = one['abc'.indexOf(rightOfOne)];
    const text = [
      `---\nid: 01-small\ntitle: Small\n---\n\n## First {#first}\n\n`,
      `**${label}:** ${language === 'en' ? asks : '¿?'} {#one}\n\n${options.join('')}\n**${answer}:** ${right}. Because.\n\n`,
      `**${label}:** ${several} {#several}\n\n- [x] 1\n- [ ] 2\n- [x] ${odd}\n\n`,
      withCode ? '```question\nkind: code\nid: program\n```\n' : '',
    ].join('');
    return parseLesson(text, { path: `01-small/${language}.md` });
  });
  return [lessons];
}
