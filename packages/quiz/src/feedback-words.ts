import { quantityText } from '@keyway/core/computed-text';
import { fillMessage } from './fill-message.ts';
import type { Messages } from './messages/messages.ts';
import type { Feedback, Language } from './question.ts';

/**
 * The words of a feedback out of the messages of one language, for a page that loads only its own.
 * A parameter that is an integer is written without grouping, for it may be a partition or a hash.
 * @param messages - those of `language`
 * @returns one sentence or more, plain text
 */
export function feedbackWords({ key, params }: Feedback, messages: Messages, language: Language): string {
  return fillMessage(messages[key], params, language, (value) => {
    if (typeof value === 'object') return feedbackWords(value, messages, language);
    const isFraction = typeof value === 'number' && !Number.isInteger(value);
    return isFraction ? quantityText(value, language) : String(value);
  });
}
