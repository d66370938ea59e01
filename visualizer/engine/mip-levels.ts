import { linearLight } from './film.ts';

/** A texture in linear light (red, green and blue, pixel by pixel). Each level is half the size of the one before. */
interface MipLevel {
  size: number;
  light: Float32Array;
}

/** The most samples taken along the longer axis of a pixel's footprint. */
const maxSamples = 8;

/** Builds the mip levels of a square texture from its bytes. */
export function buildMipLevels(bytes: Uint8ClampedArray, side: number): MipLevel[] {
  const light = new Float32Array(side * side * 3);
  for (let pixel = 0; pixel < side * side; pixel++) {
    for (let part = 0; part < 3; part++) light[pixel * 3 + part] = linearLight[bytes[pixel * 4 + part] ?? 0] ?? 0;
  }
  const levels: MipLevel[] = [{ size: side, light }];
  for (let level = levels[0]; level && level.size > 1; level = levels.at(-1)) levels.push(halve(level));
  return levels;
}

function halve({ size, light }: MipLevel): MipLevel {
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
  }
  return { size: half, light: result };
}

/** The part of a texture that a pixel shows: the point at its center, and the steps to the next pixel right and down. */
export interface Footprint {
  s: number;
  t: number;
  right: readonly [number, number];
  down: readonly [number, number];
}

/** Writes the light of a footprint to `out`: a few samples along its longer axis, from the level that fits the shorter one. */
export function sampleTexture(levels: readonly MipLevel[], { s, t, right, down }: Footprint, out: Float32Array): void {
  const across = Math.hypot(...right);
  const along = Math.hypot(...down);
  const [axis, length, otherLength] = along > across ? [down, along, across] : [right, across, along];
  const samples = Math.min(Math.max(Math.ceil(length / Math.max(otherLength, 1e-9)), 1), maxSamples);
  const texels = (length / samples) * (levels[0]?.size ?? 1);
  const level = levels[Math.min(Math.round(Math.log2(Math.max(texels, 1))), levels.length - 1)];
  out.fill(0);
  if (!level) return;
  for (let index = 0; index < samples; index++) {
    const step = (index + 0.5) / samples - 0.5;
    addLight(level, s + axis[0] * step, t + axis[1] * step, 1 / samples, out);
  }
}

/** Adds the light at a point, interpolated between the four nearest texels. */
function addLight({ size, light }: MipLevel, s: number, t: number, weight: number, out: Float32Array): void {
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
