import type { Layers, RenderedRoom } from './scene.ts';

/** Textures stay in memory, since there are only a few. A room takes 17 MB, so only the last one stays. */
const textures = new Map<string, Promise<ImageBitmap>>();
let lastRoom: { id: string; layers: Promise<Layers<ImageBitmap>> } | null = null;

export function loadTexture(url: string): Promise<ImageBitmap> {
  const known = textures.get(url);
  if (known) return known;
  const loading = loadPicture(url);
  textures.set(url, loading);
  loading.catch(() => textures.delete(url));
  return loading;
}

export function loadLayers({ id, layers }: RenderedRoom): Promise<Layers<ImageBitmap>> {
  if (lastRoom?.id === id) return lastRoom.layers;
  const loading = loadAll(layers);
  lastRoom = { id, layers: loading };
  loading.catch(() => {
    if (lastRoom?.layers === loading) lastRoom = null;
  });
  return loading;
}

async function loadAll(urls: Layers<string>): Promise<Layers<ImageBitmap>> {
  const [room, mask, shade, gloss] = await Promise.all([
    loadPicture(urls.room),
    loadPicture(urls.mask),
    loadPicture(urls.shade),
    loadPicture(urls.gloss),
  ]);
  return { room, mask, shade, gloss };
}

/** A picture fetched as a blob is decoded off the main thread, and only once. */
async function loadPicture(url: string): Promise<ImageBitmap> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return createImageBitmap(await response.blob(), { colorSpaceConversion: 'none', premultiplyAlpha: 'none' });
}
