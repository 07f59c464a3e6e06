/** Ways out of a worker: to the network, to what the browser keeps for the site, to other workers. */
const DOORS = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'RTCPeerConnection',
  'BroadcastChannel',
  'importScripts',
  'Worker',
  'SharedWorker',
  'indexedDB',
  'caches',
  'cookieStore',
  'navigator',
  'Notification',
  'FontFace',
  'requestAnimationFrame',
  'webkitRequestFileSystem',
  'webkitRequestFileSystemSync',
  'webkitResolveLocalFileSystemURL',
  'webkitResolveLocalFileSystemSyncURL',
];

/**
 * Takes from a worker all that could reach beyond it, before somebody's code runs. The page's policy, which the worker
 * has inherited, keeps other hosts out; this closes the site's own address and its storage too.
 */
export function closeDoors(): void {
  for (const name of DOORS) {
    for (let owner: object | null = globalThis; owner; owner = Object.getPrototypeOf(owner)) {
      if (Object.hasOwn(owner, name)) Reflect.deleteProperty(owner, name);
    }
    // What could not be deleted is covered.
    if (name in globalThis) Object.defineProperty(globalThis, name, { value: undefined, writable: false });
  }
}
