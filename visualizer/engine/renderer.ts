import { NoCanvas } from '#components/photo/new-canvas.ts';
import { drawOnCpu } from './cpu-renderer.ts';
import type { Scene } from './scene.ts';
import { createWebglRenderer } from './webgl-renderer.ts';

export interface Renderer {
  /** Resolves to false if the signal stopped it. */
  draw: (canvas: HTMLCanvasElement, scene: Scene, signal: AbortSignal) => Promise<boolean>;
}

/**
 * Draws scenes with WebGL, or in a Web Worker if WebGL is missing or lost. WebGL draws on its own canvas, so the visible canvas can be
 * read at any time and stays the same when the renderer changes. Each picture has its own renderer, so a removed photo doesn't stay in
 * memory.
 */
export function createRenderer(): Renderer {
  let webgl: ReturnType<typeof createWebglRenderer> | undefined;
  return {
    async draw(canvas, scene, signal) {
      const context = canvas.getContext('2d', { alpha: false });
      if (!context) throw new NoCanvas('This browser has no canvas');
      webgl ??= createWebglRenderer();
      const renderer = await webgl;
      if (signal.aborted) return false;
      const picture = renderer?.draw(scene) ?? (await drawOnCpu(scene, signal));
      if (!picture || signal.aborted) return false;
      if (canvas.width !== picture.width) canvas.width = picture.width;
      if (canvas.height !== picture.height) canvas.height = picture.height;
      context.drawImage(picture, 0, 0);
      return true;
    },
  };
}
