/** Pictures by name, encoded for the web in several widths. */
import { imageSchema } from '../../schema/content.ts';
import { parseEntry } from '../parse.ts';
import { alt } from './alt.ts';

/** What the encoder hands over: a srcset per format, and the fallback with its size in pixels. */
interface Encoded {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
}

export interface Image extends Encoded {
  alt: string;
}

const encoded = import.meta.glob<Encoded>(['./*.webp', '!./pattern-*.webp'], {
  eager: true,
  import: 'default',
  query: '?w=480;800;1200&format=avif;webp&quality=58&as=picture',
});
const swatches = import.meta.glob<Encoded>('./pattern-*.webp', {
  eager: true,
  import: 'default',
  query: '?w=240;480&format=avif;webp&quality=58&as=picture',
});

const images = new Map<string, Image>(
  Object.entries({ ...encoded, ...swatches }).map(([file, picture]) => {
    const id = file.slice(2, -'.webp'.length);
    return [id, { ...picture, ...parseEntry(imageSchema, `images/alt.ts: ${id}`, { alt: alt[id] }) }];
  }),
);

/** The picture of a file in content/images, without its ending. Throws where there is none. */
export function image(id: string): Image {
  const found = images.get(id);
  if (!found) throw new Error(`content/images has no ${id}.webp`);
  return found;
}
