import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { galleryProjects } from '#site/index.ts';
import { phone } from '../../support/browser.ts';
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

test('the slider is dragged with a finger, but swiping up over it scrolls the page', async () => {
  const { page, context } = await openAwake('/gallery', phone);
  await slider(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const finger = await context.newCDPSession(page);
  const { x, y, width, height } = await boxOf(page);
  const swipe = async (from: [number, number], to: [number, number]) => {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from[0], y: from[1] }] });
    for (let step = 1; step <= 10; step++) {
      const at = (axis: 0 | 1) => from[axis] + ((to[axis] - from[axis]) * step) / 10;
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: at(0), y: at(1) }] });
    }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe([x + width / 2, y + height / 2], [x + width * 0.2, y + height / 2]);
  await expect.poll(() => edge(page)).toBe(20);
  const before = await page.evaluate(() => scrollY);
  await swipe([x + width * 0.2, y + height / 2], [x + width * 0.2, y + height / 2 - 150]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
});

test('with scripts off, the pictures are side by side', async () => {
  const { page } = await openPage('/gallery', { javaScriptEnabled: false });
  expect(await page.getByRole('slider').count()).toBe(0);
  const [before, after] = await Promise.all([0, 1].map((at) => page.locator('figure').nth(at).boundingBox()));
  expect(after?.width).toBeCloseTo(before?.width ?? 0, 0);
  expect(after?.x).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0));
  expect(after?.y).toBe(before?.y);
});
