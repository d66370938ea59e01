import type { Film, Matrix, VisualizerRoom } from '../../../schema/visualizer-room.ts';
import { linear } from '../../engine/film.ts';
import { pixelsOf } from '../../engine/pixels.ts';
import { floorLight } from '../light.ts';
import { metresToPixels, type Quad, type Sides, type Size } from '../selection/quad.ts';

/** Pixels of the longer side on which light is worked out; it is blurred, so a part of the photo's size is enough. */
const lightSide = 360;
const shade = { max: 4, gamma: 2.2 } as const;
/** A photo's brightest twentieth, walls and windows, shows this much light where the photo is neither dark nor bright. */
const usualBright = 0.8;
/** Of the tint that a photo's light seems to have. */
const tintTaken = 0.6;

/** Light as a byte for a screen (sRGB), its highest stop pressed together so that highlights do not end in a flat patch. */
const film: Film = { stops: [-12, 2], values: filmValues(-12, 2) };

/** How a photo is drawn on: as a rendered room, its light guessed. `brightness` is in stops, on top of what the photo suggests. */
export function photoRoom({ width, height }: Size, quad: Quad, sides: Sides, brightness: number): VisualizerRoom {
  return {
    width,
    height,
    metresToPixels: metresToPixels(quad, sides),
    shade: { ...shade, max: shade.max * 2 ** brightness },
    gloss: { max: 1, gamma: 1 },
    film,
  };
}

interface Material {
  photo: ImageBitmap;
  mask: ImageBitmap;
  room: VisualizerRoom;
  /** Metres: see floorLight. */
  pattern: number;
}

/** The light on the floor as a layer of a rendered room has it. Yields between steps of its work. */
export function* photoShade({ photo, mask, room, pattern }: Material): Generator<void, ImageData> {
  const scale = Math.min(lightSide / Math.max(photo.width, photo.height), 1);
  const { width, height } = { width: Math.round(photo.width * scale), height: Math.round(photo.height * scale) };
  const bytes = pixelsOf(photo, width, height);
  yield;
  const [x, y, one] = room.metresToPixels;
  const light = yield* floorLight(
    {
      width,
      height,
      photo: bytes,
      mask: pixelsOf(mask, width, height),
      metresToPixels: [times(x, width / photo.width), times(y, height / photo.height), one],
    },
    pattern,
  );
  const exposure = exposureOf(bytes);
  const tint = tintOf(bytes);
  const shown = new ImageData(width, height);
  for (const [at, value] of light.entries()) {
    for (const [part, share] of tint.entries()) {
      shown.data[at * 4 + part] = 255 * Math.min((value * exposure * share) / shade.max, 1) ** (1 / shade.gamma);
    }
    shown.data[at * 4 + 3] = 255;
  }
  return shown;
}

/** How bright a photo is over a usual one. A dark photo gets a dark floor. */
function exposureOf(bytes: Uint8ClampedArray): number {
  const greens = bytes.filter((_, index) => index % 4 === 1).sort();
  const bright = linear[greens[Math.floor(greens.length * 0.95)] ?? 255] ?? 1;
  return Math.min(Math.max(bright / usualBright, 0.35), 1.1);
}

/**
 * Color of the photo's light: red, green and blue, together about 1 of light. Bright things lead, as they are white more often than others (a Minkowski
 * mean, "shades of gray"); only a part of it is taken, since walls have colors of their own.
 */
function tintOf(bytes: Uint8ClampedArray): readonly [number, number, number] {
  const mean = (part: number) => {
    const sum = bytes.reduce((sum, byte, index) => (index % 4 === part ? sum + (linear[byte] ?? 0) ** 4 : sum), 0);
    return (sum / (bytes.length / 4)) ** (1 / 4);
  };
  const [red, green, blue] = [mean(0), mean(1), mean(2)];
  const gray = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const share = (value: number) => (gray > 0 ? Math.min(Math.max(value / gray, 0.5), 1.5) ** tintTaken : 1);
  return [share(red), share(green), share(blue)];
}

function times([a, b, c]: Matrix[number], factor: number): Matrix[number] {
  return [a * factor, b * factor, c * factor];
}

function filmValues(low: number, high: number): number[] {
  const evenly = Array.from({ length: 255 }, (_, index) => 2 ** (low + ((high - low) * index) / 254));
  return [0, ...evenly.map((light) => Math.round(255 * encoded(shouldered(light))))];
}

/** As it is up to 0.6, above that nearer and nearer to 1. */
function shouldered(light: number): number {
  const start = 0.6;
  return light < start ? light : 1 - (1 - start) ** 2 / (light - start + 1 - start);
}

function encoded(light: number): number {
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
}
