import type { Picture } from '../picture.ts';
import type { Size } from '../selection/quad.ts';
import { add, convolve, emptyTensor, enlarge, mean, rectify, type Tensor } from './layers.ts';
import type { Layer } from './weights.ts';

/** A point that the visitor tapped, in pixels of the picture, and whether there is floor. */
export interface Tap {
  x: number;
  y: number;
  isFloor: boolean;
}

/** How likely each pixel is floor, and how likely it's a rug, at half the picture's size. */
export interface FloorOdds extends Size {
  odds: Float32Array;
  rug: Float32Array;
}

/** What the network sees in a picture, at a half to a sixteenth of its size. */
export interface Sight extends Size {
  half: Tensor;
  quarter: Tensor;
  eighth: Tensor;
  sixteenth: Tensor;
}

export type Network = ReadonlyMap<string, Layer>;

/** The part of the network that doesn't depend on taps. The picture has 256 x 192 or 192 x 256 pixels. */
export function see({ width, height, data }: Picture, network: Network): Sight {
  const colors = emptyTensor(width, height, 3);
  for (let at = 0; at < colors.data.length; at++) colors.data[at] = (data[Math.floor(at / 3) * 4 + (at % 3)] ?? 0) / 255;
  const half = runBlocks(network, [0], rectify(run(network, 'first', colors)));
  const quarter = runBlocks(network, [1, 2], half);
  const eighth = runBlocks(network, [3, 4, 5], quarter);
  return { width, height, half, quarter, eighth, sixteenth: runBlocks(network, [6, 7, 8, 9], eighth) };
}

/** The rest of the network: how likely each pixel is floor, after some taps. */
export function floorOdds(
  { width, height, half, quarter, eighth, sixteenth }: Sight,
  taps: readonly Tap[],
  network: Network,
): FloorOdds {
  const rectified = (name: string, x: Tensor) => rectify(run(network, name, x));
  const hint2 = rectified('hint2', hints(width, height, taps));
  const hint3 = rectified('hint3', hint2);
  let deep = add(rectified('hint4', hint3), sixteenth);
  // Each pixel learns what is in its row, its column and the picture.
  const context = [
    run(network, 'context.row', mean(deep, { rows: true })),
    run(network, 'context.column', mean(deep, { columns: true })),
    run(network, 'context.whole', mean(deep, { rows: true, columns: true })),
  ];
  for (const each of context) add(deep, each);
  rectify(deep);
  deep = rectify(add(run(network, 'deep.second', rectified('deep.first', deep)), deep));
  const step = (number: number, small: Tensor, side: Tensor) =>
    rectified(`up${number}`, add(enlarge(rectified(`narrow${number}`, small), side), rectified(`side${number}`, side)));
  const answer = run(network, 'answer', step(1, step(2, step(3, deep, add(hint3, eighth)), add(hint2, quarter)), half));
  return { width: answer.width, height: answer.height, odds: oddsOf(answer, 0), rug: oddsOf(answer, 1) };
}

/** Inverted residuals of MobileNetV2. */
function runBlocks(network: Network, numbers: readonly number[], start: Tensor): Tensor {
  let x = start;
  for (const number of numbers) {
    const name = `blocks.${number}`;
    const wide = network.has(`${name}.expand`) ? rectify(run(network, `${name}.expand`, x)) : x;
    const out = run(network, `${name}.project`, rectify(run(network, `${name}.depthwise`, wide)));
    x = out.width === x.width && out.channels === x.channels ? add(out, x) : out;
  }
  return x;
}

function run(network: Network, name: string, x: Tensor): Tensor {
  const layer = network.get(name);
  if (!layer) throw new Error(`The weights have no layer ${name}`);
  return convolve(x, layer);
}

const TAP_RADIUS = 0.035; // of the longer side, as in taps.py

/** Taps on the floor, taps beside it, the height of the pixel, its distance from the vertical middle line. */
function hints(width: number, height: number, taps: readonly Tap[]): Tensor {
  const x = emptyTensor(width, height, 4);
  const falloff = 2 * (TAP_RADIUS * Math.max(width, height)) ** 2;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const start = (row * width + column) * 4;
      for (const tap of taps) {
        const at = start + (tap.isFloor ? 0 : 1);
        x.data[at] = Math.max(x.data[at] ?? 0, Math.exp(-((column - tap.x) ** 2 + (row - tap.y) ** 2) / falloff));
      }
      x.data[start + 2] = (2 * row) / (height - 1) - 1;
      x.data[start + 3] = Math.abs((2 * column) / (width - 1) - 1);
    }
  }
  return x;
}

/** The share of a channel, after each channel is taken to the power of e. */
function oddsOf({ width, height, channels, data }: Tensor, channel: number): Float32Array {
  return Float32Array.from({ length: width * height }, (_, pixel) => {
    const at = pixel * channels;
    let sum = 0;
    for (let k = at; k < at + channels; k++) sum += Math.exp((data[k] ?? 0) - (data[at + channel] ?? 0));
    return 1 / sum;
  });
}

/** Never so sure that a tap couldn't change it. */
export function logOdds(share: number): number {
  const within = Math.min(Math.max(share, 0.002), 0.998);
  return Math.log(within / (1 - within));
}
