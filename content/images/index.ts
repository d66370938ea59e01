/** Pictures by name, encoded for the web in several widths. */
import { imageSchema } from '../../schema/content.ts';
import { parseEntry } from '../parse.ts';
import { alt as texts } from './alt.ts';

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

/** Rooms, 1280 px wide; close-ups of floors, 960; swatches, 1024 square. */
const encoded = {
  ...import.meta.glob<Encoded>(['./*.webp', '!./{sample,pattern}-*.webp'], {
    eager: true,
    import: 'default',
    query: '?w=400;640;784;1280&format=avif;webp&quality=48&as=picture',
  }),
  ...import.meta.glob<Encoded>('./sample-*.webp', {
    eager: true,
    import: 'default',
    query: '?w=320;480;720;960&format=avif;webp&quality=50&as=picture',
  }),
  ...import.meta.glob<Encoded>('./pattern-*.webp', {
    eager: true,
    import: 'default',
    query: '?w=120;240;360;480&format=avif;webp&quality=50&as=picture',
  }),
};
const colors = import.meta.glob<string>('./*.webp', { eager: true, import: 'default', query: '?color' });

const images = new Map<string, Image>(
  Object.entries(encoded).map(([file, picture]) => {
    const id = file.slice('./'.length, -'.webp'.length);
    const { alt } = parseEntry(imageSchema, `images/alt.ts: ${id}`, { alt: texts[id] });
    return [id, { ...picture, alt, color: colors[file] ?? 'transparent' }];
  }),
);

/** The picture in content/images with this file name, without its extension. Throws if there is none. */
export function image(id: string): Image {
  const found = images.get(id);
  if (!found) throw new Error(`content/images has no ${id}.webp`);
  return found;
}
