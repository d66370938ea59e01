import { add, convolve, emptyTensor, enlarge, mean, rectify, type Tensor } from './layers.ts';
import type { Layer } from './weights.ts';

/** A tap on the floor, or on something that isn't, in pixels of the picture. */
export interface Tap {
  x: number;
  y: number;
  isFloor: boolean;
}

/** How likely each pixel is floor, at half the picture's size. */
export interface FloorOdds {
  width: number;
  height: number;
  odds: Float32Array;
}

/** The network of art/floor-finder/network.py. The picture has red, green, blue and alpha, 192 pixels on its longer side. */
export function floorOdds(
  picture: { width: number; height: number; data: Uint8ClampedArray },
  taps: Tap[],
  layers: Map<string, Layer>,
): FloorOdds {
  const run = (name: string, x: Tensor) => convolve(x, layerNamed(layers, name));
  const runRectified = (name: string, x: Tensor) => rectify(run(name, x));
  const residual = (name: string, x: Tensor) => rectify(add(run(`${name}.second`, runRectified(`${name}.first`, x)), x));

  const first = runRectified('down1', input(picture, taps));
  const second = residual('down2.1', runRectified('down2.0', first));
  const third = residual('down3.1', runRectified('down3.0', second));
  const fourth = residual('down4.1', runRectified('down4.0', third));
  const row = run('down4.2.row', mean(fourth, { rows: true }));
  const column = run('down4.2.column', mean(fourth, { columns: true }));
  const whole = run('down4.2.whole', mean(fourth, { rows: true, columns: true }));
  for (const context of [row, column, whole]) add(fourth, context);
  rectify(fourth);
  let up = add(enlarge(runRectified('narrow3', fourth), third), third);
  up = add(enlarge(runRectified('narrow2', runRectified('up3', up)), second), second);
  up = add(enlarge(runRectified('narrow1', runRectified('up2', up)), first), first);
  const answer = run('answer', runRectified('up1', up));
  return { width: answer.width, height: answer.height, odds: firstOdds(answer) };
}

function layerNamed(layers: Map<string, Layer>, name: string): Layer {
  const layer = layers.get(name);
  if (!layer) throw new Error(`The weights have no layer ${name}`);
  return layer;
}

const TAP_RADIUS = 0.035; // of the longer side, as in taps.py

/** Red, green, blue, taps on the floor, taps beside it, the height of the pixel, its distance from the vertical middle line. */
function input({ width, height, data }: { width: number; height: number; data: Uint8ClampedArray }, taps: Tap[]): Tensor {
  const x = emptyTensor(width, height, 7);
  const falloff = 2 * (TAP_RADIUS * Math.max(width, height)) ** 2;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const pixel = row * width + column;
      for (let k = 0; k < 3; k++) x.data[pixel * 7 + k] = (data[pixel * 4 + k] ?? 0) / 255;
      for (const tap of taps) {
        const at = pixel * 7 + (tap.isFloor ? 3 : 4);
        x.data[at] = Math.max(x.data[at] ?? 0, Math.exp(-((column - tap.x) ** 2 + (row - tap.y) ** 2) / falloff));
      }
      x.data[pixel * 7 + 5] = (2 * row) / (height - 1) - 1;
      x.data[pixel * 7 + 6] = Math.abs((2 * column) / (width - 1) - 1);
    }
  }
  return x;
}

/** The share of the first channel, after each channel is taken to the power of e. */
function firstOdds({ width, height, channels, data }: Tensor): Float32Array {
  return Float32Array.from({ length: width * height }, (_, pixel) => {
    const logs = data.subarray(pixel * channels, (pixel + 1) * channels);
    const largest = Math.max(...logs);
    const powers = Array.from(logs, (log) => Math.exp(log - largest));
    return (powers[0] ?? 0) / powers.reduce((sum, power) => sum + power, 0);
  });
}
