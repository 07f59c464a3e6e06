const GAP = 2;
const MAX_COLUMNS = 12;

/**
 * Puts a list of more than six short items into columns, numbers to the right, as Node does.
 * @param items - the items as text; beyond `maxItems` the last one says how many more there are
 * @param values - what they stand for
 * Source: node v20.20.0, lib/internal/util/inspect.js, groupArrayElements.
 */
export function groupInColumns(
  items: string[],
  values: ArrayLike<unknown>,
  lineWidth: number,
  indent: number,
  maxItems: number,
): string[] {
  const count = items.length > maxItems ? items.length - 1 : items.length;
  const lengths = items.slice(0, count).map(columnCount);
  const longest = Math.max(...lengths);
  const total = lengths.reduce((sum, length) => sum + length + GAP, 0);
  const cell = longest + GAP;
  if (cell * 3 + indent >= lineWidth || (total / cell <= 5 && longest > 6)) return items;
  const biased = Math.max(cell - 3 - Math.sqrt(cell - total / items.length), 1);
  const columns = Math.min(
    Math.round(Math.sqrt(2.5 * biased * count) / biased),
    Math.floor((lineWidth - indent) / cell),
    MAX_COLUMNS,
  );
  if (columns <= 1) return items;
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...lengths.filter((_length, at) => at % columns === column)),
  );
  const areNumbers = items.every((_, at) => typeof values[at] === 'number' || typeof values[at] === 'bigint');
  const rows: string[] = [];
  for (let start = 0; start < count; start += columns) {
    const row = items.slice(start, Math.min(start + columns, count));
    rows.push(row.map((item, column) => pad(item, column, row.length, widths, areNumbers)).join(''));
  }
  return [...rows, ...items.slice(count)];
}

function pad(item: string, column: number, rowLength: number, widths: number[], areNumbers: boolean): string {
  // A letter may stand in no column of its own, or in two: what is filled up are columns.
  const width = (widths[column] ?? 0) + item.length - columnCount(item);
  const isLast = column === rowLength - 1;
  if (areNumbers) return isLast ? item.padStart(width) : `${item}, `.padStart(width + GAP);
  return isLast ? item : `${item}, `.padEnd(width + GAP);
}

const NO_COLUMN = /[\p{Mn}\p{Me}\p{Cf}\p{Cc}]/u;
const TWO_COLUMNS =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

/** How many columns of a terminal a text takes. */
function columnCount(text: string): number {
  let count = 0;
  for (const sign of text.normalize('NFC')) {
    if (!NO_COLUMN.test(sign)) count += TWO_COLUMNS.test(sign) ? 2 : 1;
  }
  return count;
}
