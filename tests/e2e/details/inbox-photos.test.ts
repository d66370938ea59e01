/** What a visitor sends along: photos, the visualizer's picture, messages, and the page they came from. */
import { beforeEach, expect, test } from 'vitest';
import { violationsOn } from '../../support/axe.ts';
import { phone } from '../../support/browser.ts';
import { focused, openInbox } from '../../support/inbox.ts';
import { site } from '../../support/site/browsed.ts';
import { makePhoto, sendAsVisitor } from '../../support/site/visitor.ts';

beforeEach(() => site.clear());

test('photos show in a grid, and large one by one, by keyboard too', async () => {
  const visitor = await sendAsVisitor(site);
  await visitor.upload(await makePhoto(10, { width: 400, height: 300 }), 'visualizer');
  for (const shade of [90, 200]) await visitor.upload(await makePhoto(shade, { width: 300, height: 400 }));
  const { page, errors } = await openInbox({ ...phone, path: `/inbox?id=${visitor.id}`, withAxe: true });
  const photos = page.getByRole('region', { name: 'Photos' });
  await photos.scrollIntoViewIfNeeded();
  const enlarge = photos.getByRole('button');
  expect(await enlarge.allTextContents()).toEqual(['Photo 1', 'Photo 2', 'From the visualizer']);
  await expect
    .poll(() =>
      photos.locator('li img').evaluateAll((all) => all.map((image) => image instanceof HTMLImageElement && image.naturalWidth)),
    )
    .toEqual([300, 300, 400]);
  expect(await violationsOn(page)).toEqual([]);

  await enlarge.nth(1).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Photos' });
  await dialog.getByText('Photo 2, 2 of 3').waitFor();
  await page.keyboard.press('ArrowRight');
  await dialog.getByText('From the visualizer, 3 of 3').waitFor();
  await page.keyboard.press('ArrowRight');
  await dialog.getByText('Photo 1, 1 of 3').waitFor();
  await page.keyboard.press('ArrowLeft');
  await dialog.getByRole('button', { name: 'Previous' }).click();
  await dialog.getByText('Photo 2, 2 of 3').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const [width, height] = await dialog.evaluate(({ scrollWidth, scrollHeight }) => [
    scrollWidth - document.documentElement.clientWidth,
    scrollHeight - innerHeight,
  ]);
  expect([width, height]).toEqual([0, 0]);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.isVisible()).toBe(false);
  expect(await focused(page)).toBe('Photo 2');
  expect(errors).toEqual([]);
});
