import { decoded, developed } from './film.ts';
import { mapped, type Point } from './homography.ts';
import { pixelsToPattern } from './laying.ts';
import { texturePoint } from './pattern.ts';
import { pixelsOf } from './pixels.ts';
import type { Layers, Renderer, Scene } from './scene.ts';
import { inSlices } from './slices.ts';
import { type Footprint, type Level, levelsOf, sample } from './texture-levels.ts';

/** Pixels; half the side of the rooms' pictures, a quarter of the work. */
const width = 640;

/** Draws without WebGL: the shader's formula pixel by pixel, smaller, in slices; null where there is no canvas at all. */
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
      const picture = await inSlices(drawn(scene, levels, room.pixels, height), signal);
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

function* drawn(
  scene: Scene,
  levels: readonly Level[],
  { room, mask, shade, gloss }: Layers<Uint8ClampedArray>,
  height: number,
): Generator<void, ImageData> {
  const picture = new ImageData(width, height);
  picture.data.set(room);
  const seen = footprints(scene, scene.room.width / width, scene.room.height / height);
  const light = decoded(scene.room.shade);
  const shine = decoded(scene.room.gloss);
  const base = new Float32Array(3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (x % 64 === 0) yield;
      const at = (y * width + x) * 4;
      const share = (mask[at] ?? 0) / 255;
      if (share === 0) continue;
      sample(levels, seen(x, y), base);
      for (let part = 0; part < 3; part++) {
        const lit =
          (base[part] ?? 0) * (light[shade[at + part] ?? 0] ?? 0) + scene.floor.gloss * (shine[gloss[at + part] ?? 0] ?? 0);
        picture.data[at + part] = (room[at + part] ?? 0) * (1 - share) + developed(lit, scene.room.film) * share;
      }
    }
  }
  return picture;
}

/** What each pixel of the small canvas sees of the texture; `scaleX` and `scaleY` are pixels of the room to one of these. */
function footprints(
  { room, floor, rotation, laying }: Scene,
  scaleX: number,
  scaleY: number,
): (x: number, y: number) => Footprint {
  const matrix = pixelsToPattern(room, rotation, laying);
  const at = (x: number, y: number) => mapped(matrix, { x: (x + 0.5) * scaleX, y: (y + 0.5) * scaleY });
  return (x, y) => {
    const point = at(x, y);
    const { s, t, swapped } = texturePoint(point, floor, laying);
    const step = (next: Point): [number, number] => {
      const alongX = (next.x - point.x) / floor.metres;
      const alongY = (next.y - point.y) / floor.metres;
      return swapped ? [alongY, -alongX] : [alongX, -alongY];
    };
    return { s, t, right: step(at(x + 1, y)), down: step(at(x, y + 1)) };
  };
}
