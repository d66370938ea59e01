import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { galleryProjects } from '#site/index.ts';
import { openAwake, openPage } from '../../support/site/browsed.ts';

const slider = (page: Page) => page.getByRole('slider', { name: `Before and after: ${galleryProjects[0]?.title}` });
/** Where the after picture begins, in hundredths of the width from the left. */
const edge = (page: Page) =>
  page
    .locator('figure + figure')
    .first()
    .evaluate((figure) => Number(/(\d+(?:\.\d+)?)%\)$/.exec(getComputedStyle(figure).clipPath)?.[1]));

async function boxOf(page: Page) {
  const box = await page.locator('figure').first().boundingBox();
  if (!box) throw new Error('The picture has no box');
  return box;
}

test('the slider is moved with the keyboard and the mouse', async () => {
  const { page, errors } = await openAwake('/gallery');
  expect(await edge(page)).toBe(50);
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => edge(page)).toBe(51);
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowUp');
  await expect.poll(() => edge(page)).toBe(54);
  expect(await slider(page).getAttribute('aria-valuetext')).toBe('46 percent after');
  await page.keyboard.press('End');
  await expect.poll(() => edge(page)).toBe(100);
  await page.keyboard.press('Home');
  await expect.poll(() => edge(page)).toBe(0);

  await slider(page).scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(page);
  await page.mouse.move(x, y + height / 3);
  await page.mouse.down();
  for (const part of [0.25, 0.8]) {
    await page.mouse.move(x + width * part, y + height / 3, { steps: 6 });
    await expect.poll(() => edge(page)).toBe(part * 100);
  }
  await page.mouse.up();
  expect(errors).toEqual([]);
});

test('with scripts off, the pictures are side by side', async () => {
  const { page } = await openPage('/gallery', { javaScriptEnabled: false });
  expect(await page.getByRole('slider').count()).toBe(0);
  const [before, after] = await Promise.all([0, 1].map((at) => page.locator('figure').nth(at).boundingBox()));
  expect(after?.width).toBeCloseTo(before?.width ?? 0, 0);
  expect(after?.x).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0));
  expect(after?.y).toBe(before?.y);
});
