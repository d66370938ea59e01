import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readHeader } from '#components/photo/photo-header.ts';

const size = { width: 1280, height: 853 };
const picture = ({ width, height } = size) => sharp({ create: { width, height, channels: 3, background: '#987' } });
const text = (words: string) => Buffer.from(words, 'latin1');
const uint32 = (...values: number[]) =>
  Buffer.concat(values.map((value) => Buffer.from(value.toString(16).padStart(8, '0'), 'hex')));
const box = (type: string, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts);
  return Buffer.concat([uint32(content.length + 8), text(type), content]);
};
const ispe = (width: number, height: number) => box('ispe', uint32(0, width, height));

test.each([
  ['jpeg', picture().jpeg()],
  ['png', picture().png()],
  ['webp', picture().webp()],
  ['heif', picture().avif({ effort: 0 })],
] as const)('the header gives the format and size of a %s', async (format, file) => {
  expect(readHeader(await file.toBuffer())).toEqual({ format, size });
});

test('the header gives the size of a JPEG, not of the preview before it', async () => {
  const preview = await picture({ width: 160, height: 120 }).jpeg().toBuffer();
  const file = await picture().jpeg().toBuffer();
  const length = preview.length + 2;
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, length >> 8, length & 255]), preview]);
  expect(readHeader(Buffer.concat([file.subarray(0, 2), segment, file.subarray(2)]))).toEqual({ format: 'jpeg', size });
});

test('the header gives the size of a HEIC, not of its tiles or its preview', () => {
  const sizes = box('ipco', ispe(512, 512), ispe(4032, 3024), ispe(320, 240));
  const file = Buffer.concat([
    box('ftyp', text('heic'), uint32(0), text('mif1heic')),
    box('meta', uint32(0), box('hdlr'), box('iprp', sizes)),
  ]);
  expect(readHeader(file)).toEqual({ format: 'heif', size: { width: 4032, height: 3024 } });
});

test.each([
  ['jpeg', picture().jpeg()],
  ['png', picture().png()],
  ['heif', picture().avif({ effort: 0 })],
] as const)('there is no size if a %s ends within it', async (format, file) => {
  expect(readHeader((await file.toBuffer()).subarray(0, format === 'png' ? 10 : 40))).toEqual({ format, size: null });
});

test.each([
  ['nothing', ''],
  ['text', 'Dear reader'],
  ['video', '\0\0\0\x18ftypisom\0\0\0\0mp42avc1'],
])('the format is unknown for %s', (_, content) => {
  expect(readHeader(text(content))).toEqual({ format: 'unknown', size: null });
});
