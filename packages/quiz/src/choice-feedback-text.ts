import type { ChoiceKey } from './feedback-key.ts';
import { fillMessage } from './fill-message.ts';
import { en } from './messages/choice/en.ts';
import { es } from './messages/choice/es.ts';
import { hi } from './messages/choice/hi.ts';
import type { ChoiceMessages, Message } from './messages/messages.ts';
import type { Feedback, Language } from './question.ts';
import { QuizError } from './quiz-error.ts';

const MESSAGES: Record<Language, ChoiceMessages> = { hi, es, en };

/**
 * The words of a choice question's feedback, as `feedbackText` has them: for pages that ask nothing else, and need not
 * load the words of every kind.
 * @returns one sentence or more, plain text
 * @throws {QuizError} FEEDBACK_KIND for the feedback of another kind
 */
export function choiceFeedbackText({ key, params }: Feedback, language: Language): string {
  const message: Message | undefined = MESSAGES[language][key as ChoiceKey];
  if (message !== undefined) return fillMessage(message, params, language);
  throw new QuizError('FEEDBACK_KIND', `"${key}" expected feedback of a choice question; use feedbackText`);
}
