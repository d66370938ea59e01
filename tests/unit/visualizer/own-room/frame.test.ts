import sharp, { type Color } from 'sharp';
import { expect, test } from 'vitest';
import { findInside } from '#visualizer/own-room/photo/frame.ts';
import type { Picture } from '#visualizer/own-room/picture.ts';
import { photoFile } from '../../../support/room-photos.ts';

const bars = {
  none: [0, 0, 0, 0],
  letterbox: [90, 70, 0, 0],
  border: [8, 8, 8, 8],
  thin: [2, 3, 2, 0],
  sides: [0, 0, 60, 61],
} as const;
const colors = { black: '#000', white: '#fff', colored: '#2a6f97' } as const;
/** A status bar and a caption, as on a phone's screen. */
const icons =
  '<svg width="40" height="12"><circle cx="6" cy="6" r="5" fill="#888"/><rect x="16" width="20" height="9" fill="#888"/></svg>';

test.each(Object.keys(bars).flatMap((sides) => Object.keys(colors).map((color) => [sides, color] as const)))(
  'a photo in bars, %s, of a color, %s, is found, as a compressed picture, too',
  async (sides, color) => {
    const [top = 0, bottom = 0, left = 0, right = 0] = Object.entries(bars).find(([name]) => name === sides)?.[1] ?? [];
    const background = Object.entries(colors).find(([name]) => name === color)?.[1] ?? '#000';
    for (const name of ['bedroom-dresser', 'kitchen-old-vinyl'] as const) {
      const framed = await pictureOf(await frame(photoFile(name), { top, bottom, left, right, background }));
      const inside = findInside(framed);
      const trimmed = [
        inside.top,
        framed.height - inside.top - inside.height,
        inside.left,
        framed.width - inside.left - inside.width,
      ];
      for (const [index, bar] of [top, bottom, left, right].entries()) {
        // A few pixels of the photo may go with the bar, but none of the bar may stay.
        expect((trimmed[index] ?? 0) - bar).toBeGreaterThanOrEqual(0);
        expect((trimmed[index] ?? 0) - bar).toBeLessThanOrEqual(bar > 0 ? 4 : 0);
      }
    }
  },
);

test('rounded corners are left out, too, and so are icons and captions on bars', async () => {
  const size = { width: 480, height: 360 };
  const round = `<svg width="480" height="360"><rect width="480" height="360" rx="40"/></svg>`;
  const photo = await sharp(photoFile('bedroom-dresser'))
    .resize({ ...size, fit: 'fill' })
    .composite([{ input: Buffer.from(round), blend: 'dest-in' }])
    .png()
    .toBuffer();
  const screen = await sharp(await frame(photo, { top: 100, bottom: 60, left: 0, right: 0, background: '#111' }, '#111'))
    .composite([{ input: Buffer.from(icons), left: 20, top: 10 }])
    .toBuffer();
  const inside = findInside(await pictureOf(screen));
  // Of a corner with a radius of 40 pixels, 12 are cut off on each side.
  expect(inside.top).toBeGreaterThanOrEqual(112);
  expect(inside.top).toBeLessThan(120);
  expect(inside.left).toBeGreaterThanOrEqual(12);
  expect(inside.left).toBeLessThan(20);
});

test('a plain wall above a plain floor is no bar', async () => {
  const floor = { create: { width: 320, height: 140, channels: 3, background: '#8c8c8c' } } as const;
  const wall = { ...floor, create: { ...floor.create, height: 240, background: '#c8c8c8' } };
  const room = await sharp(wall)
    .composite([{ input: floor, gravity: 'south' }])
    .png()
    .toBuffer();
  expect(findInside(await pictureOf(room))).toEqual({ left: 0, top: 0, width: 320, height: 240 });
});

interface Bars {
  top: number;
  bottom: number;
  left: number;
  right: number;
  background: Color;
}

function frame(photo: string | Buffer, bars: Bars, behind = '#fff'): Promise<Buffer> {
  return sharp(photo).flatten({ background: behind }).extend(bars).jpeg({ quality: 85 }).toBuffer();
}

async function pictureOf(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}
