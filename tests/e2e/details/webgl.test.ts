/** The shader in a real browser, compared with the same formula computed in Node. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { FloorTexture } from '#schema/content/visualizer-room.ts';
import { rooms } from '#site/index.ts';
import { computePicture } from '#visualizer/engine/cpu-picture.ts';
import { type FloorPattern, patternsFor } from '#visualizer/engine/floor-pattern.ts';
import { visit } from '../../support/browser.ts';
import { floors } from '../../support/floors.ts';
import { openModule } from '../../support/module-page.ts';
import { differenceOnFloor, loadRoom, loadTexture } from '../../support/room-layers.ts';
import { browser, origin } from '../../support/site/browsed.ts';
import { allowSoftwareWebgl } from '../../support/webgl.ts';

const width = 120;
const textureSide = 256;
/** The mean of the bytes' differences. Browsers filter textures in different ways. */
const limit = 1;

test('WebGL draws every floor in every room and pattern as the CPU does', async () => {
  const page = await openRenderer();
  const textured = await Promise.all(
    floors.map(async (floor) => ({ floor, texture: await loadTexture(floor.swatch, textureSide) })),
  );
  for (const { floor, texture } of textured) {
    await page.evaluate(`addPicture('${floor.id}', '${await pngOf(texture.pixels, textureSide, textureSide)}')`);
  }
  for (const { id } of rooms.filter(({ id }) => id !== 'custom')) {
    const { room, layers } = await loadRoom(id, width);
    for (const [name, pixels] of Object.entries(layers)) {
      await page.evaluate(`addPicture('${name}', '${await pngOf(pixels, width, room.height)}')`);
    }
    const compute = ({ floor, texture }: (typeof textured)[number], pattern: FloorPattern, rotation: number) =>
      computePicture({ placement: { room, floor, rotation, pattern }, width, height: room.height, layers, texture });
    const draw = async (drawn: FloorTexture & { id: string }, pattern: FloorPattern, rotation: number) => {
      const bytes = z
        .string()
        .parse(await page.evaluate(`draw(${JSON.stringify({ room, pattern, rotation })}, ${JSON.stringify(drawn)})`));
      return Uint8ClampedArray.from(Buffer.from(bytes, 'base64'));
    };
    for (const [index, each] of textured.entries()) {
      for (const pattern of patternsFor(each.floor)) {
        const difference = differenceOnFloor(
          await draw(each.floor, pattern, 15 * index),
          compute(each, pattern, 15 * index),
          layers.mask,
        );
        expect(difference, `${each.floor.id}, ${pattern}, in the ${id}`).toBeLessThan(limit);
      }
    }
  }
});

async function openRenderer() {
  const { page } = await visit(browser, origin);
  await page.addInitScript(allowSoftwareWebgl);
  await openModule(page, origin, 'visualizer/engine/webgl-renderer.ts', 'webgl');
  await page.addScriptTag({
    content: `
      const pictures = {};
      const renderer = webgl.createWebglRenderer();
      async function addPicture(name, png) {
        const blob = await (await fetch('data:image/png;base64,' + png)).blob();
        pictures[name] = await createImageBitmap(blob, { colorSpaceConversion: 'none', premultiplyAlpha: 'none' });
      }
      async function draw(scene, floor) {
        const { room, mask, shade, gloss } = pictures;
        const canvas = (await renderer).draw({
          ...scene,
          layers: { room, mask, shade, gloss },
          floor,
          texture: pictures[floor.id],
        });
        const { width, height } = canvas;
        const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
        copy.drawImage(canvas, 0, 0);
        const bytes = copy.getImageData(0, 0, width, height).data;
        return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      }`,
  });
  return page;
}

async function pngOf(pixels: Uint8ClampedArray, width: number, height: number): Promise<string> {
  const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return png.toString('base64');
}
