/** The mean of the square around each pixel, as far as it's in the picture. */
export function boxMean(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const result = new Float32Array(values.length);
  // For each column, the sum of the rows that are in the square.
  const sums = new Float32Array(width);
  const addRow = (row: number, sign: 1 | -1) => {
    for (let x = 0, at = row * width; x < width; x++, at++) sums[x] = (sums[x] ?? 0) + sign * (values[at] ?? 0);
  };
  for (let row = 0; row < Math.min(radius, height); row++) addRow(row, 1);
  for (let y = 0; y < height; y++) {
    if (y + radius < height) addRow(y + radius, 1);
    if (y > radius) addRow(y - radius - 1, -1);
    const rows = Math.min(y + radius, height - 1) - Math.max(y - radius, 0) + 1;
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x++) sum += sums[x] ?? 0;
    for (let x = 0; x < width; x++) {
      if (x + radius < width) sum += sums[x + radius] ?? 0;
      if (x > radius) sum -= sums[x - radius - 1] ?? 0;
      result[y * width + x] = sum / rows / (Math.min(x + radius, width - 1) - Math.max(x - radius, 0) + 1);
    }
  }
  return result;
}
