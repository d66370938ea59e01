import { computePicture } from './compute-picture.ts';
import { buildMipLevels, type MipLevel } from './mip-levels.ts';
import type { FloorPlacement, Scene } from './scene.ts';

export interface DrawJob {
  placement: FloorPlacement;
  step: number;
  /** Both are null if they're those of the job before. */
  layers: Scene['layers'] | null;
  texture: Scene['texture'] | null;
}

let layers: DrawJob['layers'] = null;
let texture: MipLevel[] = [];

addEventListener('message', ({ data }: MessageEvent<DrawJob>) => {
  layers = data.layers ?? layers;
  if (data.texture) texture = buildMipLevels(data.texture);
  if (!layers) throw new Error('There is no room yet');
  postMessage(computePicture({ ...data, layers, texture }));
});
