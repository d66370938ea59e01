/** Photos that a visitor sends along, in the inbox. */
import { expect, test } from 'vitest';
import { violationsOn } from '../../support/axe.ts';
import { phone } from '../../support/browser.ts';
import { focused, openInbox } from '../../support/inbox.ts';
import { site } from '../../support/site/browsed.ts';
import { makePhoto, sendAsVisitor } from '../../support/site/visitor.ts';

test('on a phone, photos load in a grid, and a large one fits the screen and returns the focus', async () => {
  await site.clear();
  const visitor = await sendAsVisitor(site);
  for (const shade of [90, 200]) await visitor.upload(await makePhoto(shade, { width: 300, height: 400 }));
  const { page, errors } = await openInbox({ ...phone, path: `/inbox?id=${visitor.id}`, withAxe: true });
  const photos = page.getByRole('region', { name: 'Photos' });
  await photos.scrollIntoViewIfNeeded();
  const widths = () =>
    photos.locator('li img').evaluateAll((all) => all.map((image) => image instanceof HTMLImageElement && image.naturalWidth));
  await expect.poll(widths).toEqual([300, 300]);
  expect(await violationsOn(page)).toEqual([]);
  await photos.getByRole('button').nth(1).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Photos' });
  await dialog.getByText('Photo 2, 2 of 2').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const beyond = await dialog.evaluate(({ scrollWidth, scrollHeight }) => [
    scrollWidth - document.documentElement.clientWidth,
    scrollHeight - innerHeight,
  ]);
  expect(beyond).toEqual([0, 0]);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.isVisible()).toBe(false);
  expect(await focused(page)).toBe('Photo 2');
  expect(errors).toEqual([]);
});
