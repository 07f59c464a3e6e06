const SHORTEST_SPLIT = 16;

/**
 * A string in quotes as Node writes it: single ones, unless the text holds some and no others.
 * @param width - a longer text is broken after its line ends
 */
export function quote(text: string, width: number): string {
  if (text.length > SHORTEST_SPLIT && text.length > width) {
    return text
      .split(/(?<=\n)/)
      .map(quoteLine)
      .join(' +\n  ');
  }
  return quoteLine(text);
}

function quoteLine(text: string): string {
  const mark = !text.includes("'") ? "'" : !text.includes('"') ? '"' : /`|\$\{/.test(text) ? "'" : '`';
  const escaped = text.replace(/[\p{Cc}\p{Cs}\\']/gu, (sign) =>
    sign === "'" && mark !== "'" ? sign : escapeSign(sign),
  );
  return mark + escaped + mark;
}

const NAMED: Record<string, string> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  '\\': '\\\\',
  "'": "\\'",
};

function escapeSign(sign: string): string {
  const code = sign.charCodeAt(0);
  const hex = code.toString(16);
  return NAMED[sign] ?? (code > 0xff ? `\\u${hex}` : `\\x${hex.toUpperCase().padStart(2, '0')}`);
}
