import { expect, test } from 'vitest';
import { wordsIn } from '#site/read/words.ts';
import { phone } from '../../support/browser.ts';
import { fillForm, sendForm } from '../../support/estimate-form.ts';
import { openAwake, openPage } from '../../support/site/browsed.ts';

const { lead, urgent, success } = wordsIn('en').contact;

test('whoever says that it is urgent is asked to call, also after sending, and nothing promises an answer within a day', async () => {
  const { page } = await openAwake('/contact');
  await fillForm(page, 'Paul Program');
  const promise = page.getByText(lead);
  expect(await promise.isVisible()).toBe(true);
  await page.locator('[name="howSoon"]').selectOption('urgent');
  const call = page.getByRole('note').filter({ hasText: urgent.heading });
  await call.waitFor();
  expect(await promise.isVisible()).toBe(false);
  await sendForm(page);
  await page
    .getByRole('status')
    .filter({ hasText: urgent.toast.split('{')[0] })
    .waitFor();
  await page.getByText(urgent.sent).waitFor();
  expect(await call.isVisible()).toBe(true);
  expect(await page.getByText(success.text).count()).toBe(0);
});

test('there is one toast at a time, for five seconds; F8 focuses it, and a swipe of 50 px to the right closes it', async () => {
  const { page } = await openAwake('/contact');
  await sendForm(page);
  await page.getByRole('alert').waitFor();
  await sendForm(page);
  await sendForm(page);
  expect(await page.getByRole('alert').count()).toBeLessThanOrEqual(1);
  await expect.poll(() => page.locator('.Toastify__toast').count()).toBe(1);
  // The visitor asked for reduced motion, which must not shorten it.
  const timer = page.locator('.Toastify__progress-bar--animated');
  expect(await timer.evaluate((bar) => bar.getAnimations()[0]?.effect?.getComputedTiming().duration)).toBe(5000);
  await page.keyboard.press('F8');
  expect(await page.evaluate(() => document.activeElement?.closest('.Toastify') !== null)).toBe(true);
  const box = await page.getByRole('alert').first().boundingBox();
  if (!box) throw new Error('The toast has no box');
  expect(box.width).toBeLessThanOrEqual(420);
  await page.mouse.move(box.x + 40, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 70, box.y + 20, { steps: 4 });
  await page.mouse.move(box.x + 100, box.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
});

test('the call bar of phones is hidden while a field has focus', async () => {
  const { page } = await openPage('/contact', phone);
  const bar = page.getByRole('complementary', { name: wordsIn('en').frame.callOrEstimate });
  expect(await bar.isVisible()).toBe(true);
  await page.locator('[name="zipCode"]').focus();
  expect(await bar.isVisible()).toBe(false);
});
