/** The calendar feed of visits: created, copied and revoked in the inbox. */
import { beforeEach, expect, test } from 'vitest';
import { violationsOn } from '../../support/axe.ts';
import { phone } from '../../support/browser.ts';
import { openInbox } from '../../support/inbox.ts';
import { site } from '../../support/site/browsed.ts';
import { callAsBusiness } from '../../support/site/visitor.ts';

beforeEach(() => site.clear());

test('while nobody knows whether there is a feed, the dialog offers to look again, and no new address', async () => {
  await callAsBusiness(site, '/api/calendar', 'POST');
  const { page } = await openInbox({ ...phone, withAxe: true });
  await page.getByText('More', { exact: true }).waitFor();
  await site.failing(['desk']);
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Calendar of visits…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calendar of visits' });
  await dialog.getByRole('alert').filter({ hasText: "We can't tell which addresses there are." }).waitFor();
  expect(await dialog.getByRole('button').allTextContents()).toEqual(['Try again', 'Close']);
  expect(await violationsOn(page)).toEqual([]);
  await site.failing([]);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByText(/^API created one on/).waitFor();
  expect(await dialog.getByRole('alert').count()).toBe(0);
});

test('a calendar feed is created, copied and revoked, and leaves those of others alone', async () => {
  const { page, errors } = await openInbox({
    ...phone,
    permissions: ['clipboard-read', 'clipboard-write'],
    withAxe: true,
  });
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Calendar of visits…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calendar of visits' });
  await dialog.getByRole('button', { name: 'Create address' }).click();
  const field = dialog.getByLabel("Address (copy it now, we won't show it again)");
  await field.waitFor();
  const address = await field.inputValue();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await dialog.getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  expect(await violationsOn(page)).toEqual([]);

  expect((await fetch(address)).status).toBe(200);

  // The address doesn't show again.
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Calendar of visits…' }).click();
  await dialog.getByText(/^Dana created one on/).waitFor();
  expect(await field.count()).toBe(0);
  await dialog.getByRole('button', { name: 'Create address' }).click();
  await field.waitFor();
  const next = await field.inputValue();
  await dialog.getByRole('button', { name: 'Revoke' }).first().click();
  await dialog.getByText('Revoked. The address no longer works.').waitFor();
  expect([(await fetch(address)).status, (await fetch(next)).status]).toEqual([404, 200]);
  expect(errors).toEqual([]);
});
