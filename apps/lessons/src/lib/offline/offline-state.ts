/** What a page can say of itself without the server. */
export type OfflineState =
  /** Nothing to say yet, or the browser keeps nothing. */
  | 'unknown'
  /** The whole course is kept here. */
  | 'kept'
  /** Plain http from another machine: browsers keep nothing there. */
  | 'plain-http'
  /** A newer course is ready and waits for the reader's word. */
  | 'update';

/**
 * Keeps the course in this browser, where the browser allows that, and says how that goes.
 * @param workerAddress - of the service worker; its folder is what is kept
 * @param say - called whenever there is something new to say
 * @returns takes the waiting version over and loads the page again
 */
export async function keepCourse(
  workerAddress: string,
  say: (state: OfflineState) => void,
): Promise<() => void> {
  if (!isSecureContext) {
    say('plain-http');
    return () => {};
  }
  const container = navigator.serviceWorker;
  if (!container) return () => {};
  const hadVersion = container.controller !== null;
  let isAsked = false;
  container.addEventListener('controllerchange', () => {
    if (isAsked) location.reload();
    // Another tab has said yes: what this one still has to fetch may be gone.
    else if (hadVersion) say('update');
  });
  const registration = await container.register(workerAddress, { updateViaCache: 'none' });
  watch(registration, say);
  return () => {
    isAsked = true;
    if (registration.waiting) registration.waiting.postMessage('take-over');
    else location.reload();
  };
}

function watch(registration: ServiceWorkerRegistration, say: (state: OfflineState) => void): void {
  const tell = (): void => {
    if (registration.waiting) say('update');
    else if (registration.active) say('kept');
  };
  tell();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tell);
  });
  registration.installing?.addEventListener('statechange', tell);
}
