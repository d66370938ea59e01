import { compile } from '@mdx-js/mdx';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import type { Plugin, PluginOption } from 'vite';
import { imagetools } from 'vite-imagetools';
import { rehypeTables } from './rehype-tables.ts';

/** What reading content needs, in the build and in tests. */
export function contentPlugins(): PluginOption[] {
  const days = 24 * 60 * 60;
  return [articles(), imagetools({ cache: { enabled: true, dir: '.cache/pictures', retention: 90 * days } })];
}

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
        { remarkPlugins: [remarkGfm], rehypePlugins: [rehypeSlug, rehypeTables] },
      );
      return { code: String(compiled.value), map: null };
    },
  };
}
