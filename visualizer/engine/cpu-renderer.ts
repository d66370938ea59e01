import type { CpuJob } from './cpu-picture.ts';
import { columnsOf } from './divider.ts';
import { readPixels } from './pixels.ts';
import type { FloorPlacement, Layers, Scene } from './scene.ts';
import { WorkerQueue } from './worker-queue.ts';

/** Pixels. Half the width of the rooms' pictures means a quarter of the work. */
const width = 640;
/** The side of a texture. At the width above, more detail wouldn't show. */
const textureSide = 512;

const queue = new WorkerQueue<CpuJob, Uint8ClampedArray<ArrayBuffer>>(
  () => new Worker(new URL('./cpu-picture.worker.ts', import.meta.url), { type: 'module' }),
);

interface View extends FloorPlacement {
  layers: Layers<ImageBitmap>;
  texture: ImageBitmap;
}

/** Draws without WebGL. A Web Worker computes each pixel, so the page stays responsive. */
export function createCpuRenderer() {
  /** The last two pictures, since moving the divider between two floors changes neither. */
  let recent: { view: View; picture: ImageData }[] = [];

  return {
    /** Returns a canvas with the scene, or null if the signal stopped it. */
    async draw(scene: Scene, signal: AbortSignal): Promise<HTMLCanvasElement | null> {
      const { room, layers, rotation, pattern } = scene;
      const parts = [];
      for (const { floor, texture, from, to } of columnsOf(scene, width)) {
        const picture = await compute({ layers, texture, room, floor, rotation, pattern }, signal);
        if (!picture) return null;
        parts.push({ picture, from, to });
      }
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = heightOf(room);
      const context = canvas.getContext('2d', { alpha: false });
      for (const { picture, from, to } of parts) context?.putImageData(picture, 0, 0, from, 0, to - from, picture.height);
      return canvas;
    },
  };

  function compute(view: View, signal: AbortSignal): Promise<ImageData | null> {
    return queue.add(async (run) => {
      const known = recent.find((each) => isSameView(each.view, view));
      if (known) return known.picture;
      if (signal.aborted) return null;
      const picture = new ImageData(await run(await jobOf(view)), width);
      recent = [...recent.slice(-1), { view, picture }];
      return picture;
    });
  }
}

async function jobOf({ layers, texture, room, floor, rotation, pattern }: View): Promise<CpuJob> {
  const height = heightOf(room);
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

function heightOf(room: { width: number; height: number }): number {
  return Math.round((width * room.height) / room.width);
}

function isSameView(one: View, other: View): boolean {
  return (
    one.layers === other.layers &&
    one.texture === other.texture &&
    one.room === other.room &&
    one.floor === other.floor &&
    one.rotation === other.rotation &&
    one.pattern === other.pattern
  );
}
