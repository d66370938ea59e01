import { dividerPixel } from '../room-view/divider.ts';
import type { RoomRenderer, View } from './scene.ts';

/** Draws without WebGL: a worker makes the pictures, the page only shows them. Null where there is no canvas at all. */
export function workerRenderer(canvas: HTMLCanvasElement): RoomRenderer | null {
  const context = canvas.getContext('2d', { alpha: false });
  if (!context || typeof OffscreenCanvas === 'undefined') return null;
  const pictures = new Pictures();

  return {
    async draw({ other, divider = 1, ...view }, signal) {
      const left = await pictures.of(view, signal);
      const right = other && (await pictures.of({ ...view, floor: other }, signal));
      if (signal.aborted || !left || (other && !right)) return false;
      if (canvas.width !== left.width) canvas.width = left.width;
      if (canvas.height !== left.height) canvas.height = left.height;
      context.drawImage(left, 0, 0);
      if (!right) return true;
      const middle = dividerPixel(divider, left.width);
      const rest = left.width - middle;
      if (rest > 0) context.drawImage(right, middle, 0, rest, left.height, middle, 0, rest, left.height);
      return true;
    },
  };
}

/** What the worker is asked for, and its answer; without a picture where another was asked for meanwhile. */
export interface Order {
  id: number;
  view: View;
}
export interface Delivery {
  id: number;
  picture: ImageBitmap | null;
  error?: string;
}

/** As many as are seen at once. */
const mostKept = 2;

/** Pictures of the worker. The last ones are kept: a divider that moves changes none of them. */
class Pictures {
  readonly #worker = new Worker(new URL('./canvas.worker.ts', import.meta.url), { type: 'module' });
  readonly #kept = new Map<string, ImageBitmap>();
  /** What the worker is at, so that a divider that moves does not start it again. */
  #pending: { key: string; picture: Promise<ImageBitmap | null> } | null = null;
  #orders = 0;

  /** Null where the signal gave it up. */
  async of(view: View, signal: AbortSignal): Promise<ImageBitmap | null> {
    const key = [view.room.id, view.floor.id, view.rotation, view.laying].join();
    if (signal.aborted) return null;
    const picture = this.#kept.get(key) ?? (await this.#ordered(key, view));
    if (!picture) return null;
    this.#kept.delete(key);
    this.#kept.set(key, picture);
    for (const old of [...this.#kept.keys()].slice(0, -mostKept)) this.#kept.delete(old);
    return picture;
  }

  #ordered(key: string, view: View): Promise<ImageBitmap | null> {
    if (this.#pending?.key === key) return this.#pending.picture;
    const pending = { key, picture: this.#made(view) };
    this.#pending = pending;
    const done = () => {
      if (this.#pending === pending) this.#pending = null;
    };
    pending.picture.then(done, done);
    return pending.picture;
  }

  #made(view: View): Promise<ImageBitmap | null> {
    const id = ++this.#orders;
    return new Promise((resolve, reject) => {
      const done = new AbortController();
      const { signal } = done;
      this.#worker.addEventListener(
        'message',
        ({ data }: MessageEvent<Delivery>) => {
          if (data.id !== id) return;
          done.abort();
          if (data.error === undefined) resolve(data.picture);
          else reject(new Error(data.error));
        },
        { signal },
      );
      this.#worker.addEventListener(
        'error',
        () => {
          done.abort();
          reject(new Error('The worker that draws the room did not start'));
        },
        { signal },
      );
      this.#worker.postMessage({ id, view } satisfies Order);
    });
  }
}
