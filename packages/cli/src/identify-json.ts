import { decodeUtf8Strictly } from '@keyway/core/decode-utf8';
import { hexOfBytes } from '@keyway/core/hex';
import type { Identification } from '@keyway/core/identify/identification';
import type { IdentifyAdvice, IdentifyTarget } from './identify-advice.ts';

/** What the input was. */
export interface IdentifyInputReport {
  input: string | undefined;
  lineCount: number;
  badLineCount: number;
  /** The first of them. */
  badLines: readonly { line: number; problem: string }[];
}

/** The answer for programs, on one line; keys as text (null where they are not UTF-8) and in hex. */
export function identifyJson(
  result: Identification,
  advice: readonly IdentifyAdvice[],
  target: IdentifyTarget,
  input: IdentifyInputReport,
): string {
  const { unexplained, splitKeys, disagreement } = result;
  const answer = {
    ...result,
    unexplained: { ...unexplained, examples: unexplained.examples.map(withReadableKey) },
    splitKeys: splitKeys.map(withReadableKey),
    ...(disagreement && { disagreement: withReadableKey(disagreement) }),
    target: target.name,
    advice,
    ...input,
  };
  return `${JSON.stringify(answer)}\n`;
}

function withReadableKey<One extends { key: Uint8Array }>(
  one: One,
): Omit<One, 'key'> & { key: string | null; keyHex: string } {
  const { key, ...rest } = one;
  return { key: decodeUtf8Strictly(key) ?? null, keyHex: hexOfBytes(key), ...rest };
}
