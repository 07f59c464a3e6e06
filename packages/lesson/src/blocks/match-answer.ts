function comparable(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[\s"'“”«»‘’]+/u, '')
    .replace(/[\s.।;,:"'“”«»‘’]+$/u, '');
}

/** Whether `text` begins with `start` and the word that `start` ends in ends there too. */
function beginsWith(text: string, start: string): boolean {
  return text.startsWith(start) && !/^[\p{L}\p{M}\p{N}]/u.test(text.slice(start.length));
}

/**
 * Index of the option that an answer's text begins with; of several the longest. Case, spaces and a full stop
 * at the end of the option do not count.
 * @returns undefined when it begins with none of them
 */
export function matchAnswer(answer: string, optionTexts: readonly string[]): number | undefined {
  const text = comparable(answer);
  let best: number | undefined;
  let bestLength = 0;
  for (const [index, optionText] of optionTexts.entries()) {
    const option = comparable(optionText);
    if (option.length > bestLength && beginsWith(text, option)) {
      best = index;
      bestLength = option.length;
    }
  }
  return best;
}
