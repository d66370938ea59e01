import type { Film, Matrix, VisualizerRoom } from '../../../schema/visualizer-room.ts';
import { linearLight } from '../../engine/film.ts';
import { readPixels } from '../../engine/pixels.ts';
import { WorkerQueue } from '../../engine/worker-queue.ts';
import { metersToPixels, type Quad, type SidesInMeters, type Size } from '../selection/quad.ts';
import type { FloorLightJob } from './floor-light.ts';

/** Pixels of the longer side of the light. It's blurred anyway. */
const lightSide = 360;
const shade = { max: 4, gamma: 2.2 } as const;
/** The light of the brightest 5% (walls and windows) in a photo that is neither dark nor bright. */
const usualBrightness = 0.8;
/** How much of a photo's tint the new floor takes on. */
const tintShare = 0.6;

/** Turns light into sRGB bytes. The brightest stop is compressed, so highlights don't clip. */
const film: Film = { stops: [-12, 2], values: filmValues(-12, 2) };

/** Describes a photo as a rendered room. `brightness`, in stops, is added to the photo's own brightness. */
export function photoRoom({ width, height }: Size, quad: Quad, sides: SidesInMeters, brightness: number): VisualizerRoom {
  return {
    width,
    height,
    metersToPixels: metersToPixels(quad, sides),
    shade: { ...shade, max: shade.max * 2 ** brightness },
    gloss: { max: 1, gamma: 1 },
    film,
  };
}

const queue = new WorkerQueue<FloorLightJob, Float32Array>(
  () => new Worker(new URL('./floor-light.worker.ts', import.meta.url), { type: 'module' }),
);

interface Material {
  photo: ImageBitmap;
  mask: ImageBitmap;
  quad: Quad;
  sides: SidesInMeters;
  /** See FloorLightJob. */
  oldPattern: number;
}

/** Computes the light on the floor as a room's shade layer. Resolves to null if the signal stopped it. */
export async function photoShade(material: Material, signal: AbortSignal): Promise<ImageBitmap | null> {
  const { photo, mask, quad, sides, oldPattern } = material;
  const scale = Math.min(lightSide / Math.max(photo.width, photo.height), 1);
  const width = Math.round(photo.width * scale);
  const height = Math.round(photo.height * scale);
  const bytes = await readPixels(photo, width, height);
  const [x, y, one] = metersToPixels(quad, sides);
  const light = await queue.add(async (run) => {
    if (signal.aborted) return null;
    return run({
      width,
      height,
      photo: bytes,
      mask: await readPixels(mask, width, height),
      metersToPixels: [times(x, width / photo.width), times(y, height / photo.height), one],
      oldPattern,
    });
  });
  return light && createImageBitmap(shadeLayer(light, bytes, width, height));
}

function shadeLayer(light: Float32Array, photo: Uint8ClampedArray, width: number, height: number): ImageData {
  const exposure = exposureOf(photo);
  const tint = tintOf(photo);
  const layer = new ImageData(width, height);
  for (const [at, value] of light.entries()) {
    for (const [part, share] of tint.entries()) {
      layer.data[at * 4 + part] = 255 * Math.min((value * exposure * share) / shade.max, 1) ** (1 / shade.gamma);
    }
    layer.data[at * 4 + 3] = 255;
  }
  return layer;
}

/** How bright a photo is compared to a usual one. A dark photo gets a dark floor. */
function exposureOf(bytes: Uint8ClampedArray): number {
  const greens = bytes.filter((_, index) => index % 4 === 1).sort();
  const bright = linearLight[greens[Math.floor(greens.length * 0.95)] ?? 255] ?? 1;
  return Math.min(Math.max(bright / usualBrightness, 0.35), 1.1);
}

/**
 * The color of a photo's light: factors for red, green and blue, all close to 1. Bright things count most, since they are more often
 * white (a Minkowski mean, "shades of gray"). We use only part of the tint, because walls have their own colors.
 */
function tintOf(bytes: Uint8ClampedArray): readonly [number, number, number] {
  const mean = (part: number) => {
    const sum = bytes.reduce((sum, byte, index) => (index % 4 === part ? sum + (linearLight[byte] ?? 0) ** 4 : sum), 0);
    return (sum / (bytes.length / 4)) ** (1 / 4);
  };
  const [red, green, blue] = [mean(0), mean(1), mean(2)];
  const gray = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const share = (value: number) => (gray > 0 ? Math.min(Math.max(value / gray, 0.5), 1.5) ** tintShare : 1);
  return [share(red), share(green), share(blue)];
}

function times([a, b, c]: Matrix[number], factor: number): Matrix[number] {
  return [a * factor, b * factor, c * factor];
}

function filmValues(low: number, high: number): number[] {
  const lights = Array.from({ length: 255 }, (_, index) => 2 ** (low + ((high - low) * index) / 254));
  return [0, ...lights.map((light) => Math.round(255 * encodeSrgb(compressHighlights(light))))];
}

/** Leaves light up to 0.6 unchanged and squeezes the rest below 1. */
function compressHighlights(light: number): number {
  const start = 0.6;
  return light < start ? light : 1 - (1 - start) ** 2 / (light - start + 1 - start);
}

function encodeSrgb(light: number): number {
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
}
