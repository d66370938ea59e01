import { newCanvas } from '#components/photo/new-canvas.ts';
import type { Film, VisualizerRoom } from '#schema/content/visualizer-room.ts';
import { readPixels } from '../../engine/pixels.ts';
import type { Layers } from '../../engine/scene.ts';
import { WorkerQueue } from '../../engine/worker-queue.ts';
import { type Camera, enlarge, metersToPixels } from '../find-floor/camera.ts';
import type { Size } from '../picture.ts';
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

/** Describes a photo as a rendered room, as large as its floor is drawn. `scale` is how much larger the room is than it looks. */
export function photoRoom(photo: Size, camera: Camera, scale: number): VisualizerRoom {
  return { ...placeOf(photo, camera, scale, floorSide), shade, gloss: { max: 1, gamma: 1 }, film };
}

const queue = new WorkerQueue<FloorLightJob, Float32Array>(
  () => new Worker(new URL('./floor-light.worker.ts', import.meta.url), { type: 'module' }),
);

interface Material {
  photo: ImageBitmap;
  mask: HTMLCanvasElement;
  camera: Camera;
  scale: number;
}

/**
 * Computes the light on the floor, as the layers of a room that's all floor: the visible part is cut out afterwards. Resolves to null if the signal
 * stopped it.
 */
export async function photoLayers({ photo, mask, camera, scale }: Material, signal: AbortSignal): Promise<Layers | null> {
  const place = placeOf(photo, camera, scale, lightSide);
  const { width, height } = place;
  const bytes = await readPixels(photo, width, height);
  return queue.add(async (run) => {
    if (signal.aborted) return null;
    const floor = { width, height, photo: bytes, mask: await readPixels(mask, width, height) };
    const pictures = { ...floor, odd: oddColors(floor) };
    const light = await run({ ...pictures, metersToPixels: place.metersToPixels });
    const small = newCanvas(width, height);
    small.putImageData(shadeLayer(light, roomLight(pictures), width, height), 0, 0);
    const room = photoRoom(photo, camera, scale);
    const shade = await readPixels(small.canvas, room.width, room.height);
    const black = new Uint8ClampedArray(shade.length);
    return { room: black, mask: black.slice().fill(255), shade, gloss: black };
  });
}

/** A copy of a photo with at most `side` pixels along its longer side. */
function placeOf(photo: Size, camera: Camera, scale: number, side: number) {
  const share = Math.min(side / Math.max(photo.width, photo.height), 1);
  const size = { width: Math.round(photo.width * share), height: Math.round(photo.height * share) };
  return { ...size, metersToPixels: metersToPixels(enlarge(camera, share), size, scale) };
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
