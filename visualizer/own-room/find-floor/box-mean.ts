/** The mean of the square around each pixel, as far as it's in the picture. */
export function boxMean(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const across = new Float32Array(values.length);
  for (let y = 0; y < height; y++) meanAlong(values, across, { start: y * width, step: 1, count: width }, radius);
  const result = new Float32Array(values.length);
  for (let x = 0; x < width; x++) meanAlong(across, result, { start: x, step: width, count: height }, radius);
  return result;
}

interface Line {
  start: number;
  step: number;
  count: number;
}

function meanAlong(from: Float32Array, to: Float32Array, { start, step, count }: Line, radius: number): void {
  let sum = 0;
  for (let index = 0; index < Math.min(radius, count); index++) sum += from[start + index * step] ?? 0;
  for (let index = 0; index < count; index++) {
    if (index + radius < count) sum += from[start + (index + radius) * step] ?? 0;
    if (index > radius) sum -= from[start + (index - radius - 1) * step] ?? 0;
    to[start + index * step] = sum / (Math.min(index + radius, count - 1) - Math.max(index - radius, 0) + 1);
  }
}
