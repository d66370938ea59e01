import type { Picture } from '../picture.ts';
import type { Size } from '../selection/quad.ts';

/** The part of a picture inside the bars and the rounded corners of a screenshot or a scan, in pixels. */
export interface Inside extends Size {
  left: number;
  top: number;
  /** Of the corners. */
  radius: number;
}

/** Bytes that the color of a bar may differ by, as compressed photos do. */
const tolerance = 16;
/** How much of a line has the bar's color: of the first, of others, since there may be icons or a caption on them, and at most of one beside the bar. */
const shares = { first: 0.93, inBar: 0.75, beside: 0.5 } as const;
/** As shares of the picture's side and of its shorter side. */
const largest = { bar: 0.45, radius: 0.15 } as const;
/** Compression blurs the edge of a bar by this many pixels. */
const blur = 3;

/** Finds what's left of a picture without the bars on its sides. Without bars and rounded corners, that's all of it. */
export function findInside(picture: Picture): Inside {
  const { width, height } = picture;
  const top = barOf(picture, (depth, place) => depth * width + place, height, width);
  const bottom = barOf(picture, (depth, place) => (height - 1 - depth) * width + place, height, width);
  const tall = height - top - bottom;
  const left = barOf(picture, (depth, place) => (top + place) * width + depth, width, tall);
  const right = barOf(picture, (depth, place) => (top + place) * width + width - 1 - depth, width, tall);
  const radius = radiusOf(picture, { left, top, width: width - left - right, height: tall });
  const wider = (bar: number) => (bar > 0 ? bar + blur : 0);
  return {
    left: wider(left),
    top: wider(top),
    width: width - wider(left) - wider(right),
    height: height - wider(top) - wider(bottom),
    radius,
  };
}

/** How many lines of pixels from a side of the picture have one color. */
function barOf({ data }: Picture, pixelAt: (depth: number, place: number) => number, depths: number, places: number): number {
  const sampled = Array.from({ length: Math.ceil(places / 3) }, (_, index) => 3 * index);
  const usual = [0, 1, 2].map((part) => {
    const values = sampled.map((place) => data[pixelAt(0, place) * 4 + part] ?? 0).sort((one, other) => one - other);
    return values[values.length >> 1] ?? 0;
  });
  const lines = Array.from({ length: Math.floor(depths * largest.bar) }, (_, depth) => {
    const isUsual = (place: number) => isColor(data, pixelAt(depth, place), usual);
    return sampled.filter(isUsual).length / sampled.length;
  });
  if ((lines[0] ?? 0) < shares.first) return 0;
  let [bar, alike] = [0, 0];
  for (const [depth, share] of lines.entries()) {
    if (share < shares.inBar) continue;
    alike += 1;
    const isLast = (lines[depth + 1 + blur] ?? 1) < shares.beside;
    if (isLast && alike > 0.5 * depth) bar = depth + 1;
  }
  return bar;
}

function isColor(data: Uint8ClampedArray, pixel: number, color: readonly number[]): boolean {
  return color.every((value, part) => Math.abs((data[pixel * 4 + part] ?? 0) - value) <= tolerance);
}

/** The radius of the corners, if all four are cut off round. */
function radiusOf({ data, width }: Picture, inside: Omit<Inside, 'radius'>): number {
  const limit = largest.radius * Math.min(inside.width, inside.height);
  const radii = [0, 1, 2, 3].map((corner) => {
    const [right, down] = [corner % 2, corner >> 1];
    const pixelAt = (x: number, y: number) =>
      (inside.top + (down ? inside.height - 1 - y : y)) * width + inside.left + (right ? inside.width - 1 - x : x);
    const color = [0, 1, 2].map((part) => data[pixelAt(0, 0) * 4 + part] ?? 0);
    const run = (step: (at: number) => number) => {
      let at = 0;
      while (at < limit && isColor(data, step(at), color)) at += 1;
      return at;
    };
    const [across, along, diagonal] = [run((at) => pixelAt(at, 0)), run((at) => pixelAt(0, at)), run((at) => pixelAt(at, at))];
    const isRound =
      across < limit && Math.abs(across - along) <= 2 + 0.2 * across && Math.abs(diagonal - 0.29 * across) <= 2 + 0.1 * across;
    return isRound ? across : 0;
  });
  return Math.min(...radii) > 2 && Math.max(...radii) < 1.4 * Math.min(...radii) + 2 ? Math.max(...radii) + blur : 0;
}

/** Puts a mask of what's inside into the whole picture, without the corners. */
export function paste(mask: Uint8ClampedArray, { left, top, width, height, radius }: Inside, whole: Size): Uint8ClampedArray {
  const result = new Uint8ClampedArray(whole.width * whole.height);
  for (let y = 0; y < height; y++) {
    const rise = Math.max(radius - Math.min(y, height - 1 - y), 0);
    const cut = rise > 0 ? Math.ceil(radius - Math.sqrt(Math.max(radius ** 2 - rise ** 2, 0))) : 0;
    result.set(mask.subarray(y * width + cut, (y + 1) * width - cut), (top + y) * whole.width + left + cut);
  }
  return result;
}
