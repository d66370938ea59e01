import type { CpuJob } from './cpu-picture.ts';
import { readPixels } from './pixels.ts';
import type { Scene } from './scene.ts';
import { WorkerQueue } from './worker-queue.ts';

/** Pixels. Half the width of the rooms' pictures means a quarter of the work. */
const width = 640;
/** The side of a texture. At the width above, more detail wouldn't show. */
const textureSide = 512;

const queue = new WorkerQueue<CpuJob, Uint8ClampedArray<ArrayBuffer>>(
  () => new Worker(new URL('./cpu-picture.worker.ts', import.meta.url), { type: 'module' }),
);

/** Draws without WebGL. A Web Worker computes each pixel, so the page stays responsive. Returns null if the signal stopped it. */
export function drawOnCpu(scene: Scene, signal: AbortSignal): Promise<HTMLCanvasElement | null> {
  return queue.add(async (run) => {
    if (signal.aborted) return null;
    const picture = new ImageData(await run(await jobOf(scene)), width);
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d', { alpha: false })?.putImageData(picture, 0, 0);
    return canvas;
  });
}

async function jobOf({ layers, texture, room, floor, rotation, pattern }: Scene): Promise<CpuJob> {
  const height = Math.round((width * room.height) / room.width);
  return {
    placement: { room, floor, rotation, pattern },
    width,
    height,
    layers: {
      room: await readPixels(layers.room, width, height),
      mask: await readPixels(layers.mask, width, height),
      shade: await readPixels(layers.shade, width, height),
      gloss: await readPixels(layers.gloss, width, height),
    },
    texture: { side: textureSide, pixels: await readPixels(texture, textureSide, textureSide) },
  };
}
