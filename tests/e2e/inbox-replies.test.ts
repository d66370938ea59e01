/** Replies in the inbox: editable templates that go out by mail or text and stay as notes. */
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { violationsOn } from '../support/axe.ts';
import { phone } from '../support/browser.ts';
import { openInbox } from '../support/inbox.ts';
import { site } from '../support/served.ts';
import { callAsBusiness, sendAsVisitor } from '../support/visitor.ts';

beforeEach(() => site.clear());

const section = (page: Page) => page.getByRole('region', { name: 'Reply' });
const template = (page: Page, name: string) => section(page).getByRole('button', { name });
const message = (page: Page) => section(page).getByLabel('Message');

test('a template opens the mail or text app and becomes a note', async () => {
  const visitor = await sendAsVisitor(site);
  const window = { date: '2026-12-01', part: 'morning' };
  await callAsBusiness(site, `/api/requests/${visitor.id}/visit`, 'PUT', { ...window, state: 'offered' });
  const { page } = await openInbox({ ...phone, path: `/inbox?id=${visitor.id}`, withAxe: true });
  await section(page).getByText('Reply', { exact: true }).click();
  // The template that fits the request is there already.
  expect(await template(page, 'Time offered').getAttribute('aria-pressed')).toBe('true');
  expect(await message(page).inputValue()).toMatch(/^Hi Ann,\n\nWe can come by on Tuesday, December 1, 8-11 AM\./);
  expect(await violationsOn(page)).toEqual([]);

  await message(page).fill('See you at 9?\nDana & crew');
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  const mail = section(page).getByRole('link', { name: 'Open in mail app' });
  const text = section(page).getByRole('link', { name: 'Open in text app' });
  const body = 'See%20you%20at%209%3F%0D%0ADana%20%26%20crew';
  expect(await mail.getAttribute('href')).toBe(
    `mailto:ann.lee@example.com?subject=A%20time%20for%20your%20in-home%20visit&body=${body}`,
  );
  expect(await text.getAttribute('href')).toBe(`sms:+15125550100?&body=${body.replace('%0D', '')}`);
  await text.click();
  await section(page).getByText('Your reply is in the notes.').waitFor();
  const note = page.getByRole('region', { name: 'Notes' }).getByRole('listitem').filter({ hasText: 'Reply by text' });
  expect(await note.locator('p').textContent()).toBe('See you at 9?\nDana & crew');
  expect(await message(page).inputValue()).toMatch(/^Hi Ann,/);
});

test("a template's gap has to be filled, and what is typed survives a reload and an outage", async () => {
  const visitor = await sendAsVisitor(site);
  const { page } = await openInbox({ path: `/inbox?id=${visitor.id}` });
  await section(page).getByText('Reply', { exact: true }).click();
  await template(page, 'Quote sent').click();
  await section(page).getByRole('link', { name: 'Open in text app' }).click();
  await section(page).getByRole('alert').filter({ hasText: 'Replace [link or total] first.' }).waitFor();
  await message(page).fill('It comes to $4,200.');
  await page.reload();
  expect(await message(page).inputValue()).toBe('It comes to $4,200.');
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  await site.failing(['desk']);
  await section(page).getByRole('link', { name: 'Open in text app' }).click();
  await section(page).getByRole('alert').filter({ hasText: 'Not saved.' }).waitFor();
  expect(await message(page).inputValue()).toBe('It comes to $4,200.');
  await site.failing([]);
});
