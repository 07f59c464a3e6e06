import { base } from '$app/paths';

/** Loads the page again whenever `start --lessons` has built it anew. */
export function listenForChanges(): () => void {
  const changes = new EventSource(`${base}/live-changes`);
  changes.addEventListener('message', () => location.reload());
  return () => changes.close();
}
