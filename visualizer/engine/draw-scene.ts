import type { DrawJob } from './compute-picture.worker.ts';
import type { Scene } from './scene.ts';
import { WorkerQueue } from './worker-queue.ts';

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
      const job = {
        placement,
        step,
        layers: sent?.layers === layers ? null : layers,
        texture: sent?.texture === texture ? null : texture,
      };
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
