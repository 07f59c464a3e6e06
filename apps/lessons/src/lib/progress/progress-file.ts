import type { BrowserStore } from './browser-store.ts';
import {
  isStoredAnswers,
  type Place,
  readAnswers,
  readPlace,
  type StoredAnswers,
  writePlace,
} from './progress.ts';

/** Answers and place as a file that a reader carries to another browser. */
export interface ProgressFile {
  /** Says what the file is; another number is another shape. */
  keywayProgress: 1;
  answers: Record<string, StoredAnswers>;
  place?: Place;
}

/** What became of a file that was taken over. */
export type TakenOver =
  | { answerCount: number }
  /** It is no file of ours, or one of a newer course. */
  | { problem: 'not-progress' | 'newer' };

/** A file of a whole course's answers is a hundred times smaller. */
export const MAX_FILE_BYTES = 5_000_000;

/** Everything that this browser knows of a reader, for the lessons named. */
export function makeProgressFile(store: BrowserStore, lessonIds: readonly string[]): ProgressFile {
  const answers = Object.fromEntries(
    lessonIds
      .map((id) => [id, readAnswers(store, id)])
      .filter(([, one]) => Object.keys(one ?? {}).length > 0),
  );
  const place = readPlace(store);
  return { keywayProgress: 1, answers, ...(place && { place }) };
}

/**
 * Takes over the answers of a file: what it holds wins, what it does not hold stays.
 * @param text - of the file; anything
 * @returns how many answers it held, or why it was left alone
 */
export function takeOverProgress(store: BrowserStore, text: string): TakenOver {
  const file = parse(text);
  if (typeof file !== 'object' || file === null || !('keywayProgress' in file))
    return { problem: 'not-progress' };
  if (typeof file.keywayProgress === 'number' && file.keywayProgress > 1) return { problem: 'newer' };
  if (!isProgressFile(file)) return { problem: 'not-progress' };
  let answerCount = 0;
  for (const [lessonId, answers] of Object.entries(file.answers)) {
    answerCount += Object.keys(answers).length;
    store.write(`answers:${lessonId}`, { ...readAnswers(store, lessonId), ...answers });
  }
  if (file.place && readPlace(store) === undefined) writePlace(store, file.place);
  return { answerCount };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

function isProgressFile(file: object): file is ProgressFile {
  if (!('keywayProgress' in file) || file.keywayProgress !== 1 || !('answers' in file)) return false;
  const { answers } = file;
  return (
    typeof answers === 'object' &&
    answers !== null &&
    !Array.isArray(answers) &&
    Object.values(answers).every(isStoredAnswers)
  );
}
