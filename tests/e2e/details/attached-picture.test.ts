/** The picture that travels from the visualizer to the form, in a real browser. */

import { expect, test } from 'vitest';
import { z } from 'zod';
import { photoLimits } from '#schema/api/photo.ts';
import { openModule } from '../../support/module-page.ts';
import { browser, origin } from '../../support/site/browsed.ts';

async function openPage() {
  const page = await browser.newPage();
  await openModule(page, origin, 'visualizer/plan/attached-picture.ts', 'attached');
  await page.addScriptTag({
    content: `
      function noise(width, height) {
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const context = canvas.getContext('2d');
        const tile = context.createImageData(400, 400);
        for (let at = 0; at < tile.data.length; at += 65536) crypto.getRandomValues(tile.data.subarray(at, at + 65536));
        for (let y = 0; y < height; y += 400) for (let x = 0; x < width; x += 400) context.putImageData(tile, x, y);
        return canvas;
      }
      async function attach(canvas) {
        await attached.attachPicture(canvas);
        const url = attached.readAttachedPicture();
        if (url === null) return null;
        const image = new Image();
        image.src = url;
        await image.decode();
        return { url, width: image.naturalWidth, height: image.naturalHeight };
      }`,
  });
  return page;
}

const pictureSchema = z.object({ url: z.string().startsWith('data:image/jpeg;base64,'), width: z.number(), height: z.number() });

test.each([
  ['6000, 4000', photoLimits.side, 1067],
  ['800, 1700', 753, photoLimits.side],
  ['300, 200', 300, 200],
])('a picture of %s pixels fits the limits, however detailed it is', async (size, width, height) => {
  const page = await openPage();
  const picture = pictureSchema.parse(await page.evaluate(`attach(noise(${size}))`));
  const bytes = Buffer.from(picture.url.split(',')[1] ?? '', 'base64');
  expect(bytes.length).toBeLessThanOrEqual(photoLimits.bytes);
  expect(bytes.includes('Exif')).toBe(false);
  expect(picture.width).toBeLessThanOrEqual(width);
  expect(picture.width / picture.height).toBeCloseTo(width / height, 2);
  await page.close();
});
