import sharp, { type Sharp } from 'sharp';
import type { Picture } from '../../../visualizer/own-room/find-floor/picture.ts';

/** What phones, lamps and messengers do to a picture. */
export const degradations: Record<string, (photo: Picture) => Promise<Picture> | Picture> = {
  blurred: (photo) => through(photo, (image) => image.blur(1.5).png()),
  noisy: (photo) => addNoise(photo, 12),
  'warm light': (photo) => through(photo, (image) => image.linear([1.12, 1, 0.72], [0, 0, 0]).png()),
  'JPEG, quality 60': async (photo) => through(photo, (image) => image.jpeg({ quality: 60 })),
};

async function through(photo: Picture, change: (image: Sharp) => Sharp): Promise<Picture> {
  const { width, height } = photo;
  const image = sharp(photo.data, { raw: { width, height, channels: 4 } }).removeAlpha();
  return readPicture(await change(image).toBuffer());
}

export async function readPicture(file: string | Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

/** Adds noise of a normal distribution, the same in every run. */
function addNoise({ width, height, data }: Picture, deviation: number): Picture {
  let state = 1;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
  const normal = () => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
  return { width, height, data: data.map((byte, index) => (index % 4 === 3 ? byte : byte + deviation * normal())) };
}
