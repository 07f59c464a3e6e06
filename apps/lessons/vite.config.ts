import { sveltekit } from '@sveltejs/kit/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { bundledLicences } from './bundled-licences.js';
import { cellRuntimes } from './cell-runtimes.js';

const source = '@keyway/source';

export default defineConfig({
  plugins: [cellRuntimes(), sveltekit(), bundledLicences()],
  // The workspace's packages are read as sources: no build comes between an edit and the page.
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] }, noExternal: [/^@keyway\//] },
});
