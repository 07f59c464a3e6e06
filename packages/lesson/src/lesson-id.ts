/** Lower-case words, digits and hyphens, a letter first: what an author may write in `{#…}`. */
export const idPattern: RegExp = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

const longestId = 60;

/** An id made from a heading's words, in any script; empty when the text has no letter and no digit. */
export function idFromText(text: string): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  let id = '';
  for (const word of words ?? []) {
    const longer = id === '' ? word : `${id}-${word}`;
    if (longer.length > longestId && id !== '') break;
    id = longer;
  }
  return id;
}

/** Ids that were given, so that none is given twice. */
export class TakenIds {
  private readonly nextCounts = new Map<string, number>();

  has(id: string): boolean {
    return this.nextCounts.has(id);
  }

  /** `id` itself when it is free, else `id-2`, `id-3`, …; the answer is taken from then on. */
  take(id: string): string {
    let candidate = id;
    let count = this.nextCounts.get(id) ?? 1;
    while (this.nextCounts.has(candidate)) candidate = `${id}-${++count}`;
    this.nextCounts.set(id, count);
    if (candidate !== id) this.nextCounts.set(candidate, 1);
    return candidate;
  }
}
