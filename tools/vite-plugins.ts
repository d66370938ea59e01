import { resolve } from 'node:path';
import { compile } from '@mdx-js/mdx';
import rehypeToc from '@stefanprobst/rehype-extract-toc';
import rehypeTocExport from '@stefanprobst/rehype-extract-toc/mdx';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { normalizePath, type Plugin, type PluginOption } from 'vite';
import { imagetools } from 'vite-imagetools';
import { builtRegion } from '#site/built-region.ts';
import { builtServices } from '#site/form-services.ts';
import { look } from '#site/look.ts';
import { fillFacts, rereadFacts } from '#site/read/facts.ts';
import { contentFolder } from '#site/read/folder.ts';
import { readWords } from '#site/read/own-words.ts';
import { bodyOf } from '#site/read/yaml.ts';
import { meanColor } from './mean-color.ts';
import { rehypeTables } from './rehype-tables.ts';
import { copySharedPictures } from './shared-pictures.ts';
import { writeWordsTypes } from './words-types.ts';

/** Plugins for reading the content, in the build and in tests. Encoded pictures are committed (docs/decisions/0017-encoded-pictures-in-git.md). */
export function contentPlugins(): PluginOption[] {
  copySharedPictures();
  return [
    chosenContent(),
    articles(),
    reload(),
    words(),
    meanColors(),
    fetchBeforeImport(),
    // A camera's files end in .JPG.
    imagetools({ include: /\.(jpe?g|png|webp)(\?.*)?$/i, cache: { dir: `${contentFolder}/images/encoded` } }),
  ];
}

/** `@content/` is the folder of the business that the site is built for; scripts in the browser know where it is and how it looks. */
function chosenContent(): Plugin {
  return {
    name: 'chosen-content',
    config: () => ({
      resolve: { alias: { '@content': resolve(contentFolder), '@words': resolve('words') } },
      define: {
        BUSINESS_REGION: JSON.stringify(builtRegion),
        BUSINESS_SERVICES: JSON.stringify(builtServices),
        BUSINESS_LOOK: JSON.stringify(look),
      },
    }),
  };
}

/** Compiles articles with their facts filled in, unless they're imported as text with ?raw. */
function articles(): Plugin {
  const compiled = new Map<string, { text: string; code: string }>();
  return {
    name: 'articles',
    enforce: 'pre',
    async transform(code, id) {
      const [path = '', query = ''] = id.split('?');
      if (!path.endsWith('.mdx') || query.includes('raw')) return undefined;
      const text = fillFacts(bodyOf(code), path.endsWith('.es.mdx') ? 'es' : 'en');
      const known = compiled.get(path);
      if (known?.text === text) return { code: known.code, map: null };
      const { value } = await compile(
        { value: text, path },
        {
          remarkPlugins: [remarkGfm],
          rehypePlugins: [rehypeSlug, rehypeToc, rehypeTocExport, rehypeTables],
        },
      );
      compiled.set(path, { text, code: String(value) });
      return { code: String(value), map: null };
    },
  };
}

/** `@words/name.yaml` and `name.es.yaml` as modules, for scripts that load their words when they need them. */
function words(): Plugin {
  const folder = `${normalizePath(resolve('words'))}/`;
  return {
    name: 'words',
    enforce: 'pre',
    buildStart: writeWordsTypes,
    watchChange: writeWordsTypes,
    load(id) {
      const [, name, spanish] = /^([\w-]+?)(\.es)?\.yaml$/.exec(normalizePath(id).replace(folder, '')) ?? [];
      return name && `export default ${JSON.stringify(readWords(name, spanish ? 'es' : 'en'))};`;
    },
  };
}

/** In development, an edit of the content shows in the open page. Vite doesn't know which modules read an entry, so all of site/ runs again. */
function reload(): Plugin {
  const content = `${normalizePath(resolve(contentFolder))}/`;
  const words = `${normalizePath(resolve('words'))}/`;
  const site = `${normalizePath(resolve('site'))}/`;
  return {
    name: 'reload-content',
    apply: 'serve',
    hotUpdate({ file, modules }) {
      if (![content, words].some((folder) => file.startsWith(folder)) || !/\.(yaml|mdx)$/.test(file)) return undefined;
      const isFact = file === `${content}facts.yaml`;
      if (isFact) rereadFacts();
      // yaml.ts keeps the files that it has parsed.
      const readers = [...this.environment.moduleGraph.idToModuleMap.values()].filter(
        ({ file: module }) =>
          (module?.startsWith(site) && module !== `${site}read/yaml.ts`) ||
          (isFact && [content, words].some((folder) => module?.startsWith(folder)) && /\.(mdx|yaml)$/.test(module ?? '')),
      );
      return [...new Set([...modules, ...readers])];
    },
  };
}

/** `picture.webp?color` is the picture's mean color. */
function meanColors(): Plugin {
  return {
    name: 'mean-colors',
    enforce: 'pre',
    async load(id) {
      const [path = '', query] = id.split('?');
      if (query !== 'color') return undefined;
      return `export default '${await meanColor(path)}';`;
    },
  };
}

/**
 * Browsers keep the failure of an `import()` as long as the page is open (https://github.com/whatwg/html/issues/6768), and a phone loses its
 * signal for a moment. Here the files of a module that imports others are fetched first, where a failure isn't kept, and `import()` finds them in
 * the browser's cache.
 */
function fetchBeforeImport(): Plugin {
  return {
    name: 'fetch-before-import',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== '\0vite/preload-helper.js' || this.environment.name !== 'client') return undefined;
      return `export async function __vitePreload(load, files = []) {
        await Promise.all(files.map(async (file) => {
          const response = await fetch('/' + file);
          if (!response.ok) throw new Error(file + ' could not be loaded: ' + response.status);
          await response.blob();
        }));
        return load();
      }`;
    },
  };
}
