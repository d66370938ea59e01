/** The rendered rooms into which the visualizer lays floors, and the textures of these floors. */
import * as schema from '../../schema/visualizer-room.ts';
import { parseEntry } from '../parse.ts';
import { alt as texts } from './alt.ts';
import { floorTextures } from './floors.ts';

/** Addresses of the pictures; `room` has a neutral floor and works alone, the others say how a floor lies in it. */
interface Layers {
  room: string;
  mask: string;
  shade: string;
  gloss: string;
}

interface RenderedRoom extends schema.VisualizerRoom {
  alt: string;
  layers: Layers;
}

interface LaidTexture extends schema.FloorTexture {
  /** Address of the tileable picture. */
  url: string;
}

const exports = import.meta.glob<unknown>('./*/room.json', { eager: true, import: 'default' });
// Without a query: the picture tool would encode anew what has one, and the mask must stay exact.
// Masks have 33 levels: finer ones are the renderer's noise, and make the file eight times as large.
const layerFiles = import.meta.glob<string>('./*/*.webp', { eager: true, import: 'default' });

/**
 * 50 kB at most, so that a room with its first floor needs less than 250. Carpets are grain from edge to edge; for them
 * 1.5 mm to a pixel is finer than any room shows.
 */
const textureFiles = {
  ...import.meta.glob<string>(['../images/pattern-*.webp', '!../images/pattern-{berber,plush}.webp'], {
    eager: true,
    import: 'default',
    query: '?w=1024&format=webp&quality=55&effort=6',
  }),
  ...import.meta.glob<string>('../images/pattern-{berber,plush}.webp', {
    eager: true,
    import: 'default',
    query: '?w=512&format=webp&quality=65&effort=6',
  }),
};

/** The rendered room of an id of content/rooms, or null where there is none, as for the custom room. */
export function renderedRoom(id: string): RenderedRoom | null {
  const file = `./${id}/room.json`;
  const found = exports[file];
  if (!found) return null;
  const alt = texts[id];
  if (!alt) throw new Error(`content/visualizer-rooms/alt.ts has no text of ${id}`);
  return {
    ...parseEntry(schema.visualizerRoomSchema, `visualizer-rooms/${id}/room.json`, found),
    alt,
    layers: { room: layer(id, 'room'), mask: layer(id, 'mask'), shade: layer(id, 'shade'), gloss: layer(id, 'gloss') },
  };
}

/** The texture of a pattern picture of content/images. */
export function floorTexture(pattern: string): LaidTexture {
  const url = textureFiles[`../images/${pattern}.webp`];
  if (!url) throw new Error(`content/images has no ${pattern}.webp`);
  return { ...parseEntry(schema.floorTextureSchema, `visualizer-rooms/floors.ts: ${pattern}`, floorTextures[pattern]), url };
}

function layer(id: string, name: keyof Layers): string {
  const url = layerFiles[`./${id}/${name}.webp`];
  if (!url) throw new Error(`content/visualizer-rooms/${id} has no ${name}.webp`);
  return url;
}
