import type { Point } from '../../engine/homography.ts';
import type { Lightness } from '../picture.ts';

/** A straight edge in a picture. */
export interface Line {
  from: Point;
  to: Point;
  /** Pixels. */
  length: number;
}

/** Steps of lightness per pixel. Weaker edges are noise. */
const leastSlope = 1.6;
/** Pixels of a line may differ this much in direction. */
const tolerance = Math.PI / 9;
const minLength = 12;
/** The most that a line may be wide, in pixels. */
const maxWidth = 2.6;

/**
 * Finds straight edges: neighboring pixels whose lightness changes in the same direction form an area, and an area that's long and thin is a
 * line (after LSD: von Gioi et al., 2010).
 */
export function findLines(picture: Lightness): Line[] {
  const { width, height } = picture;
  const { slope, angle } = slopesOf(picture);
  const strongest = Array.from(slope.keys())
    .filter((at) => (slope[at] ?? 0) > leastSlope)
    .sort((one, other) => (slope[other] ?? 0) - (slope[one] ?? 0));
  const isUsed = new Uint8Array(width * height);
  const lines: Line[] = [];
  for (const start of strongest) {
    if (isUsed[start]) continue;
    const area = growArea(start, { width, slope, angle, isUsed });
    if (area.length < minLength) continue;
    const line = fitLine(area, width, slope);
    if (line) lines.push(line);
  }
  return lines;
}

interface Slopes {
  width: number;
  slope: Float32Array;
  angle: Float32Array;
  isUsed: Uint8Array;
}

function slopesOf({ width, height, l }: Lightness) {
  const slope = new Float32Array(width * height);
  const angle = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const across = ((l[at + 1] ?? 0) - (l[at - 1] ?? 0)) / 2;
      const down = ((l[at + width] ?? 0) - (l[at - width] ?? 0)) / 2;
      slope[at] = Math.hypot(across, down);
      angle[at] = Math.atan2(down, across);
    }
  }
  return { slope, angle };
}

function growArea(start: number, { width, slope, angle, isUsed }: Slopes): number[] {
  const area = [start];
  isUsed[start] = 1;
  let [cos, sin] = [Math.cos(angle[start] ?? 0), Math.sin(angle[start] ?? 0)];
  let mean = angle[start] ?? 0;
  for (let index = 0; index < area.length; index++) {
    const at = area[index] ?? start;
    for (const step of [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]) {
      const next = at + step;
      // The slope is 0 along the picture's border, so this never leaves it.
      if (isUsed[next] || (slope[next] ?? 0) <= leastSlope || turn(angle[next] ?? 0, mean) > tolerance) continue;
      isUsed[next] = 1;
      area.push(next);
      cos += Math.cos(angle[next] ?? 0);
      sin += Math.sin(angle[next] ?? 0);
      mean = Math.atan2(sin, cos);
    }
  }
  return area;
}

function turn(one: number, other: number): number {
  const difference = Math.abs(one - other) % (2 * Math.PI);
  return Math.min(difference, 2 * Math.PI - difference);
}

/** The line through an area, along its longer axis. Null if the area is short or wide. */
function fitLine(area: readonly number[], width: number, slope: Float32Array): Line | null {
  let [total, sumX, sumY, sumXX, sumXY, sumYY] = [0, 0, 0, 0, 0, 0];
  for (const at of area) {
    const weight = slope[at] ?? 0;
    const [x, y] = [at % width, Math.floor(at / width)];
    total += weight;
    sumX += weight * x;
    sumY += weight * y;
    sumXX += weight * x * x;
    sumXY += weight * x * y;
    sumYY += weight * y * y;
  }
  const center = { x: sumX / total, y: sumY / total };
  const [xx, xy, yy] = [sumXX / total - center.x ** 2, sumXY / total - center.x * center.y, sumYY / total - center.y ** 2];
  const direction = Math.atan2(2 * xy, xx - yy) / 2;
  const [cos, sin] = [Math.cos(direction), Math.sin(direction)];
  const spread = Math.sqrt(Math.max(xx * sin * sin - 2 * xy * sin * cos + yy * cos * cos, 0));
  if (4 * spread > maxWidth * 2) return null;
  const places = area.map((at) => ((at % width) - center.x) * cos + (Math.floor(at / width) - center.y) * sin);
  const [start, end] = [places.reduce((a, b) => Math.min(a, b)), places.reduce((a, b) => Math.max(a, b))];
  if (end - start < minLength) return null;
  const pointAt = (place: number) => ({ x: center.x + place * cos + 0.5, y: center.y + place * sin + 0.5 });
  return { from: pointAt(start), to: pointAt(end), length: end - start };
}
