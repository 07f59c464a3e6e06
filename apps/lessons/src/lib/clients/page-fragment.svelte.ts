import { onMount } from 'svelte';
import { replaceState } from '$app/navigation';
import { readingPlace } from '../reading-place.svelte.ts';

/** Browsers refuse an address that changes at every key stroke of a fast typist. */
const ADDRESS_PAUSE_MS = 250;

/** The part of this page's address after the `#`: a key may be somebody's data, and this part is sent nowhere. */
export interface PageFragment {
  /** Says what the address should be from now on; written when the typist pauses. */
  tell: (fragment: string) => void;
}

/**
 * Ties the page's address to a state. For a component's own script.
 * @param apply - takes over what the address says: when the page is there, and when the reader goes back
 */
export function usePageFragment(apply: (fragment: string) => void): PageFragment {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function read(): void {
    clearTimeout(timer);
    apply(location.hash.slice(1));
  }

  onMount(() => {
    read();
    addEventListener('hashchange', read);
    return () => {
      clearTimeout(timer);
      removeEventListener('hashchange', read);
      readingPlace.fragment = '';
    };
  });

  return {
    tell(fragment) {
      readingPlace.fragment = fragment;
      clearTimeout(timer);
      timer = setTimeout(() => replaceState(`#${fragment}`, {}), ADDRESS_PAUSE_MS);
    },
  };
}
