import type { OpenedPhoto } from '#components/photo/read-photo.ts';
import { readPixels } from '../../engine/pixels.ts';
import type { Picture } from '../picture.ts';
import type { Size } from '../selection/quad.ts';

type Inside = Size & { left: number; top: number };

/** Bytes that the color of a bar may differ by, as compressed photos do. */
const tolerance = 16;
/** How much of a line has the bar's color: of the first, of others, since there may be icons or a caption on them, and at most of one beside the bar. */
const shares = { first: 0.93, inBar: 0.75, beside: 0.5 } as const;
/** As shares of the picture's side and of its shorter side. What's wider and alone on its side is a plain wall. */
const largest = { bar: 0.45, alone: 0.15, radius: 0.15 } as const;
/** Compression blurs the edge of a bar by this many pixels. */
const blur = 3;

/** Cuts off the bars and the rounded corners of a screenshot or a scan, so that nothing is looked for or drawn there. */
export async function cutFrame({ bitmap, focal }: OpenedPhoto): Promise<OpenedPhoto> {
  const { width, height } = bitmap;
  const { left, top, ...inside } = findInside({ width, height, data: await readPixels(bitmap, width, height) });
  if (inside.width === width && inside.height === height) return { bitmap, focal };
  const cut = await createImageBitmap(bitmap, left, top, inside.width, inside.height);
  bitmap.close();
  return { bitmap: cut, focal };
}

/** The part of a picture inside the bars and the rounded corners of a screenshot or a scan, in pixels. Without them, that's all of it. */
export function findInside(picture: Picture): Inside {
  const { width, height } = picture;
  const [top, bottom] = pairOf(picture, (depth, place) => depth * width + place, height, width);
  const tall = height - top - bottom;
  const [left, right] = pairOf(picture, (depth, place) => (top + place) * width + depth, width, tall);
  const wide = width - left - right;
  const corner = cornerOf(picture, { left, top, width: wide, height: tall });
  const cut = (bar: number) => (bar > 0 ? bar + blur : 0) + corner;
  return { left: cut(left), top: cut(top), width: width - cut(left) - cut(right), height: height - cut(top) - cut(bottom) };
}

/** The bars on two opposite sides. */
function pairOf(
  picture: Picture,
  pixelAt: (depth: number, place: number) => number,
  depths: number,
  places: number,
): readonly [number, number] {
  const bars = [
    barOf(picture, pixelAt, depths, places),
    barOf(picture, (depth, place) => pixelAt(depths - 1 - depth, place), depths, places),
  ] as const;
  const isAlone = Math.min(...bars) === 0 && Math.max(...bars) > largest.alone * depths;
  return isAlone ? [0, 0] : bars;
}

/** How many lines of pixels from a side of the picture have one color. */
function barOf({ data }: Picture, pixelAt: (depth: number, place: number) => number, depths: number, places: number): number {
  const sampled = Array.from({ length: Math.ceil(places / 3) }, (_, index) => 3 * index);
  const usual = [0, 1, 2].map((part) => {
    const values = sampled.map((place) => data[pixelAt(0, place) * 4 + part] ?? 0).sort((one, other) => one - other);
    return values[values.length >> 1] ?? 0;
  });
  const alikeAt = (depth: number) =>
    sampled.filter((place) => isColor(data, pixelAt(depth, place), usual)).length / sampled.length;
  if (alikeAt(0) < shares.first) return 0;
  const lines = Array.from({ length: Math.floor(depths * largest.bar) }, (_, depth) => alikeAt(depth));
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

/** How far the corners reach in along the diagonal, if all four are cut off round. */
function cornerOf({ data, width }: Picture, inside: Inside): number {
  const limit = largest.radius * Math.min(inside.width, inside.height);
  const corners = [0, 1, 2, 3].map((corner) => {
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
      across > 2 &&
      across < limit &&
      Math.abs(across - along) <= 2 + 0.2 * across &&
      Math.abs(diagonal - 0.29 * across) <= 2 + 0.1 * across;
    return isRound ? diagonal : 0;
  });
  return Math.min(...corners) > 0 && Math.max(...corners) < 1.4 * Math.min(...corners) + 2 ? Math.max(...corners) + blur : 0;
}
