import { WorkerQueue } from '../../engine/worker-queue.ts';
import type { Patch, Stroke } from '../brush/cut-stroke.ts';
import type { Picture } from '../picture.ts';
import type { Camera } from './camera.ts';
import type { Found } from './find-floor.ts';

/** A stroke on a mask, or without one the search for the floor. */
export interface FloorJob {
  /** Null if the worker has it already. */
  photo: Picture | null;
  /** The focal length in pixels of the photo, if known. */
  focal: number | null;
  painted: { stroke: Stroke; mask: Uint8ClampedArray } | null;
}

export interface FloorAnswer {
  /** What was found. Null after a stroke. */
  found: Pick<Found, 'mask' | 'certainty'> | null;
  /** What a stroke changes. Null if that's nothing. */
  patch: Patch | null;
  /** How the photo was taken. Null if that's the same as before. */
  camera: Camera | null;
}

/** Finds the floor of one photo, and cuts strokes along its edges, in a Web Worker that ends with the signal, so that the photo doesn't stay in memory. */
export function createFloorFinder(photo: Picture, focal: number | null, end: AbortSignal) {
  const queue = new WorkerQueue<FloorJob, FloorAnswer>(() => {
    const worker = new Worker(new URL('./find-floor.worker.ts', import.meta.url), { type: 'module' });
    end.addEventListener('abort', () => worker.terminate());
    return worker;
  });
  let isPhotoSent = false;

  /** One after the other. Resolves to null if the end of the photo has made it pointless. */
  function ask(painted: FloorJob['painted']): Promise<FloorAnswer | null> {
    return queue.add(async (run) => {
      if (end.aborted) return null;
      const job = { photo: isPhotoSent ? null : photo, focal, painted };
      // After an error there is a new worker, which needs the photo again.
      isPhotoSent = false;
      const answer = await run(job);
      isPhotoSent = true;
      return answer;
    });
  }

  return {
    find: () => ask(null),
    cut: (stroke: Stroke, mask: Uint8ClampedArray) => ask({ stroke, mask }),
  };
}
