import { type Picture, shrink } from './picture.ts';

/** Pixels of the small picture around each one, and the contrast below which there's no edge to follow. */
const radius = 3;
const evenness = 0.0008;

/**
 * Enlarges a small mask to the size of the photo so that its outline follows the photo's own edges (fast guided filter: He and Sun, 2015): around
 * every small pixel, the mask is approximated by a linear function of the photo's brightness, and that function is applied to the large pixels.
 * Returns 0 to 255 for each pixel of the photo.
 */
export function refineEdge(photo: Picture, mask: Float32Array, side: number): Uint8ClampedArray {
  const small = shrink(photo, side);
  const { width, height } = small;
  const light = brightness(small);
  const product = (one: Float32Array, other: Float32Array) => one.map((value, at) => value * (other[at] ?? 0));
  const mean = (values: Float32Array) => boxMean(values, width, height);
  const [meanLight, meanMask] = [mean(light), mean(mask)];
  const [both, squares] = [mean(product(light, mask)), mean(product(light, light))];
  const slope = new Float32Array(width * height);
  const offset = new Float32Array(width * height);
  for (let at = 0; at < slope.length; at++) {
    const [lightHere, maskHere] = [meanLight[at] ?? 0, meanMask[at] ?? 0];
    slope[at] = ((both[at] ?? 0) - lightHere * maskHere) / ((squares[at] ?? 0) - lightHere ** 2 + evenness);
    offset[at] = maskHere - (slope[at] ?? 0) * lightHere;
  }
  return apply(photo, mean(slope), mean(offset), { width, height });
}

function brightness({ width, height, data }: Picture): Float32Array {
  const values = new Float32Array(width * height);
  for (let at = 0; at < values.length; at++) values[at] = brightnessAt(data, at * 4);
  return values;
}

function brightnessAt(data: Uint8ClampedArray, at: number): number {
  return (0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)) / 255;
}

/** The mean of the square around each pixel, as far as it's in the picture. */
function boxMean(values: Float32Array, width: number, height: number): Float32Array {
  const across = new Float32Array(values.length);
  const result = new Float32Array(values.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [from, to] = [Math.max(x - radius, 0), Math.min(x + radius, width - 1)];
      let sum = 0;
      for (let column = from; column <= to; column++) sum += values[y * width + column] ?? 0;
      across[y * width + x] = sum / (to - from + 1);
    }
  }
  for (let y = 0; y < height; y++) {
    const [from, to] = [Math.max(y - radius, 0), Math.min(y + radius, height - 1)];
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let row = from; row <= to; row++) sum += across[row * width + x] ?? 0;
      result[y * width + x] = sum / (to - from + 1);
    }
  }
  return result;
}

function apply(
  { width, height, data }: Picture,
  slope: Float32Array,
  offset: Float32Array,
  small: { width: number; height: number },
): Uint8ClampedArray {
  const result = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y++) {
    const [top, below, shareY] = place(y, height, small.height);
    for (let x = 0; x < width; x++) {
      const [left, right, shareX] = place(x, width, small.width);
      const between = (values: Float32Array) => {
        const upper = (values[top * small.width + left] ?? 0) * (1 - shareX) + (values[top * small.width + right] ?? 0) * shareX;
        const lower =
          (values[below * small.width + left] ?? 0) * (1 - shareX) + (values[below * small.width + right] ?? 0) * shareX;
        return upper * (1 - shareY) + lower * shareY;
      };
      const at = y * width + x;
      const share = between(slope) * brightnessAt(data, at * 4) + between(offset);
      // Steeper than the filter leaves it, so the edge isn't a wide haze.
      result[at] = 255 * ((share - 0.5) * 2.5 + 0.5);
    }
  }
  return result;
}

/** The two small pixels that a large one lies between, and how far it is from the first to the second. */
function place(index: number, count: number, smallCount: number): [number, number, number] {
  const at = Math.min(Math.max(((index + 0.5) * smallCount) / count - 0.5, 0), smallCount - 1);
  const first = Math.floor(at);
  return [first, Math.min(first + 1, smallCount - 1), at - first];
}
