import type { Matrix } from '#schema/content/visualizer-room.ts';
import { decodeLight, develop } from './film.ts';
import { pixelsToFloor } from './floor-pattern.ts';
import { type Footprint, type MipLevel, sampleTexture } from './mip-levels.ts';
import type { FloorPlacement, Layers } from './scene.ts';
import { texturePoint } from './texture-point.ts';

interface PictureJob {
  placement: FloorPlacement;
  layers: Layers;
  texture: readonly MipLevel[];
  /** 1 for each pixel of the room, 2 for every second one of every second row. */
  step?: number;
}

/**
 * Returns the bytes of the room's picture with the floor: wherever the mask shows floor, the texture times the light plus the reflections, through
 * the room's film.
 */
export function computePicture({ placement, layers, texture, step = 1 }: PictureJob): Uint8ClampedArray<ArrayBuffer> {
  const { room, floor } = placement;
  const [width, height] = [Math.ceil(room.width / step), Math.ceil(room.height / step)];
  const picture = new Uint8ClampedArray(width * height * 4).fill(255);
  const footprintAt = makeFootprints(placement, step);
  const light = decodeLight(room.shade);
  const reflection = decodeLight(room.gloss);
  const base = new Float32Array(3);
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to += 4) {
      const at = (y * room.width + x) * step * 4;
      const share = (layers.mask[at] ?? 0) / 255;
      const footprint = share > 0 ? footprintAt(x + 0.5, y + 0.5) : null;
      if (footprint) sampleTexture(texture, footprint, base);
      for (let part = 0; part < 3; part++) {
        const plain = layers.room[at + part] ?? 0;
        const lit =
          (base[part] ?? 0) * (light[layers.shade[at + part] ?? 0] ?? 0) +
          floor.gloss * (reflection[layers.gloss[at + part] ?? 0] ?? 0);
        picture[to + part] = footprint ? plain * (1 - share) + develop(lit, room.film) * share : plain;
      }
    }
  }
  return picture;
}

/** Returns a function that gives the footprint on the texture of a pixel that spans `step` by `step` pixels of the room. Null above the horizon. */
function makeFootprints({ room, floor, rotation, pattern }: FloorPlacement, step: number) {
  const scaled = ([x, y, one]: Matrix[number]): Matrix[number] => [x * step, y * step, one];
  const [a, b, c] = pixelsToFloor(room, rotation, pattern);
  const [[a0, a1, a2], [b0, b1, b2], [c0, c1, c2]] = [scaled(a), scaled(b), scaled(c)];
  const signOfFloor = Math.sign((c0 * room.width) / 2 + c1 * room.height + c2 * step);
  return (x: number, y: number): Footprint | null => {
    const w = c0 * x + c1 * y + c2;
    if (w * signOfFloor <= 0) return null;
    const point = { x: (a0 * x + a1 * y + a2) / w, y: (b0 * x + b1 * y + b2) / w };
    const { s, t, isSwapped } = texturePoint(point, floor, pattern);
    const unit = w * floor.meters;
    const [rightX, rightY] = [(a0 - c0 * point.x) / unit, (b0 - c0 * point.y) / unit];
    const [downX, downY] = [(a1 - c1 * point.x) / unit, (b1 - c1 * point.y) / unit];
    return isSwapped
      ? { s, t, rightS: rightY, rightT: -rightX, downS: downY, downT: -downX }
      : { s, t, rightS: rightX, rightT: -rightY, downS: downX, downT: -downY };
  };
}
