import type { Language } from '@keyway/quiz/question';
import { quantity } from '../../text/number.ts';
import { megabytes } from '../words/megabytes.ts';
import type { CellWords, TroubleKind } from '../words/words.ts';
import { MEMORY_LIMIT_BYTES } from '../workers/memory-limits.ts';
import type { CellLanguage } from '../workers/messages.ts';
import { OUTPUT_LENGTH_LIMIT, OUTPUT_LINE_LIMIT } from '../workers/output-limits.ts';

/** What a reader is told of a run that ended before its end, in their language. */
export function troubleText(
  kind: TroubleKind,
  line: number | undefined,
  runsIn: CellLanguage,
  words: CellWords,
  language: Language,
  limitMs: number,
): string {
  return words.trouble[kind]({
    line,
    memory: megabytes(language, MEMORY_LIMIT_BYTES[runsIn], 0),
    seconds: quantity(language, limitMs / 1000),
    lineCount: quantity(language, OUTPUT_LINE_LIMIT),
    characterCount: quantity(language, OUTPUT_LENGTH_LIMIT),
  });
}
