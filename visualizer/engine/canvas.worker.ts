/** Draws rooms beside the page, which can answer meanwhile. A new order gives up the one before. */

import { drawn, width } from './canvas-drawing.ts';
import { loadPicture } from './load.ts';
import { pixelsOf } from './pixels.ts';
import type { Layers, RenderedRoom, RoomFloor, View } from './scene.ts';
import { inSlices } from './slices.ts';
import { type Level, levelsOf } from './texture-levels.ts';
import type { Delivery, Order } from './worker-canvas.ts';

/** Milliseconds; nobody waits for the worker but who has just given it something else to do. */
const slice = 40;

const textures = new Map<string, Level[]>();
let room: { id: string; pixels: Layers<Uint8ClampedArray> } | null = null;
let current = new AbortController();

addEventListener('message', async ({ data: { id, view } }: MessageEvent<Order>) => {
  current.abort();
  current = new AbortController();
  try {
    const pixels = await pictureOf(view, current.signal);
    const picture = pixels && (await createImageBitmap(pixels));
    postMessage({ id, picture } satisfies Delivery, { transfer: picture ? [picture] : [] });
  } catch (error) {
    postMessage({ id, picture: null, error: String(error) } satisfies Delivery);
  }
});

async function pictureOf(view: View, signal: AbortSignal): Promise<ImageData | null> {
  const [pixels, levels] = await Promise.all([pixelsOfRoom(view.room), levelsOfFloor(view.floor, signal)]);
  return levels && inSlices(drawn(view, levels, pixels), signal, slice);
}

async function pixelsOfRoom({ id, layers, width: roomWidth, height: roomHeight }: RenderedRoom) {
  if (room?.id === id) return room.pixels;
  const height = Math.round((width * roomHeight) / roomWidth);
  const small = async (url: string) => {
    const picture = await loadPicture(url);
    const pixels = pixelsOf(picture, width, height);
    picture.close();
    return pixels;
  };
  const [plain, mask, shade, gloss] = await Promise.all([
    small(layers.room),
    small(layers.mask),
    small(layers.shade),
    small(layers.gloss),
  ]);
  const pixels = { room: plain, mask, shade, gloss };
  room = { id, pixels };
  return pixels;
}

async function levelsOfFloor({ textureUrl }: RoomFloor, signal: AbortSignal): Promise<Level[] | null> {
  const known = textures.get(textureUrl);
  if (known) return known;
  const picture = await loadPicture(textureUrl);
  const levels = await inSlices(levelsOf(picture), signal, slice);
  picture.close();
  if (levels) textures.set(textureUrl, levels);
  return levels;
}
