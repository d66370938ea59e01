import { WorkerQueue } from '../../engine/worker-queue.ts';
import type { FloorRequest } from '../photo-edits.ts';
import type { FirstRectangle } from './first-rectangle.ts';
import type { Picture } from './picture.ts';

export interface FloorJob extends FloorRequest {
  /** Null if the worker has it already. */
  photo: Picture | null;
  /** The focal length in pixels of the photo, if known. */
  focal: number | null;
}

export interface FinderResult {
  /** 0 to 255 for each pixel of the photo. */
  mask: Uint8ClampedArray;
  rectangle: FirstRectangle;
}

/** Finds the floor of one photo in a Web Worker, which ends with the signal so that the photo doesn't stay in memory. */
export class FloorFinder {
  readonly #queue: WorkerQueue<FloorJob, FinderResult>;
  readonly #signal: AbortSignal;
  readonly #photo: Picture;
  readonly #focal: number | null;
  #isPhotoSent = false;

  constructor(photo: Picture, focal: number | null, signal: AbortSignal) {
    this.#photo = photo;
    this.#focal = focal;
    this.#signal = signal;
    this.#queue = new WorkerQueue(() => {
      const worker = new Worker(new URL('./find-floor.worker.ts', import.meta.url), { type: 'module' });
      signal.addEventListener('abort', () => worker.terminate());
      return worker;
    });
  }

  /** Resolves to null if a newer request or the end of the photo has made this one pointless. */
  find(request: FloorRequest, signal: AbortSignal): Promise<FinderResult | null> {
    return this.#queue.add(async (run) => {
      if (signal.aborted || this.#signal.aborted) return null;
      const photo = this.#isPhotoSent ? null : this.#photo;
      // After an error there is a new worker, which needs the photo again.
      this.#isPhotoSent = false;
      const found = await run({ photo, focal: this.#focal, ...request });
      this.#isPhotoSent = true;
      return found;
    });
  }
}
