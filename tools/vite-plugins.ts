import { compile } from '@mdx-js/mdx';
import rehypeToc from '@stefanprobst/rehype-extract-toc';
import rehypeTocExport from '@stefanprobst/rehype-extract-toc/mdx';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import sharp from 'sharp';
import type { Plugin, PluginOption } from 'vite';
import { imagetools } from 'vite-imagetools';
import { z } from 'zod';
import { fillFacts } from '../content/facts.ts';
import { readEntry } from '../content/read.ts';
import { bodyOf } from '../content/yaml.ts';
import { rehypeRanges } from './rehype-ranges.ts';
import { rehypeTables } from './rehype-tables.ts';

/** Plugins for reading the content, in the build and in tests. Encoded pictures are committed (docs/decisions/0017-encoded-pictures-in-git.md). */
export function contentPlugins(): PluginOption[] {
  return [articles(), reload(), words(), meanColors(), imagetools({ cache: { dir: 'content/images/encoded' } })];
}

/** Compiles articles with their facts filled in, unless they're imported as text with ?raw. */
function articles(): Plugin {
  return {
    name: 'articles',
    enforce: 'pre',
    async transform(code, id) {
      const [path = '', query = ''] = id.split('?');
      if (!path.endsWith('.mdx') || query.includes('raw')) return undefined;
      const compiled = await compile(
        { value: fillFacts(bodyOf(code), 'en'), path },
        { remarkPlugins: [remarkGfm], rehypePlugins: [rehypeSlug, rehypeToc, rehypeTocExport, rehypeTables, rehypeRanges] },
      );
      return { code: String(compiled.value), map: null };
    },
  };
}

/** content/words/`name`.yaml and `name`.es.yaml as modules, for scripts that load their words when they need them. */
function words(): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    load(id) {
      const [, name, spanish] = /content[\\/]words[\\/]([\w-]+?)(\.es)?\.yaml$/.exec(id) ?? [];
      if (!name) return undefined;
      this.addWatchFile('content/facts.yaml');
      if (spanish) this.addWatchFile(`content/words/${name}.yaml`);
      return `export default ${JSON.stringify(readEntry(z.unknown(), `words/${name}.yaml`, spanish ? 'es' : 'en'))};`;
    },
  };
}

/** In development, what changes under content/ shows in the open page. Entries are read as files, of which Vite knows nothing. */
function reload(): Plugin {
  return {
    name: 'reload-content',
    apply: 'serve',
    configureServer(server) {
      server.watcher.on('all', (_event, file) => {
        if (!/[\\/]content[\\/].*\.(yaml|mdx)$/.test(file)) return;
        for (const { moduleGraph, hot } of Object.values(server.environments)) {
          moduleGraph.invalidateAll();
          hot.send({ type: 'full-reload' });
        }
      });
    },
  };
}

/** `picture.webp?color` is the picture's mean color as '#rrggbb'. */
function meanColors(): Plugin {
  return {
    name: 'mean-colors',
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
