/** The rendered rooms of the visualizer and the textures of its floors. */

import { altTextsSchema } from '#schema/content/files/gallery.ts';
import * as schema from '#schema/content/visualizer-room.ts';
import type { Language } from '#schema/rules/language.ts';
import { contentFolder } from '../read/folder.ts';
import { parseData } from '../read/parse.ts';
import { readEntry } from '../read/read.ts';
import { floorTextures } from './floors.ts';

/** Addresses. `room` has a neutral floor and can be shown by itself. The other layers are for drawing another floor into it. */
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

interface PatternTexture extends schema.FloorTexture {
  /** Address of the tileable picture. */
  textureUrl: string;
}

const exports = import.meta.glob<unknown>('@content/visualizer-rooms/*/room.json', { eager: true, import: 'default' });
// No query, because imagetools would encode the files again, and masks must stay exact.
// Masks have 33 levels. More would only store the renderer's noise and take eight times the bytes.
const layerFiles = import.meta.glob<string>('@content/visualizer-rooms/*/*.webp', { eager: true, import: 'default' });

/**
 * At most 50 kB each, so a room and its first floor take less than 250 kB. Carpet gets fewer pixels: its grain is fine all over, and no
 * room shows more detail than one pixel per 1.5 mm.
 */
const textureFiles = {
  ...import.meta.glob<string>(['@content/images/pattern-*.webp', '!@content/images/pattern-{berber,plush}.webp'], {
    eager: true,
    import: 'default',
    query: '?w=1024&format=webp&quality=55&effort=6',
  }),
  ...import.meta.glob<string>('@content/images/pattern-{berber,plush}.webp', {
    eager: true,
    import: 'default',
    query: '?w=512&format=webp&quality=65&effort=6',
  }),
};

/** The rendered room for an id of content/rooms. Null if there is none, as for the custom room. */
export function renderedRoom(id: string, language: Language = 'en'): RenderedRoom | null {
  const file = `/${contentFolder}/visualizer-rooms/${id}/room.json`;
  const found = exports[file];
  if (!found) return null;
  const alt = readEntry(altTextsSchema, 'visualizer-rooms/alt.yaml', language)[id];
  if (!alt) throw new Error(`${contentFolder}/visualizer-rooms/alt.yaml doesn't say what ${id} shows`);
  return {
    ...parseData(schema.visualizerRoomSchema, found, [`visualizer-rooms/${id}/room.json`]),
    alt,
    layers: { room: layer(id, 'room'), mask: layer(id, 'mask'), shade: layer(id, 'shade'), gloss: layer(id, 'gloss') },
  };
}

/** The texture of a pattern picture in content/images. */
export function floorTexture(pattern: string): PatternTexture {
  const textureUrl = textureFiles[`/${contentFolder}/images/${pattern}.webp`];
  if (!textureUrl) throw new Error(`${contentFolder}/images has no ${pattern}.webp`);
  const texture = floorTextures[pattern];
  if (!texture) throw new Error(`${contentFolder}/visualizer-rooms/floors.yaml has no ${pattern}`);
  return { ...texture, textureUrl };
}

function layer(id: string, name: keyof Layers): string {
  const url = layerFiles[`/${contentFolder}/visualizer-rooms/${id}/${name}.webp`];
  if (!url) throw new Error(`${contentFolder}/visualizer-rooms/${id} has no ${name}.webp`);
  return url;
}
