/** A finished job in the inbox: its record, the crew's photos, and what the business can do about a review. */
import { beforeEach, expect, test } from 'vitest';
import { violationsOn } from '../support/axe.ts';
import { phone } from '../support/browser.ts';
import { focused, openInbox, status } from '../support/inbox.ts';
import { site } from '../support/served.ts';
import { makePhoto, sendAsVisitor } from '../support/visitor.ts';

beforeEach(() => site.clear());

test('a job is recorded with photos, and its review is answered once and removed only for a reason', async () => {
  const visitor = await sendAsVisitor(site);
  const { page, errors } = await openInbox({ ...phone, path: `/inbox?id=${visitor.id}`, withAxe: true });
  const job = page.getByRole('region', { name: 'Finished job' });
  await status(page, 'Done').click();
  expect(await job.getByLabel('City').inputValue()).toBe('Austin');
  await job.getByLabel('Floor').selectOption('Hardwood');
  await job.getByLabel('Square feet').fill('420');
  await job.getByRole('button', { name: 'Save the job' }).click();
  await job.getByText('Enter the days on site as a whole number from 1 to 365').waitFor();
  await job.getByLabel('Days on site').fill('3');
  await job.getByRole('button', { name: 'Save the job' }).click();
  await job.getByText('Saved. The status is Done.').waitFor();
  expect(await status(page, 'Done').getAttribute('aria-pressed')).toBe('true');
  // Nobody plans a visit for a finished job by mistake.
  expect(await page.getByLabel('Day').isVisible()).toBe(false);
  await job.getByText(/^Hardwood, 420 sq ft in Austin, 3 days on site, finished /).waitFor();

  // A photo of a phone is far larger than what is stored.
  const buffer = Buffer.from(await makePhoto(60, { width: 2400, height: 1800 }));
  await job.getByLabel('Add photos from after').setInputFiles({ name: 'after.jpg', mimeType: 'image/jpeg', buffer });
  await job.getByRole('img', { name: 'After 1' }).waitFor();
  expect(await job.getByRole('img', { name: 'After 1' }).getAttribute('width')).toBe('1600');
  expect(await violationsOn(page)).toEqual([]);

  const review = { stars: 2, text: 'Dust everywhere.', signature: 'initials' };
  expect((await visitor.call('/review', 'PUT', review)).ok).toBe(true);
  const section = page.getByRole('region', { name: 'Review' });
  await section.getByText('2 of 5 stars').waitFor();
  await section.getByText(/^A\. L\., /).waitFor();
  await section.getByLabel('Answer in public. You can do that once.').fill("We're sorry. We came back to clean.");
  await section.getByRole('button', { name: 'Publish the answer' }).click();
  await section.getByText('Your answer is published.').waitFor();
  expect(await section.getByRole('textbox').count()).toBe(0);
  await section.getByText('Remove this review', { exact: true }).click();
  expect(await violationsOn(page)).toEqual([]);
  await section.getByRole('button', { name: "Somebody's private data" }).click();
  await page.getByRole('dialog', { name: 'Remove this review?' }).getByRole('button', { name: 'Remove it' }).click();
  await section.getByText("Removed: Somebody's private data.").waitFor();

  await job.getByRole('button', { name: 'Delete: After 1' }).click();
  const question = page.getByRole('dialog', { name: 'Delete “After 1”?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  expect(await job.getByRole('img', { name: 'After 1' }).isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Delete' }).click();
  await job.getByText('Deleted.').waitFor();
  expect(await focused(page)).toMatch(/^\d+ of 12 photos/);
  await expect.poll(() => job.getByRole('img').count()).toBe(0);
  // On a wide screen only the panes scroll.
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  expect(errors).toEqual([]);
});
