/** What only somebody who writes Markdown writes, at the beginning of a line or around words. */
const markdownSigns = [
  /^ {0,3}#{1,6} \S/,
  /^ {0,3}(?:```|~~~)/,
  /^ {0,3}> /,
  /^ {0,3}[-*+] \S/,
  /^ {0,3}\d{1,3}[.)] \S.*\]\(/,
  /^:{3,} *\w/,
  /!?\[[^\]\n]+\]\([^)\s]+\)/,
  /\*\*[^\s*][^*]*\*\*/,
  /`[^`]+`/,
  /\{[=#]\S|\]\{lang=/,
  /^ *\|.*\| *$/,
];

/** Whether a text has no Markdown at all, as when it was copied out of a page: then its lines are read for what they are. */
export function isPlainText(lines: readonly string[]): boolean {
  return !lines.some((line) => markdownSigns.some((sign) => sign.test(line)));
}
