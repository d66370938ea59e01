import { readPixels } from './pixels.ts';
import type { Layers, RenderedRoom } from './scene.ts';

/** The side of a texture, in pixels: a power of two. */
const textureSide = 1024;

/** Textures stay in memory, since there are only a few. A room takes 17 MB, so only the last one stays. */
const textures = new Map<string, Promise<Uint8ClampedArray>>();
let lastRoom: { id: string; layers: Promise<Layers> } | null = null;

export function loadTexture(url: string): Promise<Uint8ClampedArray> {
  const known = textures.get(url);
  if (known) return known;
  const loading = loadPicture(url, textureSide, textureSide);
  textures.set(url, loading);
  loading.catch(() => textures.delete(url));
  return loading;
}

export function loadLayers({ id, layers, width, height }: RenderedRoom): Promise<Layers> {
  if (lastRoom?.id === id) return lastRoom.layers;
  const load = (name: keyof Layers) => loadPicture(layers[name], width, height);
  const loading = Promise.all([load('room'), load('mask'), load('shade'), load('gloss')]).then(([room, mask, shade, gloss]) => ({
    room,
    mask,
    shade,
    gloss,
  }));
  lastRoom = { id, layers: loading };
  loading.catch(() => {
    if (lastRoom?.layers === loading) lastRoom = null;
  });
  return loading;
}

/** The bytes of a picture. One that's fetched as a blob is decoded off the main thread. */
async function loadPicture(url: string, width: number, height: number): Promise<Uint8ClampedArray> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  const bitmap = await createImageBitmap(await response.blob(), { colorSpaceConversion: 'none', premultiplyAlpha: 'none' });
  const pixels = await readPixels(bitmap, width, height);
  bitmap.close();
  return pixels;
}
