/** A day in the business on the screens of the inbox: twelve requests come in, and each goes its way. */
import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { referenceOf } from '../../schema/reference.ts';
import { bringAxe, violationsOn } from '../support/axe.ts';
import { phone, visit } from '../support/browser.ts';
import { filter, names, row, rows, signIn, status } from '../support/inbox.ts';
import { browser, origin, site } from '../support/served.ts';
import { makePhoto, sendAsVisitor, type Visitor } from '../support/visitor.ts';

beforeEach(() => site.clear());

const tuesday = Date.parse('2026-12-01T09:00:00-06:00');
const friday = Date.parse('2026-12-04T07:30:00-06:00');

/** Sets the Worker's clock. */
const setTime = (at: number) => site.setClock(at - Date.now());
const region = (page: Page, name: string) => page.getByRole('region', { name });
const countIn = async (page: Page, name: string) => Number(/\d+$/.exec((await filter(page, name).textContent()) ?? '')?.[0]);

async function signInAt(at: number, options = {}) {
  await setTime(at);
  const visitor = await visit(browser, origin, options);
  await bringAxe(visitor.context);
  await visitor.page.clock.install({ time: at });
  // What would open the phone or the text app stays on the page.
  await visitor.page.addInitScript(() =>
    document.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"], a[href^="sms:"]')) event.preventDefault();
    }),
  );
  await visitor.page.goto('/inbox');
  await signIn(visitor.page);
  await rows(visitor.page).first().waitFor();
  return visitor;
}

const plan = {
  rooms: [{ room: 'Kitchen', width: 10, length: 12, floor: 'Marble Tile', rotation: 45 }],
  total: 1800,
  link: '#plan=kitchen.marble-tile.12.12.45',
};
const thursdayMorning = { date: '2026-12-03', part: 'morning' };
const fridayMidday = { date: '2026-12-04', part: 'midday' };

/** The first six come in twenty minutes before the others, and are overdue when the day begins. */
async function sendRequests(): Promise<Record<string, Visitor>> {
  const visitors: Record<string, Visitor> = {};
  const send = async (name: string, fields: Record<string, unknown> = {}) => {
    const phone = `512 555 ${1000 + Object.keys(visitors).length}`;
    visitors[name] = await sendAsVisitor(site, { fullName: name, email: `${name.toLowerCase()}@example.com`, phone, ...fields });
  };
  await setTime(tuesday - 20 * 60_000);
  await send('Ann', { preferredTimes: [thursdayMorning, fridayMidday] });
  await send('Bob', { serviceNeeded: 'tile', plan, context: { service: 'tile-flooring-austin', city: 'austin' } });
  await send('Cleo', { serviceNeeded: 'commercial', projectDetails: 'An office of 4,000 sq ft, at night' });
  await send('Dan', { projectDetails: 'Waterproof planks for a rental' });
  await send('Eva', { serviceNeeded: 'laminate', language: 'es', projectDetails: 'Dos cuartos' });
  await send('Finn', { website: 'https://spam.example' });
  await setTime(tuesday - 60_000);
  await send('Gus', { projectDetails: 'Water is coming through the ceiling onto the oak' });
  await send('Hal', { projectDetails: '' });
  await send('Ida', { projectDetails: 'https://a.example https://b.example https://c.example' });
  await send('Jo');
  await send('Kim', { projectDetails: 'Three rooms' });
  await send('Lou', { zipCode: '78613' });
  return visitors;
}

test('a day: triage, calls, a visit confirmed and moved, replies, a quote, a job won and one lost', async () => {
  const visitors = await sendRequests();
  const of = (name: string) => visitors[name] ?? expect.fail(`${name} sent nothing`);
  for (const shade of [10, 80]) await of('Kim').upload(await makePhoto(shade, { width: 400, height: 300 }));
  await of('Kim').call('/messages', 'POST', { text: 'The rooms are empty from Monday' });
  const { page, errors } = await signInAt(tuesday, phone);
  const open = async (name: string) => {
    await row(page, name).click();
    await region(page, name).waitFor();
  };
  const back = () => page.getByRole('button', { name: 'All requests' }).click();

  // Triage: the ceiling first, spam apart, and as many rows say they're overdue as the filter counts.
  await expect.poll(() => names(page)).toEqual(['Gus', 'Lou', 'Kim', 'Jo', 'Ida', 'Hal', 'Eva', 'Dan', 'Cleo', 'Bob', 'Ann']);
  const badges = { Gus: 'Urgent: water', Kim: '2 photos', Ida: /^Looks odd/, Eva: 'Spanish', Bob: 'Plan', Ann: /^Wants a visit/ };
  for (const [name, badge] of Object.entries(badges)) await row(page, name).getByText(badge, { exact: true }).waitFor();
  expect(await page.getByText('20 min waiting, overdue').count()).toBe(5);
  expect(await page.getByText('Spanish', { exact: true }).count()).toBe(1);
  await expect.poll(() => countIn(page, 'Overdue')).toBe(5);
  expect([await countIn(page, 'New'), await countIn(page, 'Urgent'), await countIn(page, 'Spam')]).toEqual([11, 1, 1]);
  expect(await violationsOn(page)).toEqual([]);

  // Gus gets a call, and one tap says so.
  await open('Gus');
  expect(await page.getByRole('button', { name: 'Mark as contacted' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Call' }).click();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Mark as contacted' }).click();
  await page.getByText('Status: Contacted.').waitFor();
  await back();
  await expect.poll(() => countIn(page, 'Urgent')).toBe(0);

  // Lou calls and reads out the reference number.
  await page.getByRole('searchbox').fill(referenceOf(of('Lou').id).toLowerCase());
  await expect.poll(() => names(page)).toEqual(['Lou']);
  await open('Lou');
  await page.getByText(`Reference number ${referenceOf(of('Lou').id)}`).waitFor();
  await page.getByLabel('Add a note').fill('Called: wants oak, not maple');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByText('Note added.').waitFor();
  await back();
  await page.getByRole('searchbox').fill('');
  await expect.poll(() => rows(page).count()).toBe(11);

  // Ann gets the morning she asked for, then calls to move it.
  await open('Ann');
  await region(page, 'Visit').getByRole('button', { name: 'Not now' }).click();
  await region(page, 'Visit').getByRole('button', { name: 'Confirm visit' }).click();
  await page.getByText('Visit confirmed: Thursday, December 3, 8-11 AM.').waitFor();
  await region(page, 'Visit').getByRole('button', { name: 'Fri, Dec 4, 11 AM-2 PM' }).click();
  await region(page, 'Visit').getByRole('button', { name: 'Move visit' }).click();
  await page.getByText('Visit confirmed: Friday, December 4, 11 AM-2 PM.').waitFor();
  await back();
  await row(page, 'Ann').getByText('Visit confirmed: Fri, Dec 4, 11 AM-2 PM').waitFor();

  // Bob is offered a time by text, and agrees on his page.
  await open('Bob');
  await region(page, 'Visit').getByLabel('Day').selectOption('2026-12-04');
  await region(page, 'Visit').getByText('Also that day:').getByText('Ann').waitFor();
  await region(page, 'Visit').getByLabel('Time').selectOption('morning');
  await region(page, 'Visit').getByRole('button', { name: 'Offer it and tell them' }).click();
  await page.getByText('Visit offered: Friday, December 4, 8-11 AM. Send the message in your text app.').waitFor();
  await region(page, 'Messages').getByRole('listitem').getByText('We can come by on Friday, December 4, 8-11 AM.').waitFor();
  expect(await status(page, 'Contacted').getAttribute('aria-pressed')).toBe('true');
  await region(page, 'Visit').getByText("We offered this time, and they haven't answered yet:").waitFor();
  expect((await of('Bob').call('/visit', 'POST', { date: '2026-12-04', part: 'morning' })).status).toBe(204);
  await region(page, 'Visit')
    .getByText(/^Confirmed:/)
    .waitFor();
  await back();

  // Kim gets a quote and takes it; Jo goes elsewhere; Hal withdraws.
  await open('Kim');
  await region(page, 'Messages').getByText('The rooms are empty from Monday').waitFor();
  await page.getByRole('button', { name: 'Enlarge: Photo 2' }).click();
  await page.getByRole('dialog', { name: 'Photos' }).getByRole('button', { name: 'Close' }).click();
  await region(page, 'Reply').getByText('Reply', { exact: true }).click();
  await region(page, 'Reply').getByRole('button', { name: 'Quote sent' }).click();
  const message = region(page, 'Reply').getByLabel('Message');
  await message.fill((await message.inputValue()).replace('[link or total]', '$4,200 in all'));
  await region(page, 'Reply').getByRole('button', { name: 'Open in text app' }).click();
  await page.getByText('Send the message in your text app.').waitFor();
  await status(page, 'Quoted').click();
  await page.getByText('Status: Quoted.').waitFor();
  await status(page, 'Won').click();
  await page.getByText('Status: Won.').waitFor();
  await back();
  await open('Jo');
  await status(page, 'Lost').click();
  await page.getByText('Status: Lost.').waitFor();
  await back();
  await of('Hal').call('/withdraw', 'POST');
  await row(page, 'Hal').getByText('Withdrawn by the visitor').waitFor();
  for (const [name, count] of Object.entries({ New: 6, Contacted: 2, Won: 1, Lost: 2, Spam: 1, Withdrawn: 1, Overdue: 4 })) {
    await expect.poll(async () => [name, await countIn(page, name)]).toEqual([name, count]);
  }

  // The calendar has both visits, Ann's at its new time.
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Calendar of visits…' }).click();
  await page.getByRole('button', { name: 'Create address' }).click();
  const address = await page.getByLabel("Address (copy it now, we won't show it again)").inputValue();
  const calendar = new ICAL.Component(ICAL.parse(await (await fetch(address)).text()));
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(events.map(({ summary, startDate }) => [summary, startDate.toJSDate().toISOString()]).sort()).toEqual([
    ['Visit: Ann, 78704', '2026-12-04T17:00:00.000Z'],
    ['Visit: Bob, 78704', '2026-12-04T14:00:00.000Z'],
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(errors).toEqual([]);

  // On Friday, Today has both visits in order, then everybody who still waits.
  const { page: desktop } = await signInAt(friday);
  await filter(desktop, 'Today').click();
  await expect.poll(() => names(desktop)).toEqual(['Bob', 'Ann', 'Lou', 'Ida', 'Eva', 'Dan', 'Cleo']);
  expect(await desktop.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Visits today', 'Waiting for an answer']);
  expect(await desktop.getByText('3 days waiting, overdue').count()).toBe(5);
  expect(await countIn(desktop, 'Overdue')).toBe(6);
  expect(await countIn(desktop, 'Today')).toBe(7);
  expect(await violationsOn(desktop)).toEqual([]);
});
