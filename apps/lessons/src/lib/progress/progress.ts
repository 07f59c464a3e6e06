import { type Language, languages } from '@keyway/quiz/question';
import type { BrowserStore } from './browser-store.ts';

/** The last answer to a question, the same in every language of the lesson. */
export type StoredAnswer = ChosenAnswer | VariantAnswer;

/** What was chosen in a list of options. */
export interface ChosenAnswer extends MarkedOnce {
  chosenIds: string[];
}

/** What was answered to a question that draws its values. */
export interface VariantAnswer extends MarkedOnce {
  /** As the kind's marking takes it. */
  response: unknown;
  /** uint32; makes the variant that was answered. */
  seed: number;
}

interface MarkedOnce {
  /**
   * 0 to 1, as marked when it was given. It is counted where the question itself is not there, such as in the list of
   * lessons; a page that shows the question marks the answer again.
   */
  score: number;
}

/** Answers of a lesson by question id. */
export type StoredAnswers = Record<string, StoredAnswer>;

/** Where somebody stopped reading. */
export interface Place {
  lessonId: string;
  /** Empty at the top of the lesson. */
  sectionId: string;
}

/** What was answered in a lesson; empty when nothing was. */
export function readAnswers(store: BrowserStore, lessonId: string): StoredAnswers {
  return store.read(`answers:${lessonId}`, isStoredAnswers) ?? {};
}

/** Keeps an answer, or forgets it when there is none. */
export function writeAnswer(
  store: BrowserStore,
  lessonId: string,
  questionId: string,
  answer: StoredAnswer | undefined,
): void {
  const { [questionId]: _, ...others } = readAnswers(store, lessonId);
  store.write(`answers:${lessonId}`, answer ? { ...others, [questionId]: answer } : others);
}

/** How many of these questions were answered right. */
export function rightCount(answers: StoredAnswers, questionIds: readonly string[]): number {
  return questionIds.filter((id) => Object.hasOwn(answers, id) && answers[id]?.score === 1).length;
}

/** Where the reader stopped, if the browser knows. */
export function readPlace(store: BrowserStore): Place | undefined {
  return store.read('place', isPlace);
}

/** Remembers where the reader is. */
export function writePlace(store: BrowserStore, place: Place): void {
  store.write('place', place);
}

/** The language that the reader last read in. */
export function readLanguage(store: BrowserStore): Language | undefined {
  return store.read('language', (value): value is Language =>
    languages.some((language) => language === value),
  );
}

/** Remembers the language. */
export function writeLanguage(store: BrowserStore, language: Language): void {
  store.write('language', language);
}

/** Forgets answers, place and who draws which values; language and theme stay. */
export function forgetProgress(store: BrowserStore): void {
  store.forget('answers:');
  store.forget('place');
  store.forget('reader');
}

/** Whether a value from outside is what `readAnswers` gives. */
export function isStoredAnswers(value: unknown): value is StoredAnswers {
  return isRecord(value) && Object.values(value).every(isStoredAnswer);
}

function isStoredAnswer(value: unknown): value is StoredAnswer {
  if (!isRecord(value) || typeof value.score !== 'number') return false;
  const { chosenIds, seed } = value;
  if (chosenIds === undefined) return 'response' in value && Number.isInteger(seed);
  return Array.isArray(chosenIds) && chosenIds.every((id) => typeof id === 'string');
}

/** Whether an answer is that of a list of options. */
export function isChosenAnswer(answer: StoredAnswer): answer is ChosenAnswer {
  return 'chosenIds' in answer;
}

/** Whether an answer is that of a question that draws its values. */
export function isVariantAnswer(answer: StoredAnswer): answer is VariantAnswer {
  return !isChosenAnswer(answer);
}

function isPlace(value: unknown): value is Place {
  return isRecord(value) && typeof value.lessonId === 'string' && typeof value.sectionId === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
