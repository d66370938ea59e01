/** From the filled-in form to the request's own page, with the pictures that go along. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photoLimits } from '#schema/api/photo.ts';
import { visitorProblems } from '#schema/api/visitor-problems.ts';
import { fill } from '#schema/rules/fill.ts';
import { wordsIn } from '#site/read/words.ts';
import { violationsOn } from '../../support/axe.ts';
import { phone, sidewaysOn, visit } from '../../support/browser.ts';
import { carryPicture, fillForm, ownPage, sendAndWait, visitorOf } from '../../support/estimate-form.ts';
import { browser, openAwake, openPage, origin } from '../../support/site/browsed.ts';
import { makePhoto } from '../../support/site/visitor.ts';

const { contact, ownRequest, request } = wordsIn('en');
const { photos, attached } = ownRequest;

test('the form leads to a request sent before, until its link opens nothing', async () => {
  const { page } = await openPage('/contact?service=tile', phone);
  await fillForm(page, 'Rosa Sent');
  await sendAndWait(page);
  const { fragment, call } = await visitorOf(page);
  await page.goto('/contact');
  expect(await page.getByRole('link', { name: contact.form.openEarlier }).getAttribute('href')).toBe(`/request#${fragment}`);
  expect(await page.locator('[name="fullName"]').inputValue()).toBe('');
  await call('', 'DELETE');
  await page.getByRole('link', { name: contact.form.openEarlier }).click();
  await page.getByRole('heading', { name: request.closed.heading }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('sent-request'))).toBeNull();
});

test("without consent, the visualizer's picture never leaves the device", async () => {
  const { page, requests } = await visit(browser, origin, phone);
  await carryPicture(page);
  await page.goto('/contact');
  await page.getByRole('checkbox', { name: attached.picture.send }).waitFor();
  await fillForm(page, 'Rosa Sent');
  await sendAndWait(page);
  await page.getByText('Rosa Sent').first().waitFor();
  expect(requests.filter((url) => url.includes('/api/request/'))).toEqual([]);
  expect((await ownPage(page)).photos).toEqual([]);
});

const heic = Buffer.from('000000186674797068656963000000006d69663168656963', 'hex');

test('photos are made small and sent one by one; files that are no photos get a kind message', async () => {
  const { page, errors } = await openAwake('/contact', { ...phone, withAxe: true });
  await fillForm(page, 'Rosa Sent');
  await sendAndWait(page);
  // Upright it's 2000 by 3200 pixels: its EXIF orientation says to turn it.
  const large = await sharp(await makePhoto(90, { width: 3200, height: 2000 }))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await page.locator('input[type="file"]').setInputFiles([
    { name: 'A photo with a large.jpg for a very long name.jpg', mimeType: 'image/jpeg', buffer: large },
    { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Just some text.') },
    { name: 'phone.heic', mimeType: 'image/heic', buffer: heic },
    { name: 'kitchen.jpg', mimeType: 'image/jpeg', buffer: await makePhoto(140, { width: 900, height: 600 }) },
  ]);
  const item = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await page.getByText(photos.sent).waitFor();
  expect(await sidewaysOn(page)).toBe(0);
  expect(await item('notes.jpg').textContent()).toContain("This file isn't a photo.");
  expect(await item('phone.heic').textContent()).toContain("This browser can't open HEIC photos.");
  const own = await ownPage(page);
  expect(own.photos).toHaveLength(2);
  expect(Math.max(...own.photos.map(({ bytes }) => bytes))).toBeLessThanOrEqual(400_000);
  expect(await violationsOn(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('what a lost connection stops is sent again, and a seventh photo is refused with its reason', async () => {
  const { page } = await openAwake('/contact', phone);
  await fillForm(page, 'Rosa Sent');
  await sendAndWait(page);
  const buffers = [10, 30, 50, 70, 90, 110, 130].map((shade) => makePhoto(shade, { width: 400, height: 300 }));
  const files = (await Promise.all(buffers)).map((buffer, index) => ({ name: `${index}.jpg`, mimeType: 'image/jpeg', buffer }));
  await page.route('**/api/request/photos*', (route) => route.abort(), { times: 1 });
  await page.locator('input[type="file"]').setInputFiles(files);
  await page.getByText(photos.dropped).waitFor();
  await page.getByText(photos.sent).waitFor();
  await page.getByRole('button', { name: fill(photos.sendAgain, { name: '0.jpg' }) }).click();
  await page.getByText(visitorProblems.photoCount).waitFor();
  expect((await ownPage(page)).photos).toHaveLength(photoLimits.count);
});
