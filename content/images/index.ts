/** Pictures by name, encoded for the web in several widths. */
import { altTextsSchema } from '../../schema/content.ts';
import { readEntry } from '../read.ts';
import type { Language } from '../../schema/language.ts';

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
  ...import.meta.glob<string>(['./*.webp', '!./pattern-*.webp', '!./visualizer-*.webp'], {
    eager: true,
    import: 'default',
    query: '?w=360;800;1280;1920;2560&format=avif&quality=55&effort=3&as=srcset',
  }),
  // A phone cuts this one to 4:3, so it shows it wider than its screen.
  ...import.meta.glob<string>('./visualizer-*.webp', {
    eager: true,
    import: 'default',
    query: '?w=360;880;1280&format=avif&quality=55&effort=3&as=srcset',
  }),
  ...import.meta.glob<string>('./pattern-*.webp', {
    eager: true,
    import: 'default',
    query: '?w=160;240;360;480&format=avif&quality=55&effort=3&as=srcset',
  }),
};
const webp = {
  ...import.meta.glob<Encoded>(['./*.webp', '!./pattern-*.webp'], {
    eager: true,
    import: 'default',
    query: '?w=800;2560&format=webp&quality=76&as=picture',
  }),
  ...import.meta.glob<Encoded>('./pattern-*.webp', {
    eager: true,
    import: 'default',
    query: '?w=160;480&format=webp&quality=76&as=picture',
  }),
};
const colors = import.meta.glob<string>('./*.webp', { eager: true, import: 'default', query: '?color' });

const texts = {
  en: readEntry(altTextsSchema, 'images/alt.yaml'),
  es: readEntry(altTextsSchema, 'images/alt.yaml', 'es'),
};

const images = new Map<string, Image>(
  Object.entries(webp).map(([file, { sources, img }]) => {
    const id = file.slice('./'.length, -'.webp'.length);
    const alt = texts.en[id];
    if (!alt) throw new Error(`content/images/alt.yaml doesn't say what ${id} shows`);
    return [id, { sources: { avif: avif[file] ?? '', ...sources }, img, alt, color: colors[file] ?? 'transparent' }];
  }),
);

/** The picture in content/images with this file name, without its extension. Throws if there is none. */
export function image(id: string): Image {
  const found = images.get(id);
  if (!found) throw new Error(`content/images has no ${id}.webp`);
  return found;
}

/** The same picture with its description in this language. */
export function imageIn(language: Language, id: string): Image {
  if (language === 'en') return image(id);
  return { ...image(id), alt: texts.es[id] ?? image(id).alt };
}
