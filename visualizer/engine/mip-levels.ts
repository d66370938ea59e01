import { linearLight } from './film.ts';

/** A texture in linear light (red, green and blue, pixel by pixel). Each level is half the size of the one before. */
export interface MipLevel {
  size: number;
  light: Float32Array;
}

/** The most samples taken along the longer axis of a pixel's footprint. */
const maxSamples = 8;

/** Builds the mip levels of a square texture from its bytes. */
export function buildMipLevels(bytes: Uint8ClampedArray): MipLevel[] {
  const side = Math.sqrt(bytes.length / 4);
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
  rightS: number;
  rightT: number;
  downS: number;
  downT: number;
}

/** Writes the light of a footprint to `out`: a few samples along its longer axis, from the level that fits the shorter one. */
export function sampleTexture(
  levels: readonly MipLevel[],
  { s, t, rightS, rightT, downS, downT }: Footprint,
  out: Float32Array,
): void {
  // Math.hypot is many times slower.
  const right = Math.sqrt(rightS * rightS + rightT * rightT);
  const down = Math.sqrt(downS * downS + downT * downT);
  const length = Math.max(right, down);
  const samples = Math.min(Math.max(Math.ceil(length / Math.max(Math.min(right, down), 1e-9)), 1), maxSamples);
  const texels = (length / samples) * (levels[0]?.size ?? 1);
  const level = levels[Math.min(Math.round(Math.log2(Math.max(texels, 1))), levels.length - 1)];
  out.fill(0);
  if (!level) return;
  const [axisS, axisT] = down > right ? [downS, downT] : [rightS, rightT];
  for (let index = 0; index < samples; index++) {
    const step = (index + 0.5) / samples - 0.5;
    addLight(level, s + axisS * step, t + axisT * step, 1 / samples, out);
  }
}

/** Adds the light at a point, interpolated between the four nearest texels. */
function addLight({ size, light }: MipLevel, s: number, t: number, weight: number, out: Float32Array): void {
  const x = (s - Math.floor(s)) * size - 0.5;
  const y = (t - Math.floor(t)) * size - 0.5;
  const across = x - Math.floor(x);
  const down = y - Math.floor(y);
  // The texture repeats, and its sides are powers of two.
  const last = size - 1;
  const [left, right] = [Math.floor(x) & last, (Math.floor(x) + 1) & last];
  const [above, below] = [(Math.floor(y) & last) * size, ((Math.floor(y) + 1) & last) * size];
  addTexel(light, above + left, (1 - across) * (1 - down) * weight, out);
  addTexel(light, above + right, across * (1 - down) * weight, out);
  addTexel(light, below + left, (1 - across) * down * weight, out);
  addTexel(light, below + right, across * down * weight, out);
}

function addTexel(light: Float32Array, texel: number, weight: number, out: Float32Array): void {
  for (let part = 0; part < 3; part++) out[part] = (out[part] ?? 0) + (light[texel * 3 + part] ?? 0) * weight;
}
