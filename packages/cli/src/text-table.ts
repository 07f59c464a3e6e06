/** A column: its heading, and on which side its cells are filled up. */
export interface Column {
  heading: string;
  align?: 'left' | 'right';
}

// As terminals count: marks take no place of their own, ideographs and emoji two.
const NARROW = /[\p{Mn}\p{Me}\p{Cf}]/u;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;

/**
 * Rows in columns, two spaces apart, with a heading; for people.
 * @returns text that ends with a line end; no spaces at the ends of lines
 */
export function formatTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const lines = [columns.map(({ heading }) => heading), ...rows];
  const widths = columns.map((_, index) =>
    lines.reduce((widest, line) => Math.max(widest, displayWidth(line[index] ?? '')), 0),
  );
  return lines
    .map((line) => {
      const cells = columns.map(({ align }, index) => {
        const cell = line[index] ?? '';
        const space = ' '.repeat((widths[index] ?? 0) - displayWidth(cell));
        return align === 'right' ? space + cell : cell + space;
      });
      return `${cells.join('  ').trimEnd()}\n`;
    })
    .join('');
}

/** Places that a text takes in a terminal. */
function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) width += NARROW.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
  return width;
}
