/** From the filled-in form to the request's own page, with the pictures that go along. */
import { expect, test } from 'vitest';
import { wordsIn } from '#site/read/words.ts';
import { bringAxe, violationsOn } from '../../support/axe.ts';
import { phone, visit } from '../../support/browser.ts';
import { carryPicture, fillForm, ownPage, sendAndWait, sentHeading, sentToast } from '../../support/estimate-form.ts';
import { browser, origin } from '../../support/site/browsed.ts';

const { ownRequest, requestView } = wordsIn('en');
const { keepLink } = requestView;

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
  await sendAndWait(page);
  await sentToast(page).waitFor();
  // It covers nothing of what the page says.
  const reference = page.getByText(/[0-9A-F]{4}-[0-9A-F]{4}/).first();
  const [toast, first] = await Promise.all([sentToast(page).boundingBox(), reference.boundingBox()]);
  expect(toast?.y).toBeGreaterThanOrEqual(0);
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);
  expect(await page.getByRole('heading', { name: requestView.next.ready }).isVisible()).toBe(true);
  expect(await page.getByText(keepLink.notMailed).isVisible()).toBe(true);
  const message = await page.getByRole('link', { name: keepLink.text }).getAttribute('href');
  expect(decodeURIComponent(message ?? '')).toContain(page.url());
  await page.getByText(ownRequest.photos.sent).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect((await ownPage(page)).photos).toEqual([expect.objectContaining({ kind: 'visualizer' })]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.reload();
  await sentHeading(page).waitFor();
  expect(await sentToast(page).count()).toBe(0);
  expect(errors).toEqual([]);
});
