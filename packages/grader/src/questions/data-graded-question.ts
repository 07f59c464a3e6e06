import type { DataQuestionBlock } from '@keyway/lesson/model';
import { makeVariant } from '@keyway/quiz/make-variant';
import { mark } from '@keyway/quiz/mark';
import { present } from '@keyway/quiz/present';
import { presentedDigest } from '@keyway/quiz/presented-digest';
import type { Language } from '@keyway/quiz/question';
import { questionFacts } from '@keyway/quiz/question-facts';
import type { QuizQuestion, Variant } from '@keyway/quiz/quiz-question';
import { readQuestion } from '@keyway/quiz/read-question';
import { seedOf } from '@keyway/quiz/seed-of';
import { GraderError } from '../grader-error.ts';
import type { FinalMark, GradedQuestion, NotMarked } from './graded-question.ts';
import { mistakeId, mistakeWords } from './mistake-id.ts';
import { reviewVariant } from './review-variant.ts';
import { settleMark } from './settle-mark.ts';

/** A question in YAML in every language that its lesson is in. */
export interface DataInLanguages {
  lessonId: string;
  blocks: ReadonlyMap<Language, DataQuestionBlock>;
}

/** What one student has before them in one language. */
interface OneVariant {
  variant: Variant;
  digest?: string;
}

/**
 * A question in YAML as the grader knows questions, worth one point. Its variants come from student and question alone.
 * @throws {GraderError} QUESTION_DATA when it cannot be read; QUESTION_LANGUAGES_DIFFER when languages ask other things
 */
export function dataGradedQuestion({ lessonId, blocks }: DataInLanguages): GradedQuestion {
  const [block] = blocks.values();
  if (!block) throw new TypeError('"blocks" expected a question in one language at least, got none');
  const id = `${lessonId}#${block.id}`;
  const questions = readInLanguages(id, blocks);
  const variantOf = variantsOf(id, questions);
  const markResponse = (studentId: string, response: unknown): FinalMark | NotMarked => {
    const { variant } = variantOf(studentId);
    return settleMark(response, () => mark(variant, response));
  };
  return {
    id,
    lessonId,
    points: 1,
    isMarkedHere: true,
    languages: [...questions.keys()],
    present: (studentId, language) => present(variantOf(studentId, language).variant, language),
    presentedDigest: (studentId, language) => {
      const one = variantOf(studentId, language);
      one.digest ??= presentedDigest(present(one.variant, language));
      return one.digest;
    },
    mark: markResponse,
    review: (studentId, language, response) =>
      reviewVariant(variantOf(studentId, language).variant, language, response),
    promptText: (language) => promptOf(questionIn(questions, language)),
    mistakesIn: (studentId, response) => {
      const { variant } = variantOf(studentId);
      return mistakesIn(variant, response, markResponse(studentId, response));
    },
    mistakeText: (mistake, language) =>
      authorWords(questionIn(questions, language), mistake) ?? mistakeWords(mistake, language),
  };
}

function readInLanguages(
  id: string,
  blocks: ReadonlyMap<Language, DataQuestionBlock>,
): Map<Language, QuizQuestion> {
  const questions = new Map<Language, QuizQuestion>();
  for (const [language, block] of blocks) {
    const reading = readQuestion(block.data, block.id);
    if ('problems' in reading) {
      throw new GraderError(
        'QUESTION_DATA',
        `"${id}" in ${language} cannot be asked: ${reading.problems.join('; ')}; "keyway lessons check" shows where`,
      );
    }
    questions.set(language, reading.question);
  }
  const facts = new Set([...questions.values()].map(questionFacts));
  if (facts.size === 1) return questions;
  throw new GraderError(
    'QUESTION_LANGUAGES_DIFFER',
    `"${id}" expected the same values in every language, got others in ${[...questions.keys()].join(', ')}; "keyway lessons check" shows where`,
  );
}

function questionIn(questions: ReadonlyMap<Language, QuizQuestion>, language?: Language): QuizQuestion {
  const [any] = questions.values();
  const question = (language && questions.get(language)) ?? any;
  if (question) return question;
  throw new TypeError('"questions" expected one at least, got none');
}

/**
 * Variants by student and language; without a language in any, for all are marked alike. Those of one student are kept:
 * a student's answers are marked one after another.
 */
function variantsOf(
  id: string,
  questions: ReadonlyMap<Language, QuizQuestion>,
): (studentId: string, language?: Language) => OneVariant {
  let keptFor: string | undefined;
  let seed = 0;
  const kept = new Map<Language, OneVariant>();
  return (studentId, language) => {
    if (keptFor !== studentId) {
      keptFor = studentId;
      seed = seedOf(studentId, id);
      kept.clear();
    }
    const [any] = kept.values();
    const known = language === undefined ? any : kept.get(language);
    if (known) return known;
    const made: OneVariant = { variant: makeVariant(questionIn(questions, language), seed) };
    if (language !== undefined) kept.set(language, made);
    return made;
  };
}

/** The prompt before anything is drawn, for it stands for all variants. */
function promptOf(question: QuizQuestion): string {
  return question.kind === 'choice' ? (question.texts?.prompt ?? question.id) : question.prompt;
}

function mistakesIn(variant: Variant, response: unknown, made: FinalMark | NotMarked): string[] {
  if ('notMarked' in made) return [];
  if (variant.kind === 'choice') {
    const chosen: unknown[] = Array.isArray(response) ? response : [];
    return variant.optionIds.filter((id) => chosen.includes(id) && !variant.rightIds.includes(id));
  }
  return [...new Set(made.feedback.flatMap((one) => mistakeId(one) ?? []))];
}

/** What the author says of a mistake; undefined for one that quiz knows by itself. */
function authorWords(question: QuizQuestion, mistake: string): string | undefined {
  if (question.kind === 'choice') return question.texts?.options[mistake] ?? mistake;
  if (question.kind !== 'number') return undefined;
  return question.mistakes.find(({ id }) => id === mistake)?.feedback;
}
