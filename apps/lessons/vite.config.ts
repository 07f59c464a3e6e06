import { sveltekit } from '@sveltejs/kit/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { bundledLicences } from './bundled-licences.js';

const source = '@keyway/source';

export default defineConfig({
  plugins: [sveltekit(), bundledLicences()],
  // The workspace's packages are read as sources: no build comes between an edit and the page.
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] }, noExternal: [/^@keyway\//] },
});
