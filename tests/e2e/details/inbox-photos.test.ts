/** What a visitor sends along: photos, the visualizer's picture, messages, and the page they came from. */
import { beforeEach, expect, test } from 'vitest';
import { violationsOn } from '../../support/axe.ts';
import { phone } from '../../support/browser.ts';
import { comeBack, focused, openInbox, row } from '../../support/inbox.ts';
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

test('a request says which page it came from, its language, and what the visitor wrote later', async () => {
  const visitor = await sendAsVisitor(site, {
    language: 'es',
    context: { service: 'tile-flooring-austin', floor: 'walnut-hardwood', city: 'austin', zip: '78701' },
  });
  const { page } = await openInbox({ path: `/inbox?id=${visitor.id}` });
  await row(page, 'Ann Lee').waitFor();
  await visitor.call('/messages', 'POST', { text: 'The rooms are empty from Monday.' });
  await comeBack(page);
  await row(page, 'Ann Lee').getByText('New message').waitFor();
  const request = page.getByRole('region', { name: 'Ann Lee' });
  await request.waitFor();
  const value = (name: string) =>
    request
      .locator('dl > div')
      .filter({ has: page.locator(`dt:text-is("${name}")`) })
      .locator('dd');
  expect(await value('Came from').textContent()).toMatch(/^Tile.*, walnut hardwood, Austin, zip code 78701$/);
  const links = value('Came from').getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/services/tile-flooring-austin',
    '/cities/austin',
  ]);
  expect(await value('Language').textContent()).toBe('Spanish');
  const message = request.getByRole('listitem').filter({ hasText: 'Message from the customer' });
  expect(await message.locator('p').textContent()).toBe('The rooms are empty from Monday.');
});
