import { decoded, developed } from './film.ts';
import { mapped, type Point } from './homography.ts';
import { pixelsToPattern } from './laying.ts';
import { texturePoint } from './pattern.ts';
import type { LaidFloor, Layers } from './scene.ts';
import { type Footprint, type Level, sample } from './texture-levels.ts';

/** Pixels; half the side of the rooms' pictures, a quarter of the work. */
export const width = 640;

/** A room in this size with its floor: the shader's formula pixel by pixel, in slices. The layers must have the size. */
export function* drawn(
  scene: LaidFloor,
  levels: readonly Level[],
  { room, mask, shade, gloss }: Layers<Uint8ClampedArray>,
): Generator<void, ImageData> {
  const height = room.length / (4 * width);
  const picture = new ImageData(width, height);
  picture.data.set(room);
  const seen = footprints(scene, scene.room.width / width, scene.room.height / height);
  const light = decoded(scene.room.shade);
  const shine = decoded(scene.room.gloss);
  const base = new Float32Array(3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (x % 64 === 0) yield;
      const at = (y * width + x) * 4;
      const share = (mask[at] ?? 0) / 255;
      if (share === 0) continue;
      sample(levels, seen(x, y), base);
      for (let part = 0; part < 3; part++) {
        const lit =
          (base[part] ?? 0) * (light[shade[at + part] ?? 0] ?? 0) + scene.floor.gloss * (shine[gloss[at + part] ?? 0] ?? 0);
        picture.data[at + part] = (room[at + part] ?? 0) * (1 - share) + developed(lit, scene.room.film) * share;
      }
    }
  }
  return picture;
}

/** What each pixel of the small canvas sees of the texture; `scaleX` and `scaleY` are pixels of the room to one of these. */
function footprints(
  { room, floor, rotation, laying }: LaidFloor,
  scaleX: number,
  scaleY: number,
): (x: number, y: number) => Footprint {
  const matrix = pixelsToPattern(room, rotation, laying);
  const at = (x: number, y: number) => mapped(matrix, { x: (x + 0.5) * scaleX, y: (y + 0.5) * scaleY });
  return (x, y) => {
    const point = at(x, y);
    const { s, t, swapped } = texturePoint(point, floor, laying);
    const step = (next: Point): [number, number] => {
      const alongX = (next.x - point.x) / floor.metres;
      const alongY = (next.y - point.y) / floor.metres;
      return swapped ? [alongY, -alongX] : [alongX, -alongY];
    };
    return { s, t, right: step(at(x + 1, y)), down: step(at(x, y + 1)) };
  };
}
