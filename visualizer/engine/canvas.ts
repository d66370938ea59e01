import { drawn, width } from './canvas-drawing.ts';
import { pixelsOf } from './pixels.ts';
import type { Layers, Renderer } from './scene.ts';
import { inSlices } from './slices.ts';
import { type Level, levelsOf } from './texture-levels.ts';

/** Draws pictures of the page's own without WebGL: the shader's formula pixel by pixel, smaller, in slices; null where there is no canvas at all. */
export function canvasRenderer(canvas: HTMLCanvasElement): Renderer | null {
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return null;
  const textures = new WeakMap<ImageBitmap, Level[]>();
  let room: { layers: Layers<ImageBitmap>; pixels: Layers<Uint8ClampedArray> } | null = null;

  return {
    async draw(scene, signal) {
      const height = Math.round((width * scene.room.height) / scene.room.width);
      const levels = textures.get(scene.texture) ?? (await inSlices(levelsOf(scene.texture), signal));
      if (!levels) return false;
      textures.set(scene.texture, levels);
      if (room?.layers !== scene.layers) room = { layers: scene.layers, pixels: await inSize(scene.layers, height) };
      const picture = await inSlices(drawn(scene, levels, room.pixels), signal);
      if (!picture) return false;
      if (canvas.width !== width) canvas.width = width;
      if (canvas.height !== height) canvas.height = height;
      context.putImageData(picture, 0, 0);
      return true;
    },
  };
}

async function inSize({ room, mask, shade, gloss }: Layers<ImageBitmap>, height: number): Promise<Layers<Uint8ClampedArray>> {
  const next = async (picture: ImageBitmap) => {
    await new Promise((done) => setTimeout(done));
    return pixelsOf(picture, width, height);
  };
  return { room: await next(room), mask: await next(mask), shade: await next(shade), gloss: await next(gloss) };
}
