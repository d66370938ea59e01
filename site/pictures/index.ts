/** Pictures by name, encoded for the web in several widths. */

import { pictureSchema } from '#schema/content/files/gallery.ts';
import type { Language } from '#schema/rules/language.ts';
import { contentFolder } from '../read/folder.ts';
import { readEntry } from '../read/read.ts';
import { filesIn } from '../read/yaml.ts';

/** The encoder's result: a srcset for each format, and the fallback with its size in pixels. */
interface Encoded {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
}

interface Image extends Encoded {
  alt: string;
  /** Mean color as '#rrggbb', shown while the picture loads. */
  color: string;
}

/**
 * No picture is enlarged: widths above the master's become the master's own. Both formats look equally good at their qualities
 * (docs/decisions/0023-picture-delivery.md). WebP is for the few browsers without AVIF, so it gets fewer widths.
 */
const avif = {
  ...import.meta.glob<string>(
    ['@content/images/*.{webp,jpg,jpeg,png,JPG,JPEG,PNG}', '!@content/images/pattern-*', '!@content/images/visualizer-*'],
    {
      eager: true,
      import: 'default',
      query: '?w=360;800;1280;1920;2560&format=avif&quality=55&effort=3&as=srcset',
    },
  ),
  // A phone cuts this one to 4:3, so it shows it wider than its screen.
  ...import.meta.glob<string>('@content/images/visualizer-*.webp', {
    eager: true,
    import: 'default',
    query: '?w=360;880;1280&format=avif&quality=55&effort=3&as=srcset',
  }),
  ...import.meta.glob<string>('@content/images/pattern-*.webp', {
    eager: true,
    import: 'default',
    query: '?w=160;240;360;480&format=avif&quality=55&effort=3&as=srcset',
  }),
};
const webp = {
  ...import.meta.glob<Encoded>(['@content/images/*.{webp,jpg,jpeg,png,JPG,JPEG,PNG}', '!@content/images/pattern-*'], {
    eager: true,
    import: 'default',
    query: '?w=800;2560&format=webp&quality=76&as=picture',
  }),
  ...import.meta.glob<Encoded>('@content/images/pattern-*.webp', {
    eager: true,
    import: 'default',
    query: '?w=160;480&format=webp&quality=76&as=picture',
  }),
};
const colors = import.meta.glob<string>('@content/images/*.{webp,jpg,jpeg,png,JPG,JPEG,PNG}', {
  eager: true,
  import: 'default',
  query: '?color',
});

const entries = filesIn('images').map((entry) => {
  const id = entry.slice('images/'.length, -'.yaml'.length);
  const { file, alt } = readEntry(pictureSchema, entry);
  const picture = find(file, entry);
  return [id, { en: { ...picture, alt }, es: { ...picture, alt: readEntry(pictureSchema, entry, 'es').alt } }] as const;
});
const images = new Map<string, Record<Language, Image>>(entries);

/** The picture that content/images/`id`.yaml describes, in this language. Throws if there is none. */
export function imageIn(language: Language, id: string): Image {
  const found = images.get(id);
  if (!found) throw new Error(`${contentFolder}/images has no ${id}.yaml`);
  return found[language];
}

export function image(id: string): Image {
  return imageIn('en', id);
}

function find(file: string, entry: string) {
  const encoded = webp[`/${contentFolder}/images/${file}`];
  if (!encoded) throw new Error(`${contentFolder}/${entry}: there is no picture ${contentFolder}/images/${file}`);
  return {
    sources: { avif: avif[`/${contentFolder}/images/${file}`] ?? '', ...encoded.sources },
    img: encoded.img,
    color: colors[`/${contentFolder}/images/${file}`] ?? 'transparent',
  };
}
