/** From the filled-in form to the request's own page, with the pictures that go along. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fill } from '#schema/rules/fill.ts';
import { wordsIn } from '#site/read/words.ts';
import { bringAxe, violationsOn } from '../../support/axe.ts';
import { phone, visit } from '../../support/browser.ts';
import { fillForm, sendForm, sentHeading, sentToast, visitorOf } from '../../support/estimate-form.ts';
import { browser, origin } from '../../support/site/browsed.ts';
import { makePhoto } from '../../support/site/visitor.ts';

const { ownRequest, requestView } = wordsIn('en');
const { keepLink } = requestView;

const pageSchema = z.object({
  photos: z.array(z.object({ kind: z.string(), bytes: z.number() })),
});

async function send(page: Page) {
  await sendForm(page);
  await sentHeading(page).waitFor();
}

const readOwn = async (page: Page) => pageSchema.parse(await (await (await visitorOf(page)).call()).json());

async function carryPicture(page: Page) {
  const picture = `data:image/jpeg;base64,${(await makePhoto(90, { width: 300, height: 200 })).toString('base64')}`;
  await page.addInitScript((url) => {
    if (location.pathname === '/contact') sessionStorage.setItem('visualizer-picture', JSON.stringify(url));
  }, picture);
}

test("the form leads to the request's own page, with one toast and what happens next, and with consent the visualizer's picture goes along", async () => {
  const { page, context, errors } = await visit(browser, origin, { ...phone, reducedMotion: 'reduce' });
  await bringAxe(context);
  await carryPicture(page);
  await page.goto('/contact');
  const consent = page.getByRole('checkbox', { name: ownRequest.attached.picture.send });
  await consent.waitFor();
  expect(await consent.isChecked()).toBe(false);
  await fillForm(page, 'Rosa Sent');
  await consent.check();
  expect(await violationsOn(page)).toEqual([]);
  await send(page);
  await sentToast(page).waitFor();
  expect(
    await page
      .getByText(/[0-9A-F]{4}-[0-9A-F]{4}/)
      .first()
      .isVisible(),
  ).toBe(true);
  expect(await page.getByRole('heading', { name: requestView.next.heading }).isVisible()).toBe(true);
  expect(await page.getByText(keepLink.notMailed).isVisible()).toBe(true);
  const message = await page.getByRole('link', { name: keepLink.text }).getAttribute('href');
  expect(decodeURIComponent(message ?? '')).toContain(page.url());
  await page.getByText(fill(ownRequest.photos.sentOfOne, { done: 1, total: 1 })).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect((await readOwn(page)).photos).toEqual([expect.objectContaining({ kind: 'visualizer' })]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.reload();
  await sentHeading(page).waitFor();
  expect(await sentToast(page).count()).toBe(0);
  expect(errors).toEqual([]);
});
