import { linearLight } from '../../engine/film.ts';
import { boxMean } from '../find-floor/box-mean.ts';

/** The light of the brightest tenth of floor and walls in a photo that is neither dark nor bright. */
const usualBrightness = 0.55;
/** How much of a photo's tint the new floor takes on. */
const tintShare = 0.6;
/** How far from the floor to look, as a share of the photo's longer side. */
const reach = 0.15;
/** Bytes. Anything brighter in each color is a window or a lamp. */
const glaring = 245;

interface Picture {
  width: number;
  height: number;
  /** Red, green, blue and alpha, pixel by pixel. */
  photo: Uint8ClampedArray;
  /** Of the same size, as opaque as the pixel is floor. */
  mask: Uint8ClampedArray;
  /** 1 for each pixel of the floor that has another color, such as a covered rug, which doesn't count. */
  odd: Uint8Array;
}

/**
 * How bright the light in a room is, in red, green and blue. It comes from the floor and what's beside it, usually walls. A dark photo gets a dark
 * floor. Colors count partly, because walls have their own. Bright things count most for them, since they are more often white (a Minkowski mean,
 * "shades of gray").
 */
export function roomLight(picture: Picture): readonly [number, number, number] {
  const pixels = nearFloor(picture);
  const part = (index: number) => pixels.map((at) => linearLight[picture.photo[at * 4 + index] ?? 0] ?? 0);
  const parts = [part(0), part(1), part(2)] as const;
  const bright = parts[1].toSorted((one, other) => one - other)[Math.floor(pixels.length * 0.9)] ?? usualBrightness;
  const exposure = Math.min(Math.max(bright / usualBrightness, 0.35), 1.1);
  const mean = (values: readonly number[]) =>
    (values.reduce((sum, value) => sum + value ** 4, 0) / (values.length || 1)) ** (1 / 4);
  const [red, green, blue] = [mean(parts[0]), mean(parts[1]), mean(parts[2])];
  const gray = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const share = (value: number) => exposure * (gray > 0 ? Math.min(Math.max(value / gray, 0.5), 1.5) ** tintShare : 1);
  return [share(red), share(green), share(blue)];
}

/** Pixels of the floor and within reach of it, without those of another color and glaring ones. */
function nearFloor({ width, height, photo, mask, odd }: Picture): number[] {
  const isFloor = Float32Array.from({ length: width * height }, (_, at) => ((mask[at * 4 + 3] ?? 0) > 127 ? 1 : 0));
  const near = boxMean(isFloor, width, height, Math.round(reach * Math.max(width, height)));
  const isGlaring = (at: number) => Math.min(photo[at * 4] ?? 0, photo[at * 4 + 1] ?? 0, photo[at * 4 + 2] ?? 0) > glaring;
  return Array.from(near.keys()).filter((at) => (near[at] ?? 0) > 1e-6 && !odd[at] && !isGlaring(at));
}
