import type { Layers, RenderedRoom } from './scene.ts';

/** Floors stay: there are few, and one that is chosen again is there at once. Of rooms only the last, 17 MB each. */
const textures = new Map<string, Promise<ImageBitmap>>();
/** Undecoded they are small: 250 kB for a room with its first floor. */
const requested = new Map<string, Promise<Blob>>();
let lastRoom: { id: string; layers: Promise<Layers<ImageBitmap>> } | null = null;

export function loadTexture(url: string): Promise<ImageBitmap> {
  const known = textures.get(url);
  if (known) return known;
  const loading = loadPicture(url);
  textures.set(url, loading);
  // What failed is asked for anew the next time.
  loading.catch(() => textures.delete(url));
  return loading;
}

export function loadLayers({ id, layers }: RenderedRoom): Promise<Layers<ImageBitmap>> {
  if (lastRoom?.id === id) return lastRoom.layers;
  const loading = Promise.all([layers.room, layers.mask, layers.shade, layers.gloss].map(loadPicture)).then(
    ([room, mask, shade, gloss]) => {
      if (!room || !mask || !shade || !gloss) throw new Error(`The room ${id} lacks a layer`);
      return { room, mask, shade, gloss };
    },
  );
  lastRoom = { id, layers: loading };
  loading.catch(() => {
    if (lastRoom?.layers === loading) lastRoom = null;
  });
  return loading;
}

/** From a blob the browser decodes beside the main thread; an image element is decoded once more when it is uploaded. */
export async function loadPicture(url: string): Promise<ImageBitmap> {
  return createImageBitmap(await requestPicture(url), { colorSpaceConversion: 'none', premultiplyAlpha: 'none' });
}

/** Asks for a picture before it is known how it will be drawn. What failed is asked for anew the next time. */
export function requestPicture(url: string): Promise<Blob> {
  const known = requested.get(url);
  if (known) return known;
  const loading = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`${url} answers ${response.status}`);
    return response.blob();
  });
  requested.set(url, loading);
  loading.catch(() => requested.delete(url));
  return loading;
}
