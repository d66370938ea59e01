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
export async function loadRugPhoto(): Promise<{ photo: Picture; mask: Uint8ClampedArray }> {
  const { data, info } = await sharp(await rugPhotoFile())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const floor = await sharp('tests/pictures/bedroom-dresser-floor.png')
    .resize(info.width, info.height, { fit: 'fill' })
    .composite([{ input: drawRug(info, '#000', '#000') }])
    .extractChannel(0)
    .toColorspace('b-w')
    .raw()
    .toBuffer();
  const photo = { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
  return { photo, mask: new Uint8ClampedArray(floor) };
}

function drawRug({ width, height }: { width: number; height: number }, fill: string, edge: string): Buffer {
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
