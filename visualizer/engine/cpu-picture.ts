import { decodeLight, develop } from './film.ts';
import { pixelsToFloor } from './floor-pattern.ts';
import { applyHomography, type Point } from './homography.ts';
import { buildMipLevels, type Footprint, sampleTexture } from './mip-levels.ts';
import type { FloorPlacement, Layers } from './scene.ts';
import { texturePoint } from './texture-point.ts';

export interface CpuJob {
  placement: FloorPlacement;
  width: number;
  height: number;
  /** Bytes of pictures that all have this size. */
  layers: Layers<Uint8ClampedArray>;
  texture: { side: number; pixels: Uint8ClampedArray };
}

/** Applies the shader's formula to each pixel and returns the picture's bytes. */
export function computePicture({ placement, width, height, layers, texture }: CpuJob): Uint8ClampedArray<ArrayBuffer> {
  const { room, floor } = placement;
  const picture = Uint8ClampedArray.from(layers.room);
  const levels = buildMipLevels(texture.pixels, texture.side);
  const footprintAt = makeFootprints(placement, room.width / width, room.height / height);
  const light = decodeLight(room.shade);
  const reflection = decodeLight(room.gloss);
  const base = new Float32Array(3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const share = (layers.mask[at] ?? 0) / 255;
      if (share === 0) continue;
      sampleTexture(levels, footprintAt(x, y), base);
      for (let part = 0; part < 3; part++) {
        const lit =
          (base[part] ?? 0) * (light[layers.shade[at + part] ?? 0] ?? 0) +
          floor.gloss * (reflection[layers.gloss[at + part] ?? 0] ?? 0);
        picture[at + part] = (layers.room[at + part] ?? 0) * (1 - share) + develop(lit, room.film) * share;
      }
    }
  }
  return picture;
}

/** Returns a function that gives a pixel's footprint on the texture. A pixel spans `scaleX` by `scaleY` pixels of the room. */
function makeFootprints(
  { room, floor, rotation, pattern }: FloorPlacement,
  scaleX: number,
  scaleY: number,
): (x: number, y: number) => Footprint {
  const matrix = pixelsToFloor(room, rotation, pattern);
  const at = (x: number, y: number) => applyHomography(matrix, { x: (x + 0.5) * scaleX, y: (y + 0.5) * scaleY });
  return (x, y) => {
    const point = at(x, y);
    const { s, t, isSwapped } = texturePoint(point, floor, pattern);
    const step = (next: Point): [number, number] => {
      const alongX = (next.x - point.x) / floor.meters;
      const alongY = (next.y - point.y) / floor.meters;
      return isSwapped ? [alongY, -alongX] : [alongX, -alongY];
    };
    return { s, t, right: step(at(x + 1, y)), down: step(at(x, y + 1)) };
  };
}
