import type { Plugin } from 'vite';

/** See bundled-licences.js. */
export function bundledLicences(): Plugin;
