import { feedbackWords } from './feedback-words.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { hi } from './messages/hi.ts';
import type { Messages } from './messages/messages.ts';
import type { Feedback, Language } from './question.ts';

const MESSAGES: Record<Language, Messages> = { hi, es, en };

/**
 * The words of a feedback in a language.
 * @returns one sentence or more, plain text
 */
export function feedbackText(feedback: Feedback, language: Language): string {
  return feedbackWords(feedback, MESSAGES[language], language);
}
