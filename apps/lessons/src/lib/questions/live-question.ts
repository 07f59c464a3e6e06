import type { Language } from '@keyway/quiz/question';
import { mount } from 'svelte';
import type { VariantPart } from '../page/page-lesson.ts';
import { browserStore } from '../progress/browser-store.ts';
import { isVariantAnswer, readAnswers, writeAnswer } from '../progress/progress.ts';
import { ownSeed } from './own-seed.ts';
import { printedSeed } from './printed-seed.ts';
import QuestionHost from './QuestionHost.svelte';
import type { QuestionKindParts, TypedFields } from './question-kind.ts';
import type { DrawnKind } from './words/words.ts';

/** Each kind comes by itself, with the part of core that it needs. */
const KINDS: Record<DrawnKind, () => Promise<QuestionKindParts>> = {
  number: () => import('./kinds/number-kind.ts').then(({ numberKind }) => numberKind),
  partition: () => import('./kinds/partition-kind.ts').then(({ partitionKind }) => partitionKind),
  assignment: () => import('./kinds/assignment-kind.ts').then(({ assignmentKind }) => assignmentKind),
  trace: () => import('./kinds/trace-kind.ts').then(({ traceKind }) => traceKind),
  code: () => import('./kinds/code-kind.ts').then(({ codeKind }) => codeKind),
};

/** Fetches a kind of question. */
export function loadKind(kind: DrawnKind): Promise<QuestionKindParts> {
  return KINDS[kind]();
}

/**
 * Draws the living question: the variant that was answered before, else the one that something was typed into, else
 * the reader's own.
 */
export function mountQuestion(
  target: HTMLElement,
  kind: QuestionKindParts,
  part: VariantPart,
  lessonId: string,
  language: Language,
  typed: TypedFields,
): void {
  const kept = readAnswers(browserStore, lessonId)[part.id];
  const stored = kept !== undefined && isVariantAnswer(kept) ? kept : undefined;
  const hasTyped = Object.keys(typed).length > 0;
  const seed = hasTyped ? printedSeed(part.id) : (stored?.seed ?? ownSeed(browserStore, part.id));
  mount(QuestionHost, {
    target,
    props: {
      language,
      kind,
      part,
      seed,
      typed,
      ...(stored && !hasTyped && { stored }),
      onanswer: (answer) => writeAnswer(browserStore, lessonId, part.id, answer),
    },
  });
}
