import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { editor } from '#tools/editor/plugin.ts';
import { contentPlugins } from '#tools/vite-plugins.ts';

/** The Worker's address for `npm run dev`, because Vite's own server has no /api. */
const workerOrigin = process.env.WORKER_ORIGIN ?? 'http://localhost:8788';

export default defineConfig({
  plugins: [contentPlugins(), editor(), vike()],
  // Makes class names the same on the server and in the browser, so islands hydrate without a mismatch.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false } } },
  ssr: { noExternal: ['styled-components'] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { port: 5173, proxy: { '/api': workerOrigin } },
});
