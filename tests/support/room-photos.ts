/** Two rendered rooms as a visitor's photos, and where their floors are. */
import sharp from 'sharp';
import type { Picture } from '#visualizer/own-room/picture.ts';

export type RoomPhoto = 'bedroom-dresser' | 'kitchen-old-vinyl';

export function photoFile(name: RoomPhoto): string {
  return `tests/pictures/${name}.webp`;
}

/** The photo, and a mask of the same size: 255 on the floor, 0 elsewhere. */
export async function loadPhoto(name: RoomPhoto) {
  const { data, info } = await sharp(photoFile(name)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const mask = await sharp(`tests/pictures/${name}-floor.png`)
    .resize(width, height, { fit: 'fill' })
    .extractChannel(0)
    .toColorspace('b-w')
    .raw()
    .toBuffer();
  const photo: Picture = { width, height, data: new Uint8ClampedArray(data) };
  return { photo, mask: new Uint8ClampedArray(mask) };
}

/** The intersection of two masks over their union. */
export function overlap(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let [both, either] = [0, 0];
  for (let at = 0; at < one.length; at++) {
    const [first, second] = [(one[at] ?? 0) > 127, (other[at] ?? 0) > 127];
    if (first && second) both += 1;
    if (first || second) either += 1;
  }
  return both / either;
}
