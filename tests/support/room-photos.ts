/** Two rendered rooms as a visitor's photos, and where their floors are. */
import sharp, { type OverlayOptions } from 'sharp';
import type { Picture } from '#visualizer/own-room/picture.ts';
import type { Size } from '#visualizer/own-room/selection/quad.ts';

export type RoomPhoto = 'bedroom-dresser' | 'kitchen-old-vinyl';

export function photoFile(name: RoomPhoto): string {
  return `tests/pictures/${name}.webp`;
}

/** The photo, and a mask of the same size: 255 on the floor, 0 elsewhere. */
export function loadPhoto(name: RoomPhoto) {
  return load(photoFile(name), name);
}

/** A spot on the rug of the bedroom with a rug, as shares of its width and height. */
export const onRug = { x: 0.67, y: 0.93 };

/** The bedroom with a red rug on its floor, drawn flat, 384 pixels wide. */
export async function rugPhotoFile(): Promise<Buffer> {
  const { data, info } = await sharp(photoFile('bedroom-dresser')).resize(384).png().toBuffer({ resolveWithObject: true });
  return sharp(data)
    .composite([{ input: drawRug(info, '#8a2f2f', '#efe6d0') }])
    .png()
    .toBuffer();
}

/** The bedroom with the rug, and a mask of the floor without it. */
export async function loadRugPhoto() {
  return load(await rugPhotoFile(), 'bedroom-dresser', (size) => [{ input: drawRug(size, '#000', '#000') }]);
}

async function load(file: string | Buffer, name: RoomPhoto, cover: (size: Size) => OverlayOptions[] = () => []) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const mask = await sharp(`tests/pictures/${name}-floor.png`)
    .resize(width, height, { fit: 'fill' })
    .composite(cover(info))
    .extractChannel(0)
    .toColorspace('b-w')
    .raw()
    .toBuffer();
  const photo: Picture = { width, height, data: new Uint8ClampedArray(data) };
  return { photo, mask: new Uint8ClampedArray(mask) };
}

function drawRug({ width, height }: Size, fill: string, edge: string): Buffer {
  const corners = [
    [0.45, 0.86],
    [0.9, 0.86],
    [0.95, 0.99],
    [0.4, 0.99],
  ] as const;
  const points = corners.map(([x, y]) => `${x * width},${y * height}`).join(' ');
  return Buffer.from(
    `<svg width="${width}" height="${height}"><polygon points="${points}" fill="${fill}" stroke="${edge}" stroke-width="5"/></svg>`,
  );
}
