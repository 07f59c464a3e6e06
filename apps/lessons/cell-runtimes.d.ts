import type { Plugin } from 'vite';

/** See cell-runtimes.js. */
export function cellRuntimes(): Plugin;
