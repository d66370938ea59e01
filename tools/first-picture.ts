/**
 * `node tools/first-picture.ts` lays the visualizer's first floor into its first room, so the page has a picture before any script.
 * Run it when the room's layers or the swatch have changed; a test notices.
 */

import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { visualizerRoomSchema } from '#schema/content/visualizer-room.ts';
import { contentFolder } from '#site/read/folder.ts';
import { floorTextures } from '#site/visualizer/floors.ts';
import { computePicture } from '#visualizer/engine/compute-picture.ts';
import { buildMipLevels } from '#visualizer/engine/mip-levels.ts';

const folder = `${contentFolder}/visualizer-rooms/living-room`;
const textureSide = 1024;

const room = visualizerRoomSchema.parse(JSON.parse(readFileSync(`${folder}/room.json`, 'utf8')));
const floor = floorTextures['pattern-oak'];
if (!floor) throw new Error(`${contentFolder}/visualizer-rooms/floors.yaml has no pattern-oak`);
const { width, height } = room;
const [plain, mask, shade, gloss] = await Promise.all(
  ['room', 'mask', 'shade', 'gloss'].map((name) => readPixels(`${folder}/${name}.webp`, width, height)),
);
const pixels = await readPixels(`${contentFolder}/images/pattern-oak.webp`, textureSide, textureSide);
if (!plain || !mask || !shade || !gloss) throw new Error(`${folder} has a layer too few`);

const picture = computePicture({
  placement: { room, floor, rotation: 0, pattern: 'straight' },
  layers: { room: plain, mask, shade, gloss },
  texture: buildMipLevels(pixels),
});
await sharp(picture, { raw: { width, height, channels: 4 } })
  .removeAlpha()
  .webp({ quality: 90, effort: 6 })
  .toFile(`${contentFolder}/images/visualizer-living-oak.webp`);

async function readPixels(file: string, width: number, height: number): Promise<Uint8ClampedArray> {
  const picture = sharp(file).resize(width, height, { fit: 'fill' }).ensureAlpha();
  return new Uint8ClampedArray(await picture.raw().toBuffer());
}
