import type { Matrix } from '../../schema/visualizer-room.ts';
import { linear } from '../engine/film.ts';
import { inverse, mapped } from '../engine/homography.ts';

/** A small copy of the photo: bytes of its pixels, red, green, blue and alpha after each other. */
export interface Small {
  width: number;
  height: number;
  photo: Uint8ClampedArray;
  /** Of the same size; red is how much of a pixel is floor. */
  mask: Uint8ClampedArray;
  /** From metres on the floor to its pixels. */
  metresToPixels: Matrix;
}

/** Light on the new floor over that on its middle; beyond this it is a lamp, a window or a hole. */
const limits = { least: 0.1, most: 4 } as const;
/** Rounds in which edges of shadows that the first blur has softened come back. */
const rounds = 3;
/** In stops: differences of light smaller than this are of the old floor's making, larger ones are edges of shadows. */
const edge = 0.4;
/** Samples to each side of a pixel. */
const reach = 5;

/**
 * How bright each pixel of a floor is over the floor's median: shadows and light that fall on it, without its pattern.
 *
 * A blur as wide as a board or tile takes the pattern away, and the edges of shadows with it. Those are found again by blurring the photo
 * anew, each time only among pixels that the round before left alike (rolling guidance filter): what the first blur has wiped out, it
 * has no edges for, so it stays away. The blur is measured on the floor, so it shrinks with the distance as boards do.
 *
 * @param pattern Metres to blur over, at least half the width of the old floor's boards or tiles.
 * @returns A value for each pixel, 1 where there is no floor near. Yields between its rows.
 */
export function* floorLight(
  { width, height, photo, mask, metresToPixels }: Small,
  pattern: number,
): Generator<void, Float32Array> {
  const stops = new Float32Array(width * height);
  const weight = new Float32Array(width * height);
  const floor: number[] = [];
  for (let y = 0; y < height; y++) {
    yield;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      stops[at] = Math.log2(Math.max(luminance(photo, at * 4), 1e-4));
      weight[at] = inner(mask, width, height, x, y);
      if ((weight[at] ?? 0) > 0.5) floor.push(at);
    }
  }
  const light = new Float32Array(width * height).fill(1);
  if (floor.length === 0) return light;
  const wanted = yield* nearFloor(mask, width, height);
  const blurs = blursOf(metresToPixels, pattern, width);
  const frame = { width, height, wanted };
  // A little first, so that none of the samples below falls into a joint between boards while its neighbors miss it.
  const even = yield* blurred(stops, weight, null, { ...frame, blurs: (x, y) => fine(blurs(x, y)) });
  let guide: Float32Array | null = null;
  for (let round = 0; round <= rounds; round++) guide = yield* blurred(even, weight, guide, { ...frame, blurs });
  const blurredStops = guide;
  const median = Float32Array.from(floor, (at) => blurredStops?.[at] ?? 0).sort()[floor.length >> 1] ?? 0;
  for (const [at, value] of guide?.entries() ?? []) {
    if (wanted[at]) light[at] = Math.min(Math.max(2 ** (value - median), limits.least), limits.most);
  }
  return light;
}

function luminance(bytes: Uint8ClampedArray, at: number): number {
  const part = (index: number) => linear[bytes[at + index] ?? 0] ?? 0;
  return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
}

/** How much of a pixel and of all around it is floor: at the floor's edge a pixel shows some of the wall. */
function inner(mask: Uint8ClampedArray, width: number, height: number, x: number, y: number): number {
  let least = 255;
  for (let row = Math.max(y - 1, 0); row <= Math.min(y + 1, height - 1); row++) {
    for (let column = Math.max(x - 1, 0); column <= Math.min(x + 1, width - 1); column++) {
      least = Math.min(least, mask[(row * width + column) * 4] ?? 0);
    }
  }
  return least / 255;
}

/** Floor and two pixels around it: what lies between two pixels of the small copy is mixed of both. */
function* nearFloor(mask: Uint8ClampedArray, width: number, height: number): Generator<void, Uint8Array> {
  const wanted = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    yield;
    for (let x = 0; x < width; x++) {
      if (!mask[(y * width + x) * 4]) continue;
      for (let row = Math.max(y - 2, 0); row <= Math.min(y + 2, height - 1); row++) {
        wanted.fill(1, row * width + Math.max(x - 2, 0), row * width + Math.min(x + 2, width - 1) + 1);
      }
    }
  }
  return wanted;
}

/** Width of the blur in pixels across and down, at a pixel. */
type Blurs = (x: number, y: number) => readonly [number, number];

function blursOf(metresToPixels: Matrix, pattern: number, width: number): Blurs {
  const toFloor = inverse(metresToPixels);
  const limited = (pixels: number) => Math.min(Math.max(pixels, 1), width / 8);
  return (x, y) => {
    const here = mapped(toFloor, { x, y });
    const right = mapped(toFloor, { x: x + 0.5, y });
    const down = mapped(toFloor, { x, y: y + 0.5 });
    const over = (to: { x: number; y: number }) => limited((pattern * 0.5) / Math.hypot(to.x - here.x, to.y - here.y));
    return [over(right), over(down)];
  };
}

function fine([across, down]: ReturnType<Blurs>): ReturnType<Blurs> {
  return [across * 0.4, down * 0.4];
}

interface Frame {
  width: number;
  height: number;
  blurs: Blurs;
  /** Not 0 where a value is needed. */
  wanted: Uint8Array;
}

/** Mean of the floor's pixels around each, the nearer the more; with a guide also the more the liker they are in it. */
function* blurred(
  stops: Float32Array,
  weight: Float32Array,
  guide: Float32Array | null,
  { width, height, blurs, wanted }: Frame,
): Generator<void, Float32Array> {
  const result = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    yield;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (!wanted[at]) continue;
      const [across, down] = blurs(x, y);
      let sum = 0;
      let total = 0;
      for (let row = -reach; row <= reach; row++) {
        const sampleY = Math.round(y + (row / reach) * 2 * down);
        if (sampleY < 0 || sampleY >= height) continue;
        for (let column = -reach; column <= reach; column++) {
          const sampleX = Math.round(x + (column / reach) * 2 * across);
          if (sampleX < 0 || sampleX >= width) continue;
          const sample = sampleY * width + sampleX;
          let share = (weight[sample] ?? 0) * (near[row + reach] ?? 0) * (near[column + reach] ?? 0);
          if (share === 0) continue;
          if (guide) share *= alike((guide[sample] ?? 0) - (guide[at] ?? 0));
          sum += share * (stops[sample] ?? 0);
          total += share;
        }
      }
      result[at] = total > 1e-6 ? sum / total : ((guide ?? stops)[at] ?? 0);
    }
  }
  return result;
}

/** Gauss's curve at the samples, which reach over two of its widths. */
const near = Float32Array.from({ length: 2 * reach + 1 }, (_, index) => Math.exp(-2 * ((index - reach) / reach) ** 2));

/** Gauss's curve over differences of light, up to three of its widths, as a table: it is asked for millions of times. */
const likeness = Float32Array.from({ length: 128 }, (_, index) => Math.exp(-0.5 * ((index / 128) * 3) ** 2));

function alike(difference: number): number {
  return likeness[Math.floor((Math.abs(difference) / edge / 3) * 128)] ?? 0;
}
