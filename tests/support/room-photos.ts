/** Two rendered rooms as a visitor's photos, and where their floors are. */
import sharp from 'sharp';
import type { Picture } from '../../visualizer/own-room/picture.ts';

export type RoomPhoto = 'bedroom-dresser' | 'kitchen-old-vinyl';

export function photoFile(name: RoomPhoto): string {
  return `tests/pictures/${name}.webp`;
}

/** The photo, and a mask of the same size: 255 on the floor, 0 elsewhere. */
export async function loadPhoto(name: RoomPhoto): Promise<{ photo: Picture; mask: Uint8ClampedArray }> {
  const { data, info } = await sharp(photoFile(name)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const mask = await sharp(`tests/pictures/${name}-floor.png`)
    .resize(width, height, { fit: 'fill' })
    .extractChannel(0)
    .toColorspace('b-w')
    .raw()
    .toBuffer();
  return { photo: { width, height, data: new Uint8ClampedArray(data) }, mask: new Uint8ClampedArray(mask) };
}
