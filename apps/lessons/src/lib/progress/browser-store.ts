/** The part of the browser's storage that is used here. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** What the site keeps in the browser. Nothing in it fails: where storage is closed or full, nothing is kept. */
export interface BrowserStore {
  /** The value kept under a name, or undefined when there is none or it is not what `isValid` expects. */
  read<T>(name: string, isValid: (value: unknown) => value is T): T | undefined;
  write(name: string, value: unknown): void;
  /** Forgets every value whose name begins so. */
  forget(prefix: string): void;
}

/** Ours among what other pages of the same host keep; the number changes when the values change shape. */
const PREFIX = 'keyway:1:';

/**
 * A store of JSON values over the browser's own.
 * @param findStorage - may throw or answer nothing: reading `window.localStorage` does where cookies are blocked
 */
export function createBrowserStore(findStorage: () => TextStorage | undefined): BrowserStore {
  /** Storage that is closed, full or broken costs the reader a memory, never the page. */
  function attempt<T>(use: (storage: TextStorage) => T): T | undefined {
    try {
      const storage = findStorage();
      return storage && use(storage);
    } catch {
      return undefined;
    }
  }
  return {
    read(name, isValid) {
      const value: unknown = attempt((storage) => JSON.parse(storage.getItem(PREFIX + name) ?? 'null'));
      return isValid(value) ? value : undefined;
    },
    write(name, value) {
      attempt((storage) => storage.setItem(PREFIX + name, JSON.stringify(value)));
    },
    forget(prefix) {
      attempt((storage) => {
        const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
        for (const key of keys) if (key?.startsWith(PREFIX + prefix)) storage.removeItem(key);
      });
    },
  };
}

/** The store of this browser. */
export const browserStore: BrowserStore = createBrowserStore(() => globalThis.localStorage);
