// @vitest-environment happy-dom
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readPhoto } from '#components/photo/read-photo.ts';
import { canvasWith } from '../../support/canvas.ts';

const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: '#987' } });
const jpeg = await picture.jpeg().toBuffer();
const png = await picture.png().toBuffer();
const start = jpeg.subarray(0, 2);
const rest = jpeg.subarray(2);
/** As phones put depth maps before the picture. */
const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0xff, 0xff]), Buffer.alloc(0xfffd)]);
const zeros = Buffer.alloc(5000);

/** A browser that decodes this as a bitmap, an image element or not at all. */
function decoding(as: 'bitmap' | 'element' | 'nothing') {
  canvasWith((shade) => shade);
  const fail = () => Promise.reject(new DOMException('The source image could not be decoded.', 'InvalidStateError'));
  const bitmap = { width: 640, height: 480, close: () => {} };
  vi.stubGlobal('createImageBitmap', async (source: unknown) => (as !== 'bitmap' && source instanceof Blob ? fail() : bitmap));
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(() => (as === 'nothing' ? fail() : Promise.resolve()));
  onTestFinished(() => void vi.unstubAllGlobals());
}

test.each([
  ['a JPEG', jpeg],
  ['a PNG', png],
  ['a JPEG with two megabytes before the picture', Buffer.concat([start, ...Array.from({ length: 32 }, () => segment), rest])],
  ['a JPEG without its end', jpeg.subarray(0, -2)],
  ['a JPEG with zeros behind it', Buffer.concat([jpeg, zeros])],
  ['a JPEG with zeros in place of its end', Buffer.concat([jpeg.subarray(0, -2), zeros])],
  ['a JPEG with bytes that fill gaps', Buffer.concat([start, Buffer.from([0xff, 0xff, 0xff]), rest])],
  ['a GIF', await picture.gif().toBuffer()],
  ['a picture that only the browser knows', Buffer.from('RIFX0000')],
])('what the browser decodes is a photo: %s', async (_, bytes) => {
  for (const as of ['bitmap', 'element'] as const) {
    decoding(as);
    expect(await readPhoto(new Blob([bytes]))).toMatchObject({ bitmap: { width: 640, height: 480 } });
  }
});

test.each([
  ['broken', jpeg.subarray(0, 200)],
  ['broken', png.subarray(0, 10)],
  ['heic', await picture.avif({ effort: 0 }).toBuffer()],
  ['unknown', await picture.gif().toBuffer()],
  ['unknown', Buffer.from('Dear reader')],
  ['empty', Buffer.alloc(0)],
] as const)('what the browser cannot decode is refused in words: %s', async (problem, bytes) => {
  decoding('nothing');
  expect(await readPhoto(new Blob([bytes]))).toBe(problem);
});

test('a file that is gone since it was chosen is refused in words, too', async () => {
  const file = new Blob(['a photo']);
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('The file is gone', 'NotFoundError'));
  expect(await readPhoto(file)).toBe('broken');
});
