/** Replies in the inbox: editable templates that go out by mail or text and stay in the thread. */
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { violationsOn } from '../../support/axe.ts';
import { phone } from '../../support/browser.ts';
import { keepApps, openedApp, openInbox, status } from '../../support/inbox.ts';
import { site } from '../../support/site/browsed.ts';
import { callAsBusiness, openAsVisitor, sendAsVisitor } from '../../support/site/visitor.ts';

beforeEach(() => site.clear());

const section = (page: Page) => page.getByRole('region', { name: 'Reply' });
const template = (page: Page, name: string) => section(page).getByRole('button', { name });
const message = (page: Page) => section(page).getByLabel('Message');

test("a template opens in the text app with a link to the visitor's page, and stands in the thread", async () => {
  const visitor = await sendAsVisitor(site);
  await visitor.call('/messages', 'POST', { text: 'Mornings are best' });
  const window = { date: '2026-12-01', part: 'morning' };
  await callAsBusiness(site, `/api/requests/${visitor.id}/visit`, 'PUT', { ...window, state: 'offered' });
  const { page } = await openInbox({ ...phone, path: `/inbox?id=${visitor.id}`, withAxe: true });
  await section(page).getByText('Reply', { exact: true }).click();
  // The template that fits the request is there already.
  expect(await template(page, 'Time offered').getAttribute('aria-pressed')).toBe('true');
  expect(await message(page).inputValue()).toMatch(/^Hi Ann,\n\nWe can come by on Tuesday, December 1, 8-11 AM\./);
  expect(await violationsOn(page)).toEqual([]);

  await message(page).fill('See you at 9?\nDana & crew');
  await keepApps(page);
  await section(page).getByRole('button', { name: 'Open in text app' }).click();
  await section(page).getByText('Send the message in your text app.').waitFor();
  const [, body = '', link = ''] =
    /^sms:\+15125550100\?&body=(.+)\n\nSee your request here:\n(\S+)$/s.exec(await openedApp(page)) ?? [];
  expect(body).toBe('See you at 9?\nDana & crew');
  expect((await openAsVisitor(site, visitor.id, link.split('#')[1] ?? '').call()).status).toBe(200);
  const thread = page.getByRole('region', { name: 'Messages' }).getByRole('listitem').locator('p');
  expect(await thread.allTextContents()).toEqual(['Mornings are best', 'See you at 9?\nDana & crew']);
  expect(await status(page, 'Contacted').getAttribute('aria-pressed')).toBe('true');
  expect(await message(page).inputValue()).toMatch(/^Hi Ann,/);
});

test("a template's gap has to be filled, and what is typed survives a reload and an outage", async () => {
  const visitor = await sendAsVisitor(site);
  const { page } = await openInbox({ path: `/inbox?id=${visitor.id}` });
  await section(page).getByText('Reply', { exact: true }).click();
  await template(page, 'Quote sent').click();
  await section(page).getByRole('button', { name: 'Open in text app' }).click();
  await section(page).getByRole('alert').filter({ hasText: 'Replace [link or total] first.' }).waitFor();
  await message(page).fill('It comes to $4,200.');
  await page.reload();
  expect(await message(page).inputValue()).toBe('It comes to $4,200.');
  await site.failing(['desk']);
  await section(page).getByRole('button', { name: 'Open in text app' }).click();
  await section(page).getByRole('alert').filter({ hasText: 'Not saved.' }).waitFor();
  expect(await message(page).inputValue()).toBe('It comes to $4,200.');
  await site.failing([]);
});
