import { WorkerQueue } from '../../engine/worker-queue.ts';
import type { FloorRequest } from '../photo-edits.ts';
import type { Picture } from '../picture.ts';
import type { Size } from '../selection/quad.ts';
import type { Found } from './find-floor.ts';
import type { FirstRectangle } from './first-rectangle.ts';

export interface FloorJob extends FloorRequest {
  /** Null if the worker has it already. */
  photo: Picture | null;
  /** The focal length in pixels of the photo, if known. */
  focal: number | null;
}

/** Where there may be a rug: 1 for each pixel of a small copy of the photo. */
export interface Rug extends Size {
  data: Uint8Array;
}

export interface FinderResult extends Pick<Found, 'mask' | 'certainty'> {
  /** Null until there is a floor to put it on. */
  rectangle: FirstRectangle | null;
  rug: Rug | null;
}

/** Finds the floor of one photo in a Web Worker, which ends with the signal so that the photo doesn't stay in memory. */
export function createFloorFinder(
  photo: Picture,
  focal: number | null,
  end: AbortSignal,
  report: (share: number) => void = () => {},
) {
  const queue = new WorkerQueue<FloorJob, FinderResult>(() => {
    const worker = new Worker(new URL('./find-floor.worker.ts', import.meta.url), { type: 'module' });
    end.addEventListener('abort', () => worker.terminate());
    return worker;
  }, report);
  let isPhotoSent = false;

  return {
    /** Resolves to null if a newer request or the end of the photo has made this one pointless. */
    find(request: FloorRequest, signal: AbortSignal): Promise<FinderResult | null> {
      return queue.add(async (run) => {
        if (signal.aborted || end.aborted) return null;
        const job = { photo: isPhotoSent ? null : photo, focal, ...request };
        // After an error there is a new worker, which needs the photo again.
        isPhotoSent = false;
        const found = await run(job);
        isPhotoSent = true;
        return found;
      });
    },
  };
}
