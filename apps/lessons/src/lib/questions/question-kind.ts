import type { Language, Mark } from '@keyway/quiz/question';
import type { Presented, Variant } from '@keyway/quiz/quiz-question';
import type { Component } from 'svelte';

/** What was typed or chosen before a page came to life, by the names of its fields. */
export type TypedFields = Readonly<Record<string, string>>;

/** What the fields of a kind are given. `R` is the response that the kind's marking takes. */
export interface FieldsProps<V, P, R> {
  presented: P;
  /** Holds the right answer: for what is shown of a marked response only. */
  variant: V;
  response: R;
  mark: Mark | undefined;
  /** A method, so that fields of one kind fit where only some kind is known. */
  onchange(response: R): void;
}

/** What fields may offer besides what is seen: a response that takes time to get, such as that of code that runs. */
export interface FieldsExports {
  /** The response to mark; undefined where none could be had, which the fields have said. */
  collect?: () => Promise<unknown>;
}

/**
 * All that a page needs to draw, answer and mark one kind of question.
 * Each function takes what the one before it gave, so whoever holds a kind casts at its border.
 */
export interface QuestionKindParts {
  Fields: Component<FieldsProps<never, never, never>, FieldsExports>;
  makeVariant: (question: never, seed: number) => Variant;
  present: (variant: never, language: Language) => Presented;
  mark: (variant: never, response: unknown) => Mark;
  /** The response that stands in the fields: what was typed, else nothing. */
  startResponse: (presented: never, typed: TypedFields) => unknown;
  /** The response with the number that was meant, where marking asked. */
  withMeaning?: (response: never, meaning: number, stepId: string | undefined) => unknown;
  /** Whether checking runs something, and is called so. */
  isRun?: boolean;
}
