import { linear } from './film.ts';
import { pixelsOf } from './pixels.ts';

/** A texture in linear light, red, green and blue after each other; each level has half the side of the one before. */
export interface Level {
  size: number;
  light: Float32Array;
}

/** Finer than a pixel of the small canvas sees it. */
const side = 512;
/** Samples along the long axis of a pixel's footprint. */
const mostSamples = 8;

export function* levelsOf(picture: ImageBitmap): Generator<void, Level[]> {
  const bytes = pixelsOf(picture, side, side);
  yield;
  const first: Level = { size: side, light: new Float32Array(side * side * 3) };
  for (let pixel = 0; pixel < side * side; pixel++) {
    for (let part = 0; part < 3; part++) first.light[pixel * 3 + part] = linear[bytes[pixel * 4 + part] ?? 0] ?? 0;
    if (pixel % side === 0) yield;
  }
  const levels = [first];
  for (let level = first; level.size > 1; levels.push(level)) level = yield* halved(level);
  return levels;
}

function* halved({ size, light }: Level): Generator<void, Level> {
  const half = size / 2;
  const result = new Float32Array(half * half * 3);
  const row = size * 3;
  for (let y = 0; y < half; y++) {
    for (let x = 0; x < half; x++) {
      for (let part = 0; part < 3; part++) {
        const at = 2 * y * row + 6 * x + part;
        const sum = (light[at] ?? 0) + (light[at + 3] ?? 0) + (light[at + row] ?? 0) + (light[at + row + 3] ?? 0);
        result[(y * half + x) * 3 + part] = sum / 4;
      }
    }
    yield;
  }
  return { size: half, light: result };
}

/** What a pixel sees of a texture: its middle, and how far one pixel to the right and one down are from there. */
export interface Footprint {
  s: number;
  t: number;
  right: readonly [number, number];
  down: readonly [number, number];
}

/** Light of a footprint, written to `out`: some samples along its long axis, of a level that fits its short one. */
export function sample(levels: readonly Level[], { s, t, right, down }: Footprint, out: Float32Array): void {
  const across = Math.hypot(...right);
  const along = Math.hypot(...down);
  const [long, length, other] = along > across ? [down, along, across] : [right, across, along];
  const samples = Math.min(Math.max(Math.ceil(length / Math.max(other, 1e-9)), 1), mostSamples);
  const wanted = Math.round(Math.log2(Math.max((length / samples) * side, 1)));
  const level = levels[Math.min(wanted, levels.length - 1)];
  out.fill(0);
  if (!level) return;
  for (let index = 0; index < samples; index++) {
    const step = (index + 0.5) / samples - 0.5;
    addTexel(level, s + long[0] * step, t + long[1] * step, 1 / samples, out);
  }
}

/** Adds the light between the four nearest texels. */
function addTexel({ size, light }: Level, s: number, t: number, weight: number, out: Float32Array): void {
  const x = (s - Math.floor(s)) * size - 0.5;
  const y = (t - Math.floor(t)) * size - 0.5;
  const left = Math.floor(x);
  const top = Math.floor(y);
  for (const [column, row, share] of [
    [left, top, (left + 1 - x) * (top + 1 - y)],
    [left + 1, top, (x - left) * (top + 1 - y)],
    [left, top + 1, (left + 1 - x) * (y - top)],
    [left + 1, top + 1, (x - left) * (y - top)],
  ] as const) {
    const at = (((row + size) % size) * size + ((column + size) % size)) * 3;
    for (let part = 0; part < 3; part++) out[part] = (out[part] ?? 0) + (light[at + part] ?? 0) * share * weight;
  }
}
