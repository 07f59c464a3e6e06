import type { GroupEvent } from '../page/worked-table.ts';
import type { DrawnWords } from '../words/words.ts';

type WorkedWords = DrawnWords['worked'];

/** Why a generation came, in words: `C3 joins`. */
export function eventWords(events: readonly GroupEvent[], words: WorkedWords): string {
  return events
    .map((event) => {
      if (event.kind === 'before') return words.before;
      if (event.kind === 'follow-up') return words.followUp;
      return `${event.memberId} ${event.kind === 'joins' ? words.joins : words.leaves}`;
    })
    .join(', ');
}

/** The same in signs, small enough for the head of a column: `+C3`. A follow-up needs none: it has a number. */
export function eventSigns(events: readonly GroupEvent[], words: WorkedWords): string {
  return events
    .map((event) => {
      if (event.kind === 'before') return words.before;
      if (event.kind === 'follow-up') return '';
      return `${event.kind === 'joins' ? '+' : '−'}${event.memberId}`;
    })
    .join(' ');
}
