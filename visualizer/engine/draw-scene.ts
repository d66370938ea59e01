import type { DrawJob } from './compute-picture.worker.ts';
import { readPixels } from './pixels.ts';
import type { Scene } from './scene.ts';
import { WorkerQueue } from './worker-queue.ts';

/** The side of a texture, in pixels: a power of two. */
const textureSide = 1024;
/** Milliseconds. Where a picture takes longer, a coarse one comes first, so that the floor follows the slider. */
const slow = 250;

const queue = new WorkerQueue<DrawJob, Uint8ClampedArray<ArrayBuffer>>(
  () => new Worker(new URL('./compute-picture.worker.ts', import.meta.url), { type: 'module' }),
);
/** What the worker has from the job before. */
let sent: Pick<Scene, 'layers' | 'texture'> | null = null;
let isSlow = false;

/**
 * Draws a scene. A Web Worker computes it, so the page stays responsive. `show` gets the picture, and before it a coarse one where that takes
 * long. Resolves to false if the signal stopped it.
 */
export function drawScene(scene: Scene, signal: AbortSignal, show: (picture: ImageBitmap) => void): Promise<boolean> {
  const { layers, texture, ...placement } = scene;
  return queue.add(async (run) => {
    const draw = async (step: 1 | 2) => {
      if (signal.aborted) return false;
      const job = { placement, step, ...(await whatIsNew(scene)) };
      // After an error there is a new worker, which has nothing.
      sent = null;
      const start = performance.now();
      const bytes = await run(job);
      if (step === 1) isSlow = performance.now() - start > slow;
      sent = { layers, texture };
      const picture = await createImageBitmap(new ImageData(bytes, Math.ceil(scene.room.width / step)));
      if (signal.aborted) picture.close();
      else show(picture);
      return !signal.aborted;
    };
    return (!isSlow || (await draw(2))) && draw(1);
  });
}

async function whatIsNew({ room: { width, height }, layers, texture }: Scene): Promise<Pick<DrawJob, 'layers' | 'texture'>> {
  const read = (name: keyof typeof layers) => readPixels(layers[name], width, height);
  return {
    layers:
      sent?.layers === layers
        ? null
        : { room: await read('room'), mask: await read('mask'), shade: await read('shade'), gloss: await read('gloss') },
    texture:
      sent?.texture === texture ? null : { side: textureSide, pixels: await readPixels(texture, textureSide, textureSide) },
  };
}
