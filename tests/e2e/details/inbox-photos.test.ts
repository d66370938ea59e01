/** Photos that a visitor sends along, in the inbox. */
import { expect, test } from 'vitest';
import { violationsOn } from '../../support/axe.ts';
import { phone } from '../../support/browser.ts';
import { openInbox } from '../../support/inbox.ts';
import { site } from '../../support/site/browsed.ts';
import { makePhoto, sendAsVisitor } from '../../support/site/visitor.ts';

test('on a phone, photos load in a grid, and each opens in a tab of its own', async () => {
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
  const [tab] = await Promise.all([page.waitForEvent('popup'), photos.getByRole('link', { name: 'Photo 2' }).click()]);
  await expect
    .poll(() => tab.locator('img').evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(300);
  expect(errors).toEqual([]);
});
