import { untrack } from 'svelte';
import type { LabAddress } from './lab-props.ts';

/**
 * Ties a lab to the address of its own page, where it is on one. For a component's own script.
 * @param address - the lab's property
 * @param apply - takes over what an address says after the `#`
 * @param fragment - the state as the address has it
 */
export function followAddress(
  address: () => LabAddress | undefined,
  apply: (fragment: string) => void,
  fragment: () => string,
): void {
  $effect(() => {
    const named = address()?.fragment;
    if (named !== undefined) untrack(() => apply(named));
  });
  $effect(() => address()?.tell(fragment()));
}
