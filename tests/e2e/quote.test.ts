/** From the visit to a signed quote: written in the inbox, signed on the customer's phone, planned, and recorded. */
import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { dateOf, dateText } from '../../schema/business-time.ts';
import { dayMs } from '../../schema/duration.ts';
import { windowsAhead } from '../../schema/visit-windows.ts';
import { visitorProblems } from '../../schema/visitor-problems.ts';
import { businessHours } from '../../site/business-hours.ts';
import { contentIn } from '../../site/index.ts';
import { wordsIn } from '../../site/read/words.ts';
import { planKey } from '../../visualizer/plan/attached-plan.ts';
import { violationsOn } from '../support/axe.ts';
import { phone } from '../support/browser.ts';
import { keepApps, openInbox, rows, status } from '../support/inbox.ts';
import { wakeIslands } from '../support/islands.ts';
import { acceptance, sending, shownQuote } from '../support/quote.ts';
import { openAwake, openPage, site } from '../support/served.ts';
import { callAsBusiness, sendAsVisitor, type Visitor } from '../support/visitor.ts';

beforeEach(() => site.clear());

const [en, es] = [wordsIn('en').quote, wordsIn('es').quote];
const floor = contentIn('es').visualizerFloors[0]?.name ?? '';
const room = { room: 'Sala', width: 16, length: 20, floor, rotation: 0, pattern: 'straight' };
const plan = { rooms: [room, { ...room, room: 'Recámara', width: 10, length: 12 }], total: 5000, link: '#a' };
const dayIn = (days: number) => dateText(dateOf(Date.now()) + days * dayMs);
const section = (page: Page) => page.getByRole('region', { name: 'Quote', exact: true });
const total = (page: Page) => page.locator('[data-total] td').textContent();
const send = (visitor: Visitor, changes: Parameters<typeof sending>[0] = {}) =>
  callAsBusiness(site, `/api/requests/${visitor.id}/quote`, 'POST', sending(changes, 'text'));

/** Counts what somebody presses and types. */
function countTaps() {
  let taps = 0;
  return {
    async tap(target: Locator) {
      await target.click();
      taps += 1;
    },
    async type(target: Locator, text: string) {
      await target.fill(text);
      taps += 1;
    },
    taps: () => taps,
  };
}

async function sign(page: Page, { name, agree, accept }: typeof en, hand: Pick<ReturnType<typeof countTaps>, 'tap' | 'type'>) {
  await hand.type(page.getByLabel(name, { exact: true }), 'Ana López');
  await hand.tap(page.getByRole('checkbox', { name: agree }));
  await hand.tap(page.getByRole('button', { name: accept }));
}

test('a request from the form with a plan: its quote is written, sent, signed in Spanish on a phone, planned, and becomes the record of the job', async () => {
  const { page: own, errors: ownErrors } = await openPage('/es/contact', { ...phone, reducedMotion: 'reduce', withAxe: true });
  await own.evaluate(([key, value]) => sessionStorage.setItem(key, value), [planKey, JSON.stringify(plan)] as const);
  await own.reload();
  await wakeIslands(own);
  await own.getByLabel('Nombre completo').fill('Ana López');
  await own.getByLabel('Correo electrónico').fill('ana@example.com');
  await own.getByLabel('Teléfono').fill('(512) 555-0111');
  await own.getByLabel('Código postal').first().fill('78704');
  await own.getByLabel('Servicio que necesita').selectOption('hardwood');
  await own.locator('form[data-estimate] button[type="submit"]').click();
  const link = (await own.locator('a[href*="/es/request#"]').first().getAttribute('href')) ?? '';
  const visitor = { id: link.slice(link.indexOf('#') + 1).split('.')[0] ?? '' };
  const [window] = windowsAhead(Date.now(), businessHours);
  const visit = { ...window, state: 'confirmed', address: '12 Oak St' };
  await callAsBusiness(site, `/api/requests/${visitor.id}/visit`, 'PUT', visit);

  const owner = countTaps();
  const opened = Date.now();
  const { page, errors } = await openInbox({ ...phone, path: `/inbox?id=${visitor.id}`, withAxe: true });
  await keepApps(page);
  await owner.tap(section(page).getByRole('button', { name: 'Write a quote' }));
  // Both rooms are there, with their material and their work.
  expect(await section(page).getByRole('group', { name: /^Line/ }).count()).toBe(4);
  expect(await section(page).getByLabel('Work at').inputValue()).toContain('12 Oak St');
  await owner.tap(section(page).getByText('Add from our prices'));
  await owner.tap(
    section(page)
      .getByRole('button', { name: /^Add Zoclos/ })
      .last(),
  );
  const added = section(page).getByRole('group', { name: 'Line 5' });
  await owner.tap(added.getByLabel('Optional'));
  await owner.type(added.getByLabel('Price'), '4.555');
  await owner.tap(section(page).getByRole('button', { name: 'Look at it' }));
  await section(page)
    .getByText(/^Enter a price from \$0/)
    .first()
    .waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await owner.type(added.getByLabel('Price'), '4.50');
  await owner.type(section(page).getByLabel('Where the deposit can be paid'), 'https://pay.example/ana');
  await page.reload();
  // What was typed is still there.
  expect(await added.getByLabel('Price').inputValue()).toBe('4.50');
  await keepApps(page);
  await owner.tap(section(page).getByRole('button', { name: 'Look at it' }));
  await section(page).getByRole('heading', { name: es.lines }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await owner.tap(section(page).getByRole('button', { name: 'Open in text app' }));
  await page.getByText('Quote sent. Send the message in your text app.').waitFor();
  expect(await status(page, 'Quoted').getAttribute('aria-pressed')).toBe('true');
  console.log(`Owner: ${owner.taps()} taps, ${((Date.now() - opened) / 1000).toFixed(1)} s of the inbox until it's sent.`);

  const customer = countTaps();
  const began = Date.now();
  await own.goto(link);
  await own.getByRole('heading', { name: 'Cotización 1' }).waitFor();
  const before = await total(own);
  await customer.tap(own.getByRole('checkbox', { name: /^Zoclos/ }));
  expect(await total(own)).not.toBe(before);
  expect(await violationsOn(own)).toEqual([]);
  const chosen = await total(own);
  await sign(own, es, customer);
  await own.getByText(es.standings.accepted.slice(0, 30)).waitFor();
  const seconds = (Date.now() - began) / 1000;
  expect(await own.getByRole('link', { name: es.pay }).getAttribute('href')).toBe('https://pay.example/ana');
  expect(await violationsOn(own)).toEqual([]);
  expect(ownErrors).toEqual([]);

  // The inbox hears of it without being asked.
  await section(page).getByText(`Quote 1, ${chosen}`).waitFor();
  await section(page).getByText('Accepted', { exact: true }).waitFor();
  await section(page).getByRole('link', { name: 'https://pay.example/ana' }).waitFor();
  expect(await status(page, 'Won').getAttribute('aria-pressed')).toBe('true');
  await owner.type(section(page).getByLabel('First day of work'), dayIn(1));
  await owner.type(section(page).getByLabel('Last day of work'), dayIn(3));
  await owner.type(section(page).getByLabel('Crew', { exact: true }), 'Ray');
  await owner.tap(section(page).getByRole('button', { name: 'Save the work days' }));
  await page.getByText('Work days saved.').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  console.log(`Owner: ${owner.taps()} taps. Customer: ${customer.taps()} taps, ${seconds.toFixed(1)} s with the page's loading.`);
  await own.reload();
  await own.getByText(es.work).waitFor();
  const { path } = z.object({ path: z.string() }).parse(await (await callAsBusiness(site, '/api/calendar', 'POST')).json());
  const days = `DTSTART;VALUE=DATE:${dayIn(1).replaceAll('-', '')}\r\nDTEND;VALUE=DATE:${dayIn(4).replaceAll('-', '')}`;
  expect(await (await site.fetch(site.url(path))).text()).toContain(`${days}\r\nSUMMARY:Ray: Ana López`);

  // A second job of that crew on one of these days is asked about, and marked.
  const other = await sendAsVisitor(site, { fullName: 'Bob' });
  await callAsBusiness(site, `/api/requests/${other.id}`, 'PATCH', { status: 'won' });
  await page.goto(`/inbox?id=${other.id}`);
  await section(page).getByLabel('First day of work').fill(dayIn(3));
  await section(page).getByLabel('Last day of work').fill(dayIn(3));
  await section(page).getByLabel('Crew', { exact: true }).fill('ray');
  await section(page).getByRole('button', { name: 'Save the work days' }).click();
  await page.getByRole('dialog', { name: 'Two jobs for one crew?' }).getByRole('button', { name: 'Plan both' }).click();
  await page.getByText('Work days saved.').waitFor();
  await page.goto('/inbox?view=week');
  const week = page.getByRole('region', { name: 'Work days' });
  await expect.poll(() => week.getByText('This crew has two jobs on one day').count()).toBe(2);
  await page.getByText('Won this month').first().waitFor();
  expect(await violationsOn(page)).toEqual([]);

  // Once the work is over, the inbox asks for the record.
  await site.rows(`UPDATE work SET first = '${dayIn(-3)}', last = '${dayIn(-1)}' WHERE request_id = '${visitor.id}'`);
  await page.goto(`/inbox?id=${visitor.id}`);
  const job = page.getByRole('region', { name: 'Finished job' });
  await job.getByLabel('Square feet').waitFor();
  expect(await job.getByLabel('Square feet').inputValue()).toBe('440');
  expect(await job.getByLabel('Finished on').inputValue()).toBe(dayIn(-1));
  expect(await job.getByLabel('Price').inputValue()).not.toBe('');
  expect(errors).toEqual([]);
});

test('a tab with an old quote signs neither that nor, unread, the newer one', async () => {
  const visitor = await sendAsVisitor(site);
  await send(visitor);
  const { page } = await openAwake(visitor.link, { ...phone, withAxe: true });
  await page.getByRole('heading', { name: 'Quote 1' }).waitFor();
  await send(visitor, { discount: 0 });
  const hand = countTaps();
  await sign(page, en, hand);
  await page.getByRole('alert').filter({ hasText: visitorProblems.quoteReplaced }).waitFor();
  await page.getByRole('heading', { name: 'Quote 2' }).waitFor();
  expect(await page.getByLabel(en.name, { exact: true }).inputValue()).toBe('');
  expect((await shownQuote(visitor)).signature).toBeUndefined();

  // While the desk can't be reached, the customer hears that, and tries again.
  await site.failing(['desk']);
  await sign(page, en, hand);
  await page.getByRole('alert').filter({ hasText: en.unsure }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await site.failing([]);
  expect((await shownQuote(visitor)).signature).toBeUndefined();
  await page.getByRole('button', { name: en.accept }).click();
  await page.getByText('Signed by', { exact: true }).waitFor();
  expect(await shownQuote(visitor)).toMatchObject({ number: 2, signature: { name: 'Ana López' } });
});

test('a quote is asked about and declined, one that is over says so, a link of ours only reads, and the list says when it ends', async () => {
  const visitor = await sendAsVisitor(site);
  await send(visitor);
  const { page } = await openAwake(visitor.link, phone);
  const question = page.getByLabel(en.question, { exact: true });
  await page.getByRole('button', { name: en.ask }).click();
  await page.getByText('Write a question').waitFor();
  await question.fill('Is the trim included?');
  await page.getByRole('button', { name: en.ask }).click();
  await page.getByText(en.asked).waitFor();
  await page.getByText('About quote 1: Is the trim included?').waitFor();
  await question.fill('Too much');
  await page.getByRole('button', { name: en.decline, exact: true }).click();
  await page.getByText(en.standings.declined).waitFor();
  expect((await shownQuote(visitor)).declined).toMatchObject({ reason: 'Too much' });
  await site.rows(`UPDATE quotes SET content = json_set(content, '$.validUntil', '2026-01-01')`);
  await page.reload();
  await page.getByText(en.lines).waitFor();
  expect(await page.getByRole('button', { name: en.accept }).count()).toBe(0);

  const link = await callAsBusiness(site, `/api/requests/${visitor.id}/links`, 'POST');
  await site.rows(`UPDATE quotes SET content = json_set(content, '$.validUntil', '${dayIn(9)}')`);
  const { page: ours } = await openAwake(/http[^"]+/.exec(await link.text())?.[0] ?? '', phone);
  await ours.getByText(en.otherLink).waitFor();
  expect(await ours.getByRole('button', { name: en.accept }).count()).toBe(0);

  await site.rows(
    `UPDATE quotes SET content = json_set(content, '$.validUntil', '${dayIn(2)}'), progress = json_remove(progress, '$.declined')`,
  );
  const { page: inbox } = await openInbox(phone);
  await rows(inbox).getByText('Expires in 2 days').waitFor();
});

test('a signed quote is changed by another one, which shows what it changes and is signed, too', async () => {
  const visitor = await sendAsVisitor(site);
  await send(visitor);
  await visitor.call('/quote', 'POST', acceptance(await shownQuote(visitor), [2]));
  const { page } = await openInbox({ ...phone, path: `/inbox?id=${visitor.id}`, withAxe: true });
  await keepApps(page);
  await section(page).getByRole('button', { name: 'Change the quote' }).click();
  await section(page).getByText('It holds until they sign this one, too.').waitFor();
  // What was chosen is part of it now.
  expect(await section(page).getByRole('group', { name: 'Line 3' }).getByLabel('Optional').isChecked()).toBe(false);
  await section(page).getByRole('group', { name: 'Line 3' }).getByLabel('Price').fill('5');
  await section(page).getByRole('button', { name: 'Look at it' }).click();
  await section(page).getByRole('button', { name: 'Open in text app' }).click();
  await page.getByText('Quote sent. Send the message in your text app.').waitFor();
  expect(await violationsOn(page)).toEqual([]);

  const { page: own } = await openAwake(visitor.link, { ...phone, withAxe: true });
  await own.getByText('This changes quote 1').waitFor();
  await own.getByText("What you've signed: quote 1").click();
  await own.getByText('$3,124.30').waitFor();
  expect(await violationsOn(own)).toEqual([]);
  await sign(own, en, countTaps());
  await own.getByText(en.standings.accepted.slice(0, 30)).waitFor();
  await expect.poll(() => section(page).getByText('Accepted', { exact: true }).count()).toBe(2);
  expect((await shownQuote(visitor)).signature).toMatchObject({ total: 315_386 });
});
