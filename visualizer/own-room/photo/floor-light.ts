import type { Matrix } from '#schema/content/visualizer-room.ts';
import { linearLight } from '../../engine/film.ts';
import { applyHomography, inverse } from '../../engine/homography.ts';
import { boxMean } from '../find-floor/box-mean.ts';

export interface FloorLightJob {
  /** Pixels of a small copy of the photo. */
  width: number;
  height: number;
  /** Bytes: red, green, blue and alpha, pixel by pixel. */
  photo: Uint8ClampedArray;
  /** Bytes of a picture of the same size. It's as opaque as the pixel is floor. */
  mask: Uint8ClampedArray;
  /** 1 for each pixel whose color isn't the floor's, such as a rug's that is to be covered: its light says nothing of the floor's. */
  odd: Uint8Array;
  /** From meters on the floor to pixels of the copy. */
  metersToPixels: Matrix;
}

/** Light relative to the floor's median. Anything beyond is a lamp, a window or a hole. */
const limits = { min: 0.1, max: 4 } as const;
/** A floor that's darker than this (linear, 0 to 1) shows reflections rather than light, so that its differences count less, down to this share. */
const darkest = 0.06;
const leastTrust = 0.35;
/** Meters to blur over: at least half the width of most boards and tiles. */
const oldPattern = 0.16;
/** How many times to sharpen shadow edges after the first blur. */
const rounds = 3;
/** Stops. Smaller differences in light come from the old floor; larger ones are edges of shadows. */
const edge = 0.4;
/** Samples on each side of a pixel. */
const reach = 5;

/**
 * Computes the light on each pixel of a floor relative to the floor's median: its shadows and highlights without its pattern. Pixels away
 * from the floor get 1.
 *
 * A blur as wide as a board or tile removes the pattern, but also the edges of shadows. To bring those back, we blur the photo several more
 * times, each time only across pixels that the previous round left similar (a rolling guidance filter). The pattern doesn't come back,
 * because the first blur left none of its edges. The blur is measured on the floor, so it shrinks with distance as boards do.
 */
export function floorLight({ width, height, photo, mask, odd, metersToPixels }: FloorLightJob): Float32Array {
  const stops = new Float32Array(width * height);
  const weight = new Float32Array(width * height);
  const floor: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      stops[at] = Math.log2(Math.max(luminance(photo, at * 4), 1e-4));
      weight[at] = odd[at] ? 0 : floorShare(mask, width, height, x, y);
      if ((weight[at] ?? 0) > 0.5) floor.push(at);
    }
  }
  const light = new Float32Array(width * height).fill(1);
  if (floor.length === 0) return light;
  // Two pixels around it, too, because enlarging the copy mixes neighbors.
  const opacity = Float32Array.from(stops, (_, at) => mask[at * 4 + 3] ?? 0);
  const wanted = boxMean(opacity, width, height, 2);
  const blurs = blursOf(metersToPixels, width);
  const frame = { width, height, wanted };
  // Takes away joints between boards, covered legs of chairs and thin reflections.
  const plain = withoutThinThings(stops, weight, { ...frame, blurs });
  // A small blur, so no sample below hits an edge that its neighbors miss.
  const even = blur(plain, weight, null, { ...frame, blurs: (x, y) => narrow(blurs(x, y)) });
  fillFromAround(even, weight, width, height);
  let guide: Float32Array | null = null;
  for (let round = 0; round <= rounds; round++) guide = blur(even, weight, guide, { ...frame, blurs });
  const blurredStops = guide;
  const median = Float32Array.from(floor, (at) => blurredStops?.[at] ?? 0).sort()[floor.length >> 1] ?? 0;
  const trust = Math.min(Math.max(2 ** median / darkest, leastTrust), 1);
  for (const [at, value] of guide?.entries() ?? []) {
    if (wanted[at]) light[at] = Math.min(Math.max(2 ** (trust * (value - median)), limits.min), limits.max);
  }
  return light;
}

function luminance(bytes: Uint8ClampedArray, at: number): number {
  const part = (index: number) => linearLight[bytes[at + index] ?? 0] ?? 0;
  return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
}

/** The smallest share of floor among a pixel and its neighbors, since pixels at the edge show some of the wall. */
function floorShare(mask: Uint8ClampedArray, width: number, height: number, x: number, y: number): number {
  let least = 255;
  for (let row = Math.max(y - 1, 0); row <= Math.min(y + 1, height - 1); row++) {
    for (let column = Math.max(x - 1, 0); column <= Math.min(x + 1, width - 1); column++) {
      least = Math.min(least, mask[(row * width + column) * 4 + 3] ?? 0);
    }
  }
  return least / 255;
}

/** How much of the surroundings has to be floor: a few pixels may be the shadow of a chair, or its leg. */
const leastKnown = 0.15;

/** Gives each pixel that says nothing the mean light of the floor around it, from as far away as there is some. */
function fillFromAround(stops: Float32Array, weight: Float32Array, width: number, height: number): void {
  const known = weight.slice();
  const weighted = stops.map((value, at) => value * (known[at] ?? 0));
  const longer = Math.max(width, height);
  for (let radius = longer / 24; radius < 2 * longer; radius *= 2) {
    const total = boxMean(known, width, height, Math.round(radius));
    const sum = boxMean(weighted, width, height, Math.round(radius));
    for (const [at, share] of total.entries()) {
      if (weight[at] || share < (radius < longer ? leastKnown : 1e-6)) continue;
      stops[at] = (sum[at] ?? 0) / share;
      weight[at] = 1;
    }
  }
}

/** The width of the blur at a pixel, across and down, in pixels. */
type Blurs = (x: number, y: number) => readonly [number, number];

function blursOf(metersToPixels: Matrix, width: number): Blurs {
  const toFloor = inverse(metersToPixels);
  const limited = (pixels: number) => Math.min(Math.max(pixels, 1), width / 8);
  return (x, y) => {
    const here = applyHomography(toFloor, { x, y });
    const right = applyHomography(toFloor, { x: x + 0.5, y });
    const down = applyHomography(toFloor, { x, y: y + 0.5 });
    const over = (to: { x: number; y: number }) => limited((oldPattern * 0.5) / Math.hypot(to.x - here.x, to.y - here.y));
    return [over(right), over(down)];
  };
}

function narrow([across, down]: ReturnType<Blurs>): ReturnType<Blurs> {
  return [across * 0.4, down * 0.4];
}

interface Frame {
  width: number;
  height: number;
  blurs: Blurs;
  /** More than 0 where a value is needed. */
  wanted: Float32Array;
}

/** Samples on each side of a pixel. */
const steps = 4;

/** Takes the mean of the middle half of the values around each pixel, over about the width of a board. */
function withoutThinThings(stops: Float32Array, weight: Float32Array, { width, height, blurs, wanted }: Frame): Float32Array {
  const samples = new Float32Array((2 * steps + 1) ** 2);
  return stops.map((value, at) => {
    if (!wanted[at]) return 0;
    const [x, y] = [at % width, Math.floor(at / width)];
    const [across, down] = blurs(x, y);
    let count = 0;
    for (let row = -steps; row <= steps; row++) {
      const sampleY = Math.round(y + (row / steps) * down);
      if (sampleY < 0 || sampleY >= height) continue;
      for (let column = -steps; column <= steps; column++) {
        const sampleX = Math.round(x + (column / steps) * across);
        const sample = sampleY * width + sampleX;
        if (sampleX >= 0 && sampleX < width && (weight[sample] ?? 0) > 0.5) samples[count++] = stops[sample] ?? 0;
      }
    }
    if (count === 0) return value;
    const middle = samples
      .subarray(0, count)
      .sort()
      .subarray(count >> 2, count - (count >> 2));
    return middle.reduce((sum, each) => sum + each, 0) / middle.length;
  });
}

/** Takes a weighted mean around each pixel. Nearby pixels weigh more, and so do pixels that are similar in the guide, if there is one. */
function blur(
  stops: Float32Array,
  weight: Float32Array,
  guide: Float32Array | null,
  { width, height, blurs, wanted }: Frame,
): Float32Array {
  const result = new Float32Array(width * height);
  /** The samples' columns, or -1 beside the picture. */
  const columns = new Int32Array(2 * reach + 1);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (!wanted[at]) continue;
      const [across, down] = blurs(x, y);
      for (let index = 0; index < columns.length; index++) {
        const column = Math.round(x + (index / reach - 1) * 2 * across);
        columns[index] = column >= 0 && column < width ? column : -1;
      }
      let sum = 0;
      let total = 0;
      for (let row = -reach; row <= reach; row++) {
        const sampleY = Math.round(y + (row / reach) * 2 * down);
        if (sampleY < 0 || sampleY >= height) continue;
        const near = nearness[row + reach] ?? 0;
        for (let index = 0; index < columns.length; index++) {
          const column = columns[index] ?? -1;
          if (column < 0) continue;
          const sample = sampleY * width + column;
          let share = (weight[sample] ?? 0) * near * (nearness[index] ?? 0);
          if (share === 0) continue;
          if (guide) share *= similarity((guide[sample] ?? 0) - (guide[at] ?? 0));
          sum += share * (stops[sample] ?? 0);
          total += share;
        }
      }
      result[at] = total > 1e-6 ? sum / total : ((guide ?? stops)[at] ?? 0);
    }
  }
  return result;
}

/** A Gaussian over the samples, which reach two standard deviations. */
const nearness = Float32Array.from({ length: 2 * reach + 1 }, (_, index) => Math.exp(-2 * ((index - reach) / reach) ** 2));

/** A Gaussian over differences in light, up to three standard deviations. It's a table because it's used millions of times. */
const similarities = Float32Array.from({ length: 128 }, (_, index) => Math.exp(-0.5 * ((index / 128) * 3) ** 2));

function similarity(difference: number): number {
  return similarities[Math.floor((Math.abs(difference) / edge / 3) * 128)] ?? 0;
}
