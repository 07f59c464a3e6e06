import type { Language } from '@keyway/quiz/question';
import { LiveCell } from './live-cell.ts';

const cells = new WeakMap<HTMLElement, LiveCell>();

/**
 * Does in a cell what one of its buttons says.
 * @param action - the button's `data-do`: run, stop, edit or reset
 */
export function doInCell(element: HTMLElement, action: string, language: Language): void {
  let cell = cells.get(element);
  if (!cell) {
    cell = new LiveCell(element, language);
    cells.set(element, cell);
  }
  if (action === 'run') void cell.run();
  else if (action === 'stop') cell.stop();
  else if (action === 'edit') void cell.edit();
  else if (action === 'reset') cell.reset();
}
