import type { Component } from 'svelte';
import { render } from 'svelte/server';

/** A component as plain HTML. Svelte's marks go: among those of the page around it they would be taken for its own. */
export function draw<Props extends Record<string, unknown>>(
  component: Component<Props>,
  props: Props,
): string {
  return render(component, { props }).body.replace(/<!--[\s\S]*?-->/g, '');
}
