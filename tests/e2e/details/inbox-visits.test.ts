/** Planning visits in the inbox: offered, confirmed, moved and canceled, with the day's other visits. */

import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { shortWindow } from '#inbox/times.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { describeWindow, windowsAhead } from '#schema/rules/visit-windows.ts';
import { businessHours } from '#site/business-hours.ts';
import { violationsOn } from '../../support/axe.ts';
import { phone } from '../../support/browser.ts';
import { focused, keepApps, openedApp, openInbox, status } from '../../support/inbox.ts';
import { site } from '../../support/site/browsed.ts';
import { callAsBusiness, sendAsVisitor } from '../../support/site/visitor.ts';

beforeEach(() => site.clear());

const section = (page: Page) => page.getByRole('region', { name: 'Visit' });
/** Some windows a visitor can choose from today. */
const [first = fail(), second = fail(), third = fail()] = windowsAhead(Date.now(), businessHours).slice(3);

function fail(): never {
  throw new Error('There are too few windows.');
}

async function plan(id: string, window: typeof first, state: 'offered' | 'confirmed') {
  expect((await callAsBusiness(site, `/api/requests/${id}/visit`, 'PUT', { ...window, state })).status).toBe(200);
}

test('a preferred time is confirmed and the visitor told in one tap, then moved, downloaded and canceled', async () => {
  const other = await sendAsVisitor(site, { fullName: 'Bob' });
  await plan(other.id, first, 'confirmed');
  const visitor = await sendAsVisitor(site, { preferredTimes: [first, second] });
  const { page, errors } = await openInbox({ ...phone, path: `/inbox?id=${visitor.id}`, withAxe: true });
  await keepApps(page);
  await section(page)
    .getByText(/^Also that day:/)
    .getByText('Bob')
    .waitFor();
  expect(await section(page).getByLabel('Day').locator('option:checked').textContent()).toMatch(/\(1 visit\)$/);
  await section(page).getByLabel('Street address').fill('2104 Kinney Ave');

  // Bob is visited then, so there's a question first.
  await section(page).getByRole('button', { name: 'Confirm and tell them' }).click();
  const question = page.getByRole('dialog', { name: 'Two visits at once?' });
  await question.getByText(`${describeWindow(first)} is already planned for Bob (confirmed).`).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await question.getByRole('button', { name: 'Choose another time' }).click();
  await section(page)
    .getByRole('button', { name: shortWindow(second) })
    .click();
  await section(page).getByRole('button', { name: 'Confirm and tell them' }).click();
  await page.getByText(`Visit confirmed: ${describeWindow(second)}. Send the message in your text app.`).waitFor();
  await section(page)
    .getByText(/^Confirmed:.+, 2104 Kinney Ave$/)
    .waitFor();
  const text = `You're all set: we'll see you on ${describeWindow(second)} at 2104 Kinney Ave.`;
  await page.getByRole('region', { name: 'Messages' }).getByRole('listitem').getByText(text).waitFor();
  expect(await openedApp(page)).toContain(text);
  expect(await openedApp(page)).toMatch(new RegExp(`^sms:.+/request#${visitor.id}\\.[0-9a-f]{32}$`, 's'));
  expect(await status(page, 'Contacted').getAttribute('aria-pressed')).toBe('true');
  expect(await section(page).getByRole('button', { name: 'Confirm' }).count()).toBe(0);

  // A confirmed visit isn't changed by mistake.
  expect(await section(page).getByLabel('Day').isVisible()).toBe(false);
  await section(page).getByText('Change the visit').click();
  await section(page).getByLabel('Day').selectOption(third.date);
  await section(page).getByLabel('Time').selectOption(third.part);
  expect(await violationsOn(page)).toEqual([]);
  await section(page).getByRole('button', { name: 'Not now' }).click();
  await section(page).getByRole('button', { name: 'Move visit' }).click();
  await page.getByText(`Visit confirmed: ${describeWindow(third)}.`).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section(page).getByRole('link', { name: 'Calendar file' }).click(),
  ]);
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await download.path(), 'utf8')));
  const event = new ICAL.Event(calendar.getAllSubcomponents('vevent')[0]);
  expect([event.summary, event.location, event.sequence]).toEqual(['Visit: “Ann Lee”, 78704', '2104 Kinney Ave, 78704', 1]);

  await section(page).getByRole('button', { name: 'Cancel visit' }).click();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  expect(await focused(page)).toBe('Cancel visit…');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel visit' }).click();
  await page.getByText('Visit canceled.').waitFor();
  expect(await focused(page)).toBe('Visit');
  await section(page)
    .getByText(/^Canceled:/)
    .waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('a visit planned on an old version says what has changed and keeps the chosen time', async () => {
  const visitor = await sendAsVisitor(site);
  const { page, context } = await openInbox({ path: `/inbox?id=${visitor.id}` });
  await section(page).getByLabel('Day').selectOption(second.date);
  await section(page).getByLabel('Time').selectOption(second.part);
  await section(page).getByRole('button', { name: 'Not now' }).click();
  // This browser gets no answer when it asks for changes.
  await context.route('**/api/requests/changes', () => {});
  await visitor.call('/times', 'PUT', { preferredTimes: [third] });
  await section(page).getByRole('button', { name: 'Confirm visit' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'just changed this request' });
  await alert.waitFor();
  expect(await alert.textContent()).toBe(
    'The customer just changed this request: the times they asked for are different. The time you chose is still selected. Save it again if it still fits.',
  );
  expect(await section(page).getByLabel('Day').inputValue()).toBe(second.date);
  await section(page).getByRole('button', { name: 'Confirm visit' }).click();
  await page.getByText(`Visit confirmed: ${describeWindow(second)}.`).waitFor();
});

test('next to times that were asked for months ago, each day ahead still shows its visits', async () => {
  const other = await sendAsVisitor(site);
  await plan(other.id, first, 'confirmed');
  const old = -95 * dayMs;
  await site.setClock(old);
  const asked = windowsAhead(Date.now() + old, businessHours)[0] ?? fail();
  const visitor = await sendAsVisitor(site, { preferredTimes: [asked] });
  await site.setClock(0);
  const { page } = await openInbox({ path: `/inbox?id=${visitor.id}` });
  const day = (date: string) => section(page).getByLabel('Day').locator(`option[value="${date}"]`);
  await expect.poll(() => day(first.date).textContent()).toMatch(/\(1 visit\)$/);
  expect(await day(asked.date).textContent()).not.toContain('visit');
});
