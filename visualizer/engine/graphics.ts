import { loadLayers, loadTexture } from './load.ts';
import type { RoomRenderer } from './scene.ts';
import { webglRenderer } from './webgl.ts';

/** Loads what a scene needs and draws it by WebGL; null where there is none. */
export async function graphicsRenderer(canvas: HTMLCanvasElement): Promise<RoomRenderer | null> {
  const drawing = await webglRenderer(canvas);
  if (!drawing) return null;
  return {
    async draw(scene, signal) {
      const { room, floor, other } = scene;
      const [layers, texture, otherTexture] = await Promise.all([
        loadLayers(room),
        loadTexture(floor.textureUrl),
        other && loadTexture(other.textureUrl),
      ]);
      return !signal.aborted && drawing.draw({ ...scene, layers, texture, otherTexture }, signal);
    },
  };
}
