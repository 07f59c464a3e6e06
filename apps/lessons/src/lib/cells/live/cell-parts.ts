import type { CellLanguage } from '../workers/messages.ts';

/** The elements of a cell, as CodeCell.svelte draws them. */
export interface CellParts {
  cell: HTMLElement;
  language: CellLanguage;
  languageName: string;
  number: number;
  code: HTMLElement;
  bar: HTMLElement;
  run: HTMLButtonElement;
  stop: HTMLButtonElement;
  edit: HTMLButtonElement;
  reset: HTMLButtonElement;
  note: HTMLElement;
  /** Read aloud, not seen. */
  said: HTMLElement;
  /** What the reader's run printed. */
  mine: HTMLElement;
  /** What the lesson promises; undefined for a cell that promises nothing. */
  given: HTMLElement | undefined;
}

/**
 * Finds the elements of a cell.
 * @throws {Error} when one is missing: the page and its script are of different builds
 */
export function cellParts(cell: HTMLElement): CellParts {
  const find = <T extends HTMLElement>(selector: string): T => {
    const found = cell.querySelector<T>(selector);
    if (!found)
      throw new Error(`a code cell expected an element "${selector}", found none; load the page anew`);
    return found;
  };
  const note = find('[data-note]');
  return {
    cell,
    language: cell.dataset.cell as CellLanguage,
    languageName: note.dataset.name ?? '',
    number: Number(cell.dataset.number),
    code: find('pre.code'),
    bar: find('.bar'),
    run: find('[data-do=run]'),
    stop: find('[data-do=stop]'),
    edit: find('[data-do=edit]'),
    reset: find('[data-do=reset]'),
    note,
    said: find('[data-said]'),
    mine: find('[data-mine]'),
    given: cell.querySelector<HTMLElement>('[data-given]') ?? undefined,
  };
}
