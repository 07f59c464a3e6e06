import type { ChoiceKey, FeedbackKey } from '../feedback-key.ts';

/** A text, or one for each plural form; `many` falls back to `other`. `{name}` stands for a parameter. */
export type Message = string | { one: string; other: string };

/** Every message in one language: a missing one does not compile. */
export type Messages = Record<FeedbackKey, Message>;

/** Those of choice questions, which most pages need and no other. */
export type ChoiceMessages = Pick<Messages, ChoiceKey>;
