import { compile } from '@mdx-js/mdx';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import sharp from 'sharp';
import type { Plugin, PluginOption } from 'vite';
import { imagetools } from 'vite-imagetools';
import { rehypeTables } from './rehype-tables.ts';

/** What reading content needs, in the build and in tests. */
export function contentPlugins(): PluginOption[] {
  const days = 24 * 60 * 60;
  return [articles(), mainColors(), imagetools({ cache: { enabled: true, dir: '.cache/pictures', retention: 90 * days } })];
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

/** `picture.webp?color` is the picture's mean color as '#rrggbb'. */
function mainColors(): Plugin {
  return {
    name: 'main-colors',
    enforce: 'pre',
    async load(id) {
      const [path = '', query] = id.split('?');
      if (query !== 'color') return undefined;
      const [red = 0, green = 0, blue = 0] = await sharp(path).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
      const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
      return `export default '#${hex}';`;
    },
  };
}
