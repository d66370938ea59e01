/** The office takes down what a caller asks for. */

import { expect, test } from 'vitest';
import { violationsOn } from '../../support/axe.ts';
import { phone, sidewaysOn } from '../../support/browser.ts';
import { names, openInbox } from '../../support/inbox.ts';
import { site } from '../../support/site/browsed.ts';

test('on a phone, a caller is entered, opened, and gets a link by text', async () => {
  await site.clear();
  const { page, errors } = await openInbox({ ...phone, withAxe: true });
  await page.getByRole('button', { name: 'New request' }).click();
  const dialog = page.getByRole('dialog', { name: 'New request' });
  await dialog.getByLabel('Name').fill('Cal Caller');
  await page.keyboard.press('Enter');
  await dialog.getByText('Enter your phone number').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.type('512 555 0142');
  await dialog.getByLabel('How soon').selectOption('urgent');
  await dialog.getByRole('button', { name: 'Save and open' }).click();

  const request = page.getByRole('region', { name: 'Cal Caller' });
  await request.getByText('Urgent: chosen in the form').waitFor();
  await request.getByText('A call', { exact: true }).waitFor();
  await request.getByRole('button', { name: 'Make a link to text' }).click();
  const link = await request.getByLabel("We won't show this link again.").inputValue();
  expect(link).toMatch(/\/request#[0-9a-f-]{36}\.[0-9a-f]{32}$/);
  const text = (await request.getByRole('link', { name: 'Open the text app' }).getAttribute('href')) ?? '';
  expect(decodeURIComponent(text)).toMatch(new RegExp(`^sms:\\+15125550142.*${link}$`, 's'));
  expect(await sidewaysOn(page)).toBe(0);
  expect(await violationsOn(page)).toEqual([]);
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(['Cal Caller']);
  expect(errors).toEqual([]);
});
