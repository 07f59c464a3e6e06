/** Far enough below the edge of the window that a part is there before the reader is. */
const NEAR = '200px';

/** Calls once a part of the page comes near the window; the result ends the watching. */
export function enlivenNear(frame: Element, enliven: () => void): () => void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) enliven();
    },
    { rootMargin: NEAR },
  );
  watch.observe(frame);
  return () => watch.disconnect();
}

/** Draws a part anew with the same controls, and gives the focus back to the one that had it. */
export function keepingFocus(frame: Element, draw: () => void): void {
  // Whatever has the focus: an element that is no control is simply not found.
  const focused = focusables(frame).indexOf(document.activeElement as HTMLElement);
  draw();
  focusables(frame)[focused]?.focus();
}

function focusables(frame: Element): HTMLElement[] {
  return [...frame.querySelectorAll<HTMLElement>('input, button, select, textarea, summary, a[href]')];
}
