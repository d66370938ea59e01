import type { Film, Matrix, VisualizerRoom } from '#schema/content/visualizer-room.ts';
import { readPixels } from '../../engine/pixels.ts';
import { WorkerQueue } from '../../engine/worker-queue.ts';
import { metersToPixels, type Quad, type SidesInMeters, type Size } from '../selection/quad.ts';
import type { FloorLightJob } from './floor-light.ts';
import { oddColors } from './odd-colors.ts';
import { roomLight } from './room-light.ts';

/** Pixels of the longer side of the light. It's blurred anyway. */
const lightSide = 360;
const shade = { max: 4, gamma: 2.2 } as const;

/** Pixels of the longer side of the new floor, which takes a second on a slow phone. The photo around it is sharper. */
const floorSide = 960;

/** Turns light into sRGB bytes. The brightest stop is compressed, so highlights don't clip. */
const film: Film = { stops: [-12, 2], values: filmValues(-12, 2) };

/** Describes a photo as a rendered room, as large as its floor is drawn. */
export function photoRoom(photo: Size, quad: Quad, sides: SidesInMeters): VisualizerRoom {
  const scale = Math.min(floorSide / Math.max(photo.width, photo.height), 1);
  const [x, y, one] = metersToPixels(quad, sides);
  return {
    width: Math.round(photo.width * scale),
    height: Math.round(photo.height * scale),
    metersToPixels: [times(x, scale), times(y, scale), one],
    shade,
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
}

/** Computes the light on the floor as a room's shade layer. Resolves to null if the signal stopped it. */
export async function photoShade(material: Material, signal: AbortSignal): Promise<ImageBitmap | null> {
  const { photo, mask, quad, sides } = material;
  const scale = Math.min(lightSide / Math.max(photo.width, photo.height), 1);
  const width = Math.round(photo.width * scale);
  const height = Math.round(photo.height * scale);
  const bytes = await readPixels(photo, width, height);
  const [x, y, one] = metersToPixels(quad, sides);
  return queue.add(async (run) => {
    if (signal.aborted) return null;
    const floor = { width, height, photo: bytes, mask: await readPixels(mask, width, height) };
    const pictures = { ...floor, odd: oddColors(floor) };
    const toCopy: Matrix = [times(x, width / photo.width), times(y, height / photo.height), one];
    const light = await run({ ...pictures, metersToPixels: toCopy });
    return createImageBitmap(shadeLayer(light, roomLight(pictures), width, height));
  });
}

function shadeLayer(light: Float32Array, room: ReturnType<typeof roomLight>, width: number, height: number): ImageData {
  const layer = new ImageData(width, height);
  for (const [at, value] of light.entries()) {
    for (const [part, share] of room.entries()) {
      layer.data[at * 4 + part] = 255 * Math.min((value * share) / shade.max, 1) ** (1 / shade.gamma);
    }
    layer.data[at * 4 + 3] = 255;
  }
  return layer;
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
