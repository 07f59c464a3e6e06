/**
 * Lays out what the first paint of a page left for later (see `.laid-out-late` in base.css), part by part from the top
 * whenever the browser has nothing else to do, and all at once before a link leads to another place of the page.
 * @returns stops it
 */
export function layOutRest(): () => void {
  const root = document.documentElement;
  const parts = [...document.querySelectorAll<HTMLElement>('.laid-out-late')];
  let isOver = root.dataset.layout !== 'late';

  function finish(): void {
    isOver = true;
    delete root.dataset.layout;
    removeEventListener('click', beforeLink, true);
  }

  function beforeLink({ target }: MouseEvent): void {
    if (target instanceof Element && target.closest('a[href*="#"]')) finish();
  }

  function layOutNext(): void {
    if (isOver) return;
    const part = parts.shift();
    if (part) {
      part.style.contentVisibility = 'visible';
      whenIdle(layOutNext);
    } else finish();
  }

  if (!isOver) {
    addEventListener('click', beforeLink, true);
    whenIdle(layOutNext);
  }
  return finish;
}

/** Safari has no requestIdleCallback. */
function whenIdle(next: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(next, { timeout: 500 });
  else setTimeout(next, 50);
}
