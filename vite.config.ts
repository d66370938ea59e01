import { compile } from '@mdx-js/mdx';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import vike from 'vike/plugin';
import { defineConfig, type Plugin } from 'vite';
import { imagetools } from 'vite-imagetools';

/** Where `npm run dev` finds the Worker; its own server has no /api. */
const workerOrigin = process.env.WORKER_ORIGIN ?? 'http://localhost:8788';

export default defineConfig({
  plugins: [articles(), imagetools({ cache: { enabled: true, dir: '.cache/imagetools', retention: 60 * 60 * 24 * 90 } }), vike()],
  // The same class names on server and client, so that an island wakes without a mismatch.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false } } },
  ssr: { noExternal: ['styled-components'] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': workerOrigin } },
});

/** Compiles articles; their sources, asked for with ?raw, stay text. */
function articles(): Plugin {
  return {
    name: 'articles',
    enforce: 'pre',
    async transform(code, id) {
      const [path = '', query = ''] = id.split('?');
      if (!path.endsWith('.mdx') || query.includes('raw')) return undefined;
      const compiled = await compile(
        { value: code, path },
        { remarkPlugins: [remarkGfm], rehypePlugins: [rehypeSlug], development: false },
      );
      return { code: String(compiled.value), map: null };
    },
  };
}
