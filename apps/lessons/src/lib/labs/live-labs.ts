import type { Component } from 'svelte';
import LabHost from './LabHost.svelte';
import type { LabName } from './lab-names.ts';
import type { LabProps } from './lab-props.ts';

export { LabHost };

const LABS = import.meta.glob<Component<LabProps<never>>>('./*/Lab.svelte', { import: 'default' });

/** Fetches the code of a lab. */
export function loadLab(name: LabName): Promise<Component<LabProps<never>>> {
  const load = LABS[`./${name}/Lab.svelte`];
  if (!load) throw new Error(`there is no lab "${name}" in this folder`);
  return load();
}
