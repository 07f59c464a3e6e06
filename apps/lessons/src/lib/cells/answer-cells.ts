import type { Language } from '@keyway/quiz/question';
import type { Action } from 'svelte/action';

/**
 * Listens to the code cells of a lesson. What runs them is fetched when somebody presses a button: this is all that a
 * page pays before.
 */
export const answerCells: Action<HTMLElement, Language> = (lesson, language) => {
  function answer(event: Event, action: string | undefined): void {
    const cell = (event.target as Element).closest<HTMLElement>('.cell[data-cell]');
    if (!cell || !action) return;
    import('./live/do-in-cell.ts').then(
      ({ doInCell }) => doInCell(cell, action, language),
      () => {
        const note = cell.querySelector<HTMLElement>('[data-note]');
        if (note) note.textContent = note.dataset.unreachable ?? '';
      },
    );
  }
  lesson.addEventListener('click', (event) =>
    answer(event, (event.target as Element).closest<HTMLElement>('[data-do]')?.dataset.do),
  );
  lesson.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) answer(event, 'run');
  });
};
