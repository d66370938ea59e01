/** The visualizer's rooms and floors as bytes, small enough to be drawn in a few milliseconds. */
import sharp from 'sharp';
import type { VisualizerRoom } from '#schema/content/visualizer-room.ts';
import { buildMipLevels } from '#visualizer/engine/mip-levels.ts';
import type { Layers } from '#visualizer/engine/scene.ts';
import { findRoom } from './floors.ts';

/** A room's picture shrunk to a width, with its layers as red, green, blue and alpha. */
export async function loadRoom(id: string, width: number): Promise<{ room: VisualizerRoom; layers: Layers }> {
  const full = findRoom(id);
  const height = Math.round((width * full.height) / full.width);
  const [x, y, one] = full.metersToPixels;
  const scale = ([a, b, c]: typeof x, by: number): typeof x => [a * by, b * by, c * by];
  const layer = (name: keyof Layers) => readPixels(`content/visualizer-rooms/${id}/${name}.webp`, width, height);
  return {
    room: { ...full, width, height, metersToPixels: [scale(x, width / full.width), scale(y, height / full.height), one] },
    layers: { room: await layer('room'), mask: await layer('mask'), shade: await layer('shade'), gloss: await layer('gloss') },
  };
}

export async function loadTexture(pattern: string, side: number) {
  return buildMipLevels(await readPixels(`content/images/${pattern}.webp`, side, side));
}

async function readPixels(file: string, width: number, height: number): Promise<Uint8ClampedArray> {
  const picture = sharp(file).resize(width, height, { fit: 'fill' }).toColorspace('srgb').ensureAlpha();
  return new Uint8ClampedArray(await picture.raw().toBuffer());
}

/** The mean difference of two pictures where the mask is all floor. */
export function differenceOnFloor(one: Uint8ClampedArray, other: Uint8ClampedArray, mask: Uint8ClampedArray): number {
  let [sum, count] = [0, 0];
  for (let at = 0; at < one.length; at++) {
    if (at % 4 === 3 || mask[at] !== 255) continue;
    sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
    count += 1;
  }
  return sum / count;
}
