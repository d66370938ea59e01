import sharp from 'sharp';
import { expect, test } from 'vitest';
import { exifFocalLength } from '#components/photo/exif-focal-length.ts';

const image = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#987' } }).jpeg();

test('the focal length of a phone photo is read', async () => {
  const file = await image()
    .withExif({ IFD2: { FocalLengthIn35mmFilm: '26' } })
    .toBuffer();
  expect(exifFocalLength(file)).toBe(26);
});
