import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { contentPlugins } from './tools/vite-plugins.ts';

/** Where `npm run dev` finds the Worker; Vite's own server has no /api. */
const workerOrigin = process.env.WORKER_ORIGIN ?? 'http://localhost:8788';

export default defineConfig({
  plugins: [contentPlugins(), vike()],
  // The same class names on server and client, so that an island wakes without a mismatch.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false } } },
  ssr: { noExternal: ['styled-components'] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What every island needs, in two tasks of evaluation; the rest of react-dom, its server, stays out.
                { name: 'react', test: /node_modules\/(react|scheduler)\/|react-dom\/(client|index|cjs\/react-dom(-client)?\.)/ },
                {
                  name: 'styled',
                  test: /node_modules\/(styled-components|stylis|@emotion)\/|\/components\/(theme|Button|Field)\.tsx?$|\/schema\/number-format\.ts$/,
                },
                // What the islands that keep or send something parse with.
                { name: 'schema', test: /node_modules\/zod\/|\/schema\/plan\.ts$/ },
              ],
            },
          },
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': workerOrigin } },
});
