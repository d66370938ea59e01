import { between } from '../floor-network/layers.ts';
import { type Picture, shrink } from '../picture.ts';
import type { Size } from '../selection/quad.ts';
import { boxMean } from './box-mean.ts';

/** Pixels of the longer side of the picture that the edge follows. */
const guideSide = 768;
/** Pixels around each one, and the variance of color below which there's no edge to follow. */
const radius = 6;
const evenness = 0.0005;

/** What a photo's own edges are. For each pixel of a smaller copy, its mean color and how the colors around it vary. */
export interface Guide extends Size {
  /** Red, green and blue. */
  colors: Channels;
  means: Channels;
  /** The inverse of the colors' covariance, a symmetric matrix: red with red, green and blue, green with green and blue, blue with blue. */
  inverse: readonly [...Channels, ...Channels];
}

type Channels = readonly [Float32Array, Float32Array, Float32Array];

export function guideOf(photo: Picture): Guide {
  const { width, height, data } = shrink(photo, guideSide);
  const mean = (values: Float32Array) => boxMean(values, width, height, radius);
  const channel = (part: number) => Float32Array.from({ length: width * height }, (_, at) => (data[at * 4 + part] ?? 0) / 255);
  const [red, green, blue] = [channel(0), channel(1), channel(2)];
  const means = [mean(red), mean(green), mean(blue)] as const;
  const [meanRed, meanGreen, meanBlue] = means;
  const covariance = (one: Float32Array, other: Float32Array, meanOne: Float32Array, meanOther: Float32Array) =>
    subtract(mean(product(one, other)), product(meanOne, meanOther));
  const inverse = [
    covariance(red, red, meanRed, meanRed),
    covariance(red, green, meanRed, meanGreen),
    covariance(red, blue, meanRed, meanBlue),
    covariance(green, green, meanGreen, meanGreen),
    covariance(green, blue, meanGreen, meanBlue),
    covariance(blue, blue, meanBlue, meanBlue),
  ] as const;
  invert(...inverse);
  return { width, height, colors: [red, green, blue], means, inverse };
}

function product(one: Float32Array, other: Float32Array): Float32Array {
  const result = new Float32Array(one.length);
  for (let at = 0; at < result.length; at++) result[at] = (one[at] ?? 0) * (other[at] ?? 0);
  return result;
}

function subtract(from: Float32Array, what: Float32Array): Float32Array {
  for (let at = 0; at < from.length; at++) from[at] = (from[at] ?? 0) - (what[at] ?? 0);
  return from;
}

/** Inverts the symmetric matrix of each pixel in place, from its cofactors. */
function invert(...[rr, rg, rb, gg, gb, bb]: Guide['inverse']): void {
  for (let at = 0; at < rr.length; at++) {
    const [a, d, f] = [(rr[at] ?? 0) + evenness, (gg[at] ?? 0) + evenness, (bb[at] ?? 0) + evenness];
    const [b, c, e] = [rg[at] ?? 0, rb[at] ?? 0, gb[at] ?? 0];
    const [one, two, three] = [d * f - e * e, c * e - b * f, b * e - c * d];
    const determinant = a * one + b * two + c * three;
    rr[at] = one / determinant;
    rg[at] = two / determinant;
    rb[at] = three / determinant;
    gg[at] = (a * f - c * c) / determinant;
    gb[at] = (b * c - a * e) / determinant;
    bb[at] = (a * d - b * b) / determinant;
  }
}

/** A picture of one value a pixel. */
interface Mask extends Size {
  data: Float32Array;
}

/**
 * Enlarges a small mask to the size of the photo so that its outline follows the photo's own edges (fast guided filter: He and Sun, 2015): around
 * every pixel of the guide, the mask is approximated by a linear function of the photo's color, and that function is applied to the pixels of the
 * photo. Returns 0 to 255 for each of them. Away from the outline, there's nothing to compute.
 */
export function refineEdge(photo: Picture, guide: Guide, mask: Mask): Uint8ClampedArray {
  const { width, height, colors, means, inverse } = guide;
  const mean = (values: Float32Array) => boxMean(values, width, height, radius);
  const wanted = enlarge(mask, width, height);
  const offset = mean(wanted);
  const around = mean(offset);
  const together = (color: Float32Array) => mean(product(color, wanted));
  const [red, green, blue] = [together(colors[0]), together(colors[1]), together(colors[2])];
  const [meanRed, meanGreen, meanBlue] = means;
  const [rr, rg, rb, gg, gb, bb] = inverse;
  for (let at = 0; at < offset.length; at++) {
    const share = offset[at] ?? 0;
    const [x, y, z] = [meanRed[at] ?? 0, meanGreen[at] ?? 0, meanBlue[at] ?? 0];
    const isEven = share < 0.001 || share > 0.999;
    const [p, q, r] = isEven
      ? [0, 0, 0]
      : [(red[at] ?? 0) - x * share, (green[at] ?? 0) - y * share, (blue[at] ?? 0) - z * share];
    red[at] = (rr[at] ?? 0) * p + (rg[at] ?? 0) * q + (rb[at] ?? 0) * r;
    green[at] = (rg[at] ?? 0) * p + (gg[at] ?? 0) * q + (gb[at] ?? 0) * r;
    blue[at] = (rb[at] ?? 0) * p + (gb[at] ?? 0) * q + (bb[at] ?? 0) * r;
    offset[at] = share - x * (red[at] ?? 0) - y * (green[at] ?? 0) - z * (blue[at] ?? 0);
  }
  return apply(photo, { slopes: [mean(red), mean(green), mean(blue)], offset: mean(offset), around, width, height });
}

function enlarge(small: Mask, width: number, height: number): Float32Array {
  const result = new Float32Array(width * height);
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor((y * small.height) / height) * small.width;
    for (let x = 0; x < width; x++, at++) result[at] = small.data[row + Math.floor((x * small.width) / width)] ?? 0;
  }
  return result;
}

interface Fields extends Size {
  slopes: Channels;
  offset: Float32Array;
  /** How much of the surroundings is floor. */
  around: Float32Array;
}

function apply(
  { width, height, data }: Picture,
  { slopes: [red, green, blue], offset, around, ...small }: Fields,
): Uint8ClampedArray {
  const result = new Uint8ClampedArray(width * height);
  const columns = Array.from({ length: width }, (_, x) => between(x, small.width, width));
  for (let y = 0, at = -1; y < height; y++) {
    const [top, bottom, down] = between(y, small.height, height);
    for (const [left, right, across] of columns) {
      at += 1;
      const share = around[top * small.width + left] ?? 0;
      if (share < 0.001 || share > 0.999) {
        result[at] = 255 * Math.round(share);
        continue;
      }
      const valueAt = (from: number) =>
        ((data[at * 4] ?? 0) * (red[from] ?? 0) +
          (data[at * 4 + 1] ?? 0) * (green[from] ?? 0) +
          (data[at * 4 + 2] ?? 0) * (blue[from] ?? 0)) /
          255 +
        (offset[from] ?? 0);
      const above = (1 - across) * valueAt(top * small.width + left) + across * valueAt(top * small.width + right);
      const below = (1 - across) * valueAt(bottom * small.width + left) + across * valueAt(bottom * small.width + right);
      const value = (1 - down) * above + down * below;
      // Steeper than the filter leaves it, so the edge isn't a wide haze.
      result[at] = 255 * ((value - 0.5) * 2.5 + 0.5);
    }
  }
  return result;
}
