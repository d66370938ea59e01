import type { LabPicture } from './picture.ts';

export interface Superpixels {
  count: number;
  /** The superpixel of each pixel. */
  labels: Int32Array;
}

/** Pixels between the centers of two superpixels. */
const spacing = 8;
/** How much shape counts against color. */
const compactness = 9;
const rounds = 5;

/** Divides a picture into small areas of one color that follow its edges (SLIC: Achanta et al., 2012). */
export function findSuperpixels(picture: LabPicture): Superpixels {
  const { width, height, l, a, b } = picture;
  const centers = placeCenters(picture);
  const labels = new Int32Array(width * height);
  const nearest = new Float32Array(width * height);
  const shape = (compactness / spacing) ** 2;
  for (let round = 0; round < rounds; round++) {
    nearest.fill(Number.POSITIVE_INFINITY);
    for (const [label, center] of centers.entries()) {
      const top = Math.max(Math.round(center.y) - spacing, 0);
      const bottom = Math.min(Math.round(center.y) + spacing, height - 1);
      const left = Math.max(Math.round(center.x) - spacing, 0);
      const right = Math.min(Math.round(center.x) + spacing, width - 1);
      for (let y = top; y <= bottom; y++) {
        for (let x = left; x <= right; x++) {
          const at = y * width + x;
          const color = ((l[at] ?? 0) - center.l) ** 2 + ((a[at] ?? 0) - center.a) ** 2 + ((b[at] ?? 0) - center.b) ** 2;
          const distance = color + shape * ((x - center.x) ** 2 + (y - center.y) ** 2);
          if (distance >= (nearest[at] ?? 0)) continue;
          nearest[at] = distance;
          labels[at] = label;
        }
      }
    }
    moveCenters(centers, picture, labels);
  }
  return connect(labels, width, height);
}

interface Center {
  x: number;
  y: number;
  l: number;
  a: number;
  b: number;
}

function placeCenters({ width, height, l, a, b }: LabPicture): Center[] {
  const columns = Math.max(Math.round(width / spacing), 1);
  const rows = Math.max(Math.round(height / spacing), 1);
  return Array.from({ length: columns * rows }, (_, index) => {
    const x = ((index % columns) + 0.5) * (width / columns);
    const y = (Math.floor(index / columns) + 0.5) * (height / rows);
    const at = Math.floor(y) * width + Math.floor(x);
    return { x, y, l: l[at] ?? 0, a: a[at] ?? 0, b: b[at] ?? 0 };
  });
}

function moveCenters(centers: Center[], { width, l, a, b }: LabPicture, labels: Int32Array): void {
  const sums = new Float64Array(centers.length * 6);
  for (const [at, label] of labels.entries()) {
    const values = [at % width, Math.floor(at / width), l[at] ?? 0, a[at] ?? 0, b[at] ?? 0, 1];
    for (let part = 0; part < 6; part++) sums[label * 6 + part] = (sums[label * 6 + part] ?? 0) + (values[part] ?? 0);
  }
  for (const [label, center] of centers.entries()) {
    const count = sums[label * 6 + 5] ?? 0;
    if (count === 0) continue;
    const mean = (part: number) => (sums[label * 6 + part] ?? 0) / count;
    Object.assign(center, { x: mean(0), y: mean(1), l: mean(2), a: mean(3), b: mean(4) });
  }
}

/** Gives each connected area a number of its own. Areas of a few pixels join a neighbor. */
function connect(labels: Int32Array, width: number, height: number): Superpixels {
  const result = new Int32Array(labels.length).fill(-1);
  const smallest = (spacing * spacing) / 4;
  let count = 0;
  for (let start = 0; start < labels.length; start++) {
    if (result[start] !== -1) continue;
    const area = [start];
    result[start] = count;
    for (let index = 0; index < area.length; index++) {
      for (const next of neighborsOf(area[index] ?? 0, width, height)) {
        if (result[next] !== -1 || labels[next] !== labels[start]) continue;
        result[next] = count;
        area.push(next);
      }
    }
    const before = (start % width > 0 ? result[start - 1] : result[start - width]) ?? -1;
    if (area.length < smallest && before >= 0) for (const pixel of area) result[pixel] = before;
    else count += 1;
  }
  return { count, labels: result };
}

function neighborsOf(at: number, width: number, height: number): number[] {
  const x = at % width;
  const neighbors = [];
  if (x > 0) neighbors.push(at - 1);
  if (x < width - 1) neighbors.push(at + 1);
  if (at >= width) neighbors.push(at - width);
  if (at < width * (height - 1)) neighbors.push(at + width);
  return neighbors;
}
