import { computePicture } from './compute-picture.ts';
import { buildMipLevels, type MipLevel } from './mip-levels.ts';
import type { FloorPlacement, Layers } from './scene.ts';

export interface DrawJob {
  placement: FloorPlacement;
  step: number;
  /** Both are null if they're those of the job before. */
  layers: Layers<Uint8ClampedArray> | null;
  texture: { side: number; pixels: Uint8ClampedArray } | null;
}

let layers: Layers<Uint8ClampedArray> | null = null;
let texture: MipLevel[] = [];

addEventListener('message', ({ data }: MessageEvent<DrawJob>) => {
  layers = data.layers ?? layers;
  if (data.texture) texture = buildMipLevels(data.texture.pixels, data.texture.side);
  if (!layers) throw new Error('There is no room yet');
  postMessage(computePicture({ ...data, layers, texture }));
});
