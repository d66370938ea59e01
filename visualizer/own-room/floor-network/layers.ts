import type { Size } from '../picture.ts';
import type { Layer } from './weights.ts';

/** Values pixel by pixel, and in a pixel channel by channel. */
export interface Tensor extends Size {
  channels: number;
  data: Float32Array;
}

/** Slides a layer over a tensor. Beyond the border everything is 0. A layer with one input has one for each channel of its own. */
export function convolve(x: Tensor, layer: Layer): Tensor {
  if (layer.inputs === 1) return convolveEach(x, layer);
  const { size, stride, outputs, weights, biases } = layer;
  const border = (size - 1) / 2;
  const out = emptyTensor(Math.ceil(x.width / stride), Math.ceil(x.height / stride), outputs);
  const patch = new Float32Array(size * size * x.channels);
  for (let row = 0; row < out.height; row++) {
    for (let column = 0; column < out.width; column++) {
      fillPatch(patch, x, column * stride - border, row * stride - border, size);
      const at = (row * out.width + column) * outputs;
      for (let output = 0; output < outputs; output += 4) {
        const sums = dotFour(patch, weights, output * patch.length);
        // What's beyond the last output is overwritten by the next pixel.
        for (let k = 0; k < 4; k++) out.data[at + output + k] = (biases[output + k] ?? 0) + (sums[k] ?? 0);
      }
    }
  }
  return out;
}

function convolveEach(x: Tensor, { size, stride, outputs, weights, biases }: Layer): Tensor {
  const border = (size - 1) / 2;
  const out = emptyTensor(Math.ceil(x.width / stride), Math.ceil(x.height / stride), outputs);
  for (let row = 0; row < out.height; row++) {
    for (let column = 0; column < out.width; column++) {
      const at = (row * out.width + column) * outputs;
      out.data.set(biases, at);
      for (let part = 0; part < size * size; part++) {
        const [y, z] = [row * stride - border + Math.floor(part / size), column * stride - border + (part % size)];
        if (y < 0 || y >= x.height || z < 0 || z >= x.width) continue;
        const from = (y * x.width + z) * outputs;
        for (let k = 0; k < outputs; k++) {
          out.data[at + k] = (out.data[at + k] ?? 0) + (x.data[from + k] ?? 0) * (weights[k * size * size + part] ?? 0);
        }
      }
    }
  }
  return out;
}

function fillPatch(patch: Float32Array, x: Tensor, left: number, top: number, size: number): void {
  const length = x.channels * size;
  for (let i = 0; i < size; i++) {
    const row = top + i;
    if (row < 0 || row >= x.height) {
      patch.fill(0, i * length, (i + 1) * length);
      continue;
    }
    for (let j = 0; j < size; j++) {
      const column = left + j;
      const to = i * length + j * x.channels;
      const from = (row * x.width + column) * x.channels;
      if (column < 0 || column >= x.width) patch.fill(0, to, to + x.channels);
      else for (let k = 0; k < x.channels; k++) patch[to + k] = x.data[from + k] ?? 0;
    }
  }
}

/** Four outputs at once take half the time: they share the patch, and none waits for another. */
function dotFour(patch: Float32Array, weights: Float32Array, start: number): readonly [number, number, number, number] {
  let [a, b, c, d] = [0, 0, 0, 0];
  const { length } = patch;
  for (let i = 0, at = start; i < length; i++, at++) {
    const value = patch[i] ?? 0;
    a += value * (weights[at] ?? 0);
    b += value * (weights[at + length] ?? 0);
    c += value * (weights[at + 2 * length] ?? 0);
    d += value * (weights[at + 3 * length] ?? 0);
  }
  return [a, b, c, d];
}

/** Sets what is below 0 to 0, in place. */
export function rectify(x: Tensor): Tensor {
  for (let i = 0; i < x.data.length; i++) if ((x.data[i] ?? 0) < 0) x.data[i] = 0;
  return x;
}

/** Adds a tensor to another one, in place. One that is a single row, column or pixel counts for all of them. */
export function add(x: Tensor, y: Tensor): Tensor {
  for (let row = 0, i = 0; row < x.height; row++) {
    for (let column = 0; column < x.width; column++) {
      const from = ((y.height === 1 ? 0 : row) * y.width + (y.width === 1 ? 0 : column)) * y.channels;
      for (let k = 0; k < x.channels; k++, i++) x.data[i] = (x.data[i] ?? 0) + (y.data[from + k] ?? 0);
    }
  }
  return x;
}

/** The mean of each row (a tensor one pixel wide), of each column (one pixel high), or both. */
export function mean(x: Tensor, over: { rows?: boolean; columns?: boolean }): Tensor {
  const out = emptyTensor(over.rows ? 1 : x.width, over.columns ? 1 : x.height, x.channels);
  const share = (out.width * out.height) / (x.width * x.height);
  for (let row = 0, i = 0; row < x.height; row++) {
    for (let column = 0; column < x.width; column++) {
      const to = ((over.columns ? 0 : row) * out.width + (over.rows ? 0 : column)) * x.channels;
      for (let k = 0; k < x.channels; k++, i++) out.data[to + k] = (out.data[to + k] ?? 0) + (x.data[i] ?? 0) * share;
    }
  }
  return out;
}

/** Enlarges to the size of another tensor, in between values that blend. */
export function enlarge(x: Tensor, { width, height }: { width: number; height: number }): Tensor {
  const out = emptyTensor(width, height, x.channels);
  for (let row = 0, i = 0; row < height; row++) {
    const [top, bottom, down] = between(row, x.height, height);
    for (let column = 0; column < width; column++) {
      const [left, right, across] = between(column, x.width, width);
      const value = (y: number, z: number, k: number) => x.data[(y * x.width + z) * x.channels + k] ?? 0;
      for (let k = 0; k < x.channels; k++, i++) {
        const above = value(top, left, k) * (1 - across) + value(top, right, k) * across;
        const below = value(bottom, left, k) * (1 - across) + value(bottom, right, k) * across;
        out.data[i] = above * (1 - down) + below * down;
      }
    }
  }
  return out;
}

/** The two pixels of the small picture around a pixel of the large one, and how near it is to the second. */
function between(at: number, small: number, large: number): [number, number, number] {
  const place = Math.max(((at + 0.5) * small) / large - 0.5, 0);
  const first = Math.min(Math.floor(place), small - 1);
  return [first, Math.min(first + 1, small - 1), place - first];
}

export function emptyTensor(width: number, height: number, channels: number): Tensor {
  return { width, height, channels, data: new Float32Array(width * height * channels) };
}
