import type { Picture, Size } from '../picture.ts';
import { add, convolve, emptyTensor, enlarge, mean, rectify, type Tensor } from './layers.ts';
import type { Layer } from './weights.ts';

/** How likely each pixel is floor, at half the picture's size. */
export interface FloorOdds extends Size {
  odds: Float32Array;
}

export type Network = ReadonlyMap<string, Layer>;

/** How likely each pixel of a picture is floor. The picture has 256 x 192 or 192 x 256 pixels. */
export function floorOdds({ width, height, data }: Picture, network: Network): FloorOdds {
  const colors = emptyTensor(width, height, 3);
  for (let at = 0; at < colors.data.length; at++) colors.data[at] = (data[Math.floor(at / 3) * 4 + (at % 3)] ?? 0) / 255;
  const half = runBlocks(network, [0], rectify(run(network, 'first', colors)));
  const quarter = runBlocks(network, [1, 2], half);
  const eighth = runBlocks(network, [3, 4, 5], quarter);
  const sixteenth = runBlocks(network, [6, 7, 8, 9], eighth);
  const rectified = (name: string, x: Tensor) => rectify(run(network, name, x));
  const hint2 = rectified('hint2', places(width, height));
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
  return { width: answer.width, height: answer.height, odds: oddsOf(answer) };
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

/** Where each pixel is: how high, and how far from the vertical middle line. The first two channels were for hints about the floor. */
function places(width: number, height: number): Tensor {
  const x = emptyTensor(width, height, 4);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const start = (row * width + column) * 4;
      x.data[start + 2] = (2 * row) / (height - 1) - 1;
      x.data[start + 3] = Math.abs((2 * column) / (width - 1) - 1);
    }
  }
  return x;
}

/** The share of the first channel, floor, after each is taken to the power of e. */
function oddsOf({ width, height, channels, data }: Tensor): Float32Array {
  return Float32Array.from({ length: width * height }, (_, pixel) => {
    const at = pixel * channels;
    let sum = 0;
    for (let k = at; k < at + channels; k++) sum += Math.exp((data[k] ?? 0) - (data[at] ?? 0));
    return 1 / sum;
  });
}

/** Never infinite. */
export function logOdds(share: number): number {
  const within = Math.min(Math.max(share, 0.002), 0.998);
  return Math.log(within / (1 - within));
}
