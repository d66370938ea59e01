/** Times for a visit when the calendar isn't the usual one. The browser's and the server's clocks are set alike. */
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { wordsIn } from '#site/read/words.ts';
import { phone, visit } from '../../support/browser.ts';
import { fillForm, sendForm, visitorOf } from '../../support/estimate-form.ts';
import { wakeIslands } from '../../support/islands.ts';
import { browser, origin, site } from '../../support/site/browsed.ts';
import { callAsBusiness, sendAsVisitor, type Visitor } from '../../support/site/visitor.ts';

const ownSchema = z.object({ id: z.string(), preferredTimes: z.array(z.unknown()), visit: z.unknown() });

// A window goes to one visitor.
beforeEach(() => site.clear());
afterAll(() => site.clear());

/** Sends a request at this time, from a device in this time zone. */
async function sendAt(time: string, timezoneId: string) {
  const at = Date.parse(time);
  await site.setClock(at - Date.now());
  const { page, errors } = await visit(browser, origin, { ...phone, timezoneId });
  await page.clock.setFixedTime(at);
  await page.goto('/contact');
  await wakeIslands(page);
  await fillForm(page, 'Tess Times');
  await sendForm(page);
  await page.getByRole('heading', { name: wordsIn('en').requestView.times }).waitFor();
  return { page, errors };
}

const readOwn = async (visitor: Visitor) => ownSchema.parse(await (await visitor.call()).json());
const daysOn = (page: Page) => page.locator('fieldset > legend').allTextContents();
const part = (page: Page, day: string, name: string) => page.getByRole('group', { name: day }).getByRole('button', { name });

test.each(['Asia/Tokyo', 'Pacific/Honolulu'])(
  'across the start of daylight saving time, a window keeps its hours in Austin (device in %s)',
  async (timezoneId) => {
    // Clocks go forward on Sunday, March 14.
    const { page, errors } = await sendAt('2027-03-11T22:30-06:00', timezoneId);
    expect(await daysOn(page)).toHaveLength(4);
    await page.getByRole('button', { name: 'More days' }).click();
    expect(await daysOn(page)).toEqual([
      'Friday, March 12',
      'Saturday, March 13',
      'Monday, March 15',
      'Tuesday, March 16',
      'Wednesday, March 17',
      'Thursday, March 18',
      'Friday, March 19',
      'Saturday, March 20',
      'Monday, March 22',
      'Tuesday, March 23',
    ]);
    await part(page, 'Monday, March 15', '8-11 AM').click();
    await part(page, 'Friday, March 12', '2-5 PM').click();
    const visitor = await visitorOf(page);
    await expect.poll(async () => (await readOwn(visitor)).preferredTimes).toHaveLength(2);
    const { id, preferredTimes } = await readOwn(visitor);
    expect(preferredTimes).toEqual([
      { date: '2027-03-15', part: 'morning' },
      { date: '2027-03-12', part: 'afternoon' },
    ]);
    await callAsBusiness(site, `/api/requests/${id}/visit`, 'PUT', { date: '2027-03-15', part: 'morning', state: 'confirmed' });
    const calendar = await (await callAsBusiness(site, `/api/requests/${id}/visit.ics`)).text();
    // 8 AM is five hours behind UTC after the change, and was six before.
    expect(calendar).toContain('DTSTART:20270315T130000Z');
    await page.reload();
    await page.getByRole('heading', { name: "We're coming Monday, March 15, 8-11 AM" }).waitFor();
    expect(errors).toEqual([]);
  },
);

test('a time that is no longer free to choose is refused kindly, and another can be saved', async () => {
  const { page } = await sendAt('2027-03-11T10:00-06:00', 'America/Chicago');
  // The page stays open until that day has come.
  await site.setClock(Date.parse('2027-03-12T09:00-06:00') - Date.now());
  const gone = part(page, 'Friday, March 12', '2-5 PM');
  await gone.click();
  await page.getByRole('alert').filter({ hasText: "We don't visit at that time. Choose another one." }).waitFor();
  expect(await gone.getAttribute('aria-pressed')).toBe('false');
  await part(page, 'Monday, March 15', '8-11 AM').click();
  await page.getByText("Saved. We'll confirm one of them.").waitFor();
});

test('once the day of the first choice has come, the other can still be changed, and a past offer cannot be accepted', async () => {
  await site.setClock(Date.parse('2027-03-11T10:00-06:00') - Date.now());
  const passed = { date: '2027-03-12', part: 'morning' };
  const ahead = { date: '2027-03-15', part: 'morning' };
  const visitor = await sendAsVisitor(site, { preferredTimes: [passed, ahead] });
  await callAsBusiness(site, `/api/requests/${visitor.id}/visit`, 'PUT', { ...passed, state: 'offered' });
  const now = Date.parse('2027-03-12T13:00-06:00');
  await site.setClock(now - Date.now());
  const { page } = await visit(browser, origin, phone);
  await page.clock.setFixedTime(now);
  await page.goto(`/request#${visitor.fragment}`);
  await page.getByText('That time has passed. Please choose other times, or call us.').waitFor();
  expect(await page.getByRole('button', { name: 'That works for me' }).count()).toBe(0);
  await part(page, 'Monday, March 15', '8-11 AM').filter({ hasText: '1st' }).waitFor();
  await part(page, 'Tuesday, March 16', '2-5 PM').click();
  await expect
    .poll(async () => (await readOwn(visitor)).preferredTimes)
    .toEqual([ahead, { date: '2027-03-16', part: 'afternoon' }]);
});

test('each tap is saved, also while another is on its way; a third choice asks which one to replace, and the last tap can be undone', async () => {
  const { page } = await sendAt('2027-03-11T10:00-06:00', 'America/Chicago');
  const visitor = await visitorOf(page);
  const times = async () => (await readOwn(visitor)).preferredTimes;
  const sent = Promise.withResolvers<void>();
  await page.route('**/api/request/times', async (route) => {
    await sent.promise;
    await route.continue();
  });
  const [friday, monday] = [
    { date: '2027-03-12', part: 'afternoon' },
    { date: '2027-03-15', part: 'morning' },
  ];
  await part(page, 'Friday, March 12', '2-5 PM').click();
  await page.getByText('Saving...').waitFor();
  await part(page, 'Monday, March 15', '8-11 AM').click();
  sent.resolve();
  await expect.poll(times).toEqual([friday, monday]);
  await part(page, 'Tuesday, March 16', '11 AM-2 PM').click();
  const question = page.getByRole('group', { name: 'Which one should Tuesday, March 16, 11 AM-2 PM replace?' });
  await question.getByRole('button', { name: 'Friday, March 12, 2-5 PM' }).click();
  await expect.poll(times).toEqual([{ date: '2027-03-16', part: 'midday' }, monday]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(times).toEqual([friday, monday]);
});
