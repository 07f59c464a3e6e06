import type { Stream } from './messages.ts';
import { OUTPUT_LENGTH_LIMIT, OUTPUT_LINE_LIMIT } from './output-limits.ts';
import { post } from './post.ts';

let lineCount = 0;
let length = 0;

/**
 * Sends to the page what the code printed. One message past the limit, so that the page knows and stops the run;
 * after that nothing, so that the page is not buried in messages before it gets to it.
 */
export function sendOutput(stream: Stream, text: string): void {
  if (text === '' || lineCount > OUTPUT_LINE_LIMIT || length > OUTPUT_LENGTH_LIMIT) return;
  length += text.length;
  lineCount += text.split('\n').length - 1;
  post({ kind: 'output', stream, text: text.slice(0, OUTPUT_LENGTH_LIMIT + 1) });
}
