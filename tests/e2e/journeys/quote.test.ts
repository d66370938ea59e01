/** From the visit to a signed quote: written in the inbox, signed on the customer's phone, planned, and recorded. */
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { dateOf, dateText } from '#schema/rules/business-time.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { contentIn } from '#site/index.ts';
import { wordsIn } from '#site/read/words.ts';
import { violationsOn } from '../../support/axe.ts';
import { phone } from '../../support/browser.ts';
import { comeBack, focused, keepApps, openInbox, status } from '../../support/inbox.ts';
import { acceptance, sending, shownQuote } from '../../support/quote.ts';
import { openAwake, openPage, site } from '../../support/site/browsed.ts';
import { callAsBusiness, sendAsVisitor } from '../../support/site/visitor.ts';
import { waitForProject } from '../../support/visualizer.ts';

beforeEach(() => site.clear());

const [en, es] = [wordsIn('en').quote, wordsIn('es').quote];
const { messages, now } = wordsIn('es').requestView;
const tool = wordsIn('es').visualizer.tool;
const floor = contentIn('es').visualizerFloors[0]?.id ?? '';
const dayIn = (days: number) => dateText(dateOf(Date.now()) + days * dayMs);
const section = (page: Page) => page.getByRole('region', { name: 'Quote', exact: true });
const work = (page: Page) => page.getByRole('region', { name: 'Work', exact: true });
const total = (page: Page) => page.locator('[data-total] td').textContent();

async function sign(page: Page, { name, agreeWithoutMail, accept }: typeof es) {
  await page.getByLabel(name, { exact: true }).fill('Ana López');
  await page.getByRole('checkbox', { name: agreeWithoutMail }).click();
  await page.getByRole('button', { name: accept }).click();
}

test('two rooms of the visualizer become a request, a visit, a quote that is signed in Spanish on a phone, work days, and a finished job', async () => {
  const { page: own, errors: ownErrors } = await openPage('/es/privacy', { ...phone, reducedMotion: 'reduce', withAxe: true });
  await own.goto(`/es/visualizer#plan=custom.${floor}.16.20.0&plan=custom.${floor}.10.12.0`);
  await waitForProject(own);
  await own.getByLabel(tool.roomName).fill('Estudio');
  await own.getByRole('checkbox', { name: tool.leveling }).click();
  await own.getByRole('link', { name: tool.quote }).click();
  await own.waitForURL('**/es/contact?*');
  await own.locator('[data-island="EstimateForm"][data-awake]').waitFor({ state: 'attached' });
  await own.getByText('16 x 20').first().waitFor();
  await own.getByLabel('Nombre completo').fill('Ana López');
  await own.getByLabel('Correo electrónico').fill('ana@example.com');
  await own.getByLabel('Teléfono').fill('(512) 555-0111');
  await own.getByLabel('Código postal').first().fill('78704');
  await own.getByLabel('Servicio que necesita').selectOption('hardwood');
  await own.locator('form[data-estimate] button[type="submit"]').click();
  await own.waitForURL('**/es/request#*');
  const link = own.url();
  const visitor = { id: link.slice(link.indexOf('#') + 1).split('.')[0] ?? '' };

  const { page, errors } = await openInbox({ ...phone, path: `/inbox?id=${visitor.id}`, withAxe: true });
  await keepApps(page);
  const visit = page.getByRole('region', { name: 'Visit' });
  await visit.getByLabel('Street address').fill('12 Oak St');
  await visit.getByRole('button', { name: 'Confirm and tell them' }).click();
  await visit.getByText(/^Confirmed:.+, 12 Oak St$/).waitFor();

  await section(page).getByRole('button', { name: 'Write a quote' }).click();
  // The floor of both rooms is there, the work in each, and what comes on top.
  expect(await section(page).getByRole('group', { name: /^Line/ }).count()).toBe(4);
  await section(page).getByRole('button', { name: 'Estudio: instalación' }).waitFor();
  expect(await section(page).getByLabel('Work at').inputValue()).toContain('12 Oak St');
  await section(page).getByText('Add from our prices').click();
  await section(page)
    .getByRole('button', { name: /^Add Zoclos/ })
    .last()
    .click();
  const added = section(page).getByRole('group', { name: 'Line 5' });
  const open = () => added.getByRole('button', { name: /^Zoclos/ }).click();
  await open();
  // The total stays in sight.
  expect(
    (
      await section(page)
        .getByText(/^Total/)
        .boundingBox()
    )?.y,
  ).toBeGreaterThanOrEqual(0);
  await added.getByLabel('Optional').click();
  await added.getByLabel('Price').fill('4.555');
  await section(page).getByRole('button', { name: 'Look at it' }).click();
  await section(page)
    .getByText(/^Enter a price up to/)
    .first()
    .waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await added.getByLabel('Price').fill('4.50');
  await section(page).getByText('Names, payment link, and terms').click();
  await section(page).getByLabel('Where it can be paid').fill('pay.example/ana');
  await page.reload();
  // What was typed is still there.
  await open();
  expect(await added.getByLabel('Price').inputValue()).toBe('4.50');
  await keepApps(page);
  await section(page).getByRole('button', { name: 'Look at it' }).click();
  await section(page).getByRole('heading', { name: es.lines }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await section(page).getByRole('button', { name: 'Send text' }).click();
  await page.getByText('Quote sent. Send the message in your text app.').waitFor();
  expect(await status(page, 'Quoted').getAttribute('aria-pressed')).toBe('true');

  await own.reload();
  await own.getByRole('heading', { name: 'Cotización 1' }).waitFor();
  const before = await total(own);
  await own.getByRole('checkbox', { name: /^Zoclos/ }).click();
  expect(await total(own)).not.toBe(before);
  expect(await violationsOn(own)).toEqual([]);
  const chosen = await total(own);
  await own.getByRole('checkbox', { name: es.showPhotos }).click();
  await sign(own, es);
  await own.getByText(es.standings.accepted.slice(0, 30)).waitFor();
  expect(await own.getByRole('link', { name: es.pay }).getAttribute('href')).toBe('https://pay.example/ana');
  expect(await violationsOn(own)).toEqual([]);

  await comeBack(page);
  await section(page).getByText(`Quote 1, ${chosen}`).waitFor();
  await section(page).getByText('Accepted', { exact: true }).waitFor();
  await section(page).getByText('They let you show photos of this floor, without their name.').waitFor();
  // This site has no mail.
  await page.getByText("We can't mail the customer, so send them a copy of quote 1").waitFor({ state: 'attached' });
  expect(await status(page, 'Won').getAttribute('aria-pressed')).toBe('true');
  await page.reload();
  await page.getByText('Next step: set the work days', { exact: true }).waitFor();
  // What comes next leads.
  expect(await page.locator('h3').first().textContent()).toBe('Work');
  await work(page).getByLabel('First day of work').fill(dayIn(1));
  await work(page).getByLabel('Last day of work').fill(dayIn(2));
  await work(page).getByLabel('Crew', { exact: true }).selectOption({ index: 0 });
  const crew = await work(page).getByLabel('Crew', { exact: true }).inputValue();
  await saveWork(page, 'at the earliest');
  await page.getByText('Work days saved.').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByText('Coming up', { exact: true }).waitFor();
  // Not before its first day.
  expect(await page.getByRole('button', { name: 'Mark the job as done' }).count()).toBe(0);

  // The customer sees the days and asks for others.
  await own.reload();
  await own.getByRole('heading', { level: 1, name: now.days.heading.split('{')[0] ?? '' }).waitFor();
  await own.getByText(es.work).waitFor();
  await own.getByLabel(messages.label, { exact: true }).fill('¿Mejor un día después?');
  await own.getByRole('button', { name: messages.send }).click();
  await own.getByText(messages.received).waitFor();
  expect(ownErrors).toEqual([]);
  await comeBack(page);
  await page.getByText('¿Mejor un día después?').waitFor();
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await page.getByText('Marked as answered.').waitFor();
  await work(page).getByText('Change the work days').click();
  await work(page).getByLabel('Last day of work').fill(dayIn(3));
  await saveWork(page, 'at the earliest');
  await page.getByText('Work days saved.').waitFor();

  await page.goto('/inbox?view=week');
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Calendar of visits…' }).click();
  await page.getByRole('button', { name: 'Create address' }).click();
  const feed = await page.getByLabel("Address (copy it now, we won't show it again)").inputValue();
  const days = `DTSTART;VALUE=DATE:${dayIn(1).replaceAll('-', '')}\r\nDTEND;VALUE=DATE:${dayIn(4).replaceAll('-', '')}`;
  expect(await (await fetch(feed)).text()).toContain(`${days}\r\nSUMMARY:${crew}: “Ana López”`);

  // Once the work is over, the inbox asks whether it's done.
  await site.rows(`UPDATE work SET first = '${dayIn(-3)}', last = '${dayIn(-1)}' WHERE request_id = '${visitor.id}'`);
  await page.goto(`/inbox?id=${visitor.id}`);
  await page.getByText('Next step: mark the job as done').waitFor();
  await page.getByRole('button', { name: 'Mark the job as done' }).click();
  await page.getByRole('dialog', { name: 'is still open' }).getByRole('button', { name: 'Done anyway' }).click();
  await page.getByText('Status: Done.').waitFor();
  expect(await focused(page)).toBe('Status');
  expect(await violationsOn(page)).toEqual([]);
  const after = await (await fetch(feed)).text();
  expect(after).toContain(`SUMMARY:Visit: “Ana López”`);
  expect(after).toContain(`DTSTART;VALUE=DATE:${dayIn(-3).replaceAll('-', '')}`);
  expect(errors).toEqual([]);
});

test('paid in three parts, it shows what is paid and open after each, and its invoice prints by itself with its number', async () => {
  const visitor = await sendAsVisitor(site);
  await callAsBusiness(site, `/api/requests/${visitor.id}/quote`, 'POST', sending({ start: 40 }, 'text'));
  await visitor.call('/quote', 'POST', acceptance(await shownQuote(visitor)));
  const { page, errors } = await openInbox({ ...phone, path: `/inbox?id=${visitor.id}`, withAxe: true });
  const { page: own } = await openAwake(visitor.link, phone);
  const payments = page.getByRole('region', { name: 'Payments' });
  await payments.getByText('Note a payment').click();
  for (const [part, amount, paid, open] of [
    ['deposit', '$857.48', '$857.48', '$2,000.80'],
    ['start', '1143,31', '$2,000.79', '$857.49'],
    ['end', '857.49', '$2,858.28', '$0.00'],
  ] as const) {
    if (part === 'end') {
      await payments.getByRole('button', { name: 'Invoice: After the walk-through' }).click();
      await page.emulateMedia({ media: 'print' });
      // Nobody has said what to print, so it's the page.
      await payments.getByRole('heading', { name: 'Payments' }).waitFor();
      await page.emulateMedia({ media: 'screen' });
      await page.evaluate(() => Object.assign(window, { print() {} }));
      await payments.getByRole('button', { name: en.print }).click();
      await page.emulateMedia({ media: 'print' });
      const sheet = (await page.evaluate(() => document.body.innerText)).replaceAll(/\s+/g, ' ');
      expect(sheet).toMatch(/^Invoice \S+-3 Invoice date .* Still open \$857\.49 Pay online https:\S+ Due now \$857\.49$/);
      await page.emulateMedia({ media: 'screen' });
      expect(await violationsOn(page)).toEqual([]);
    }
    await payments.getByLabel('Amount in $').fill(amount);
    await payments.getByLabel('For').selectOption(part);
    await payments.getByRole('button', { name: 'Note the payment' }).click();
    await payments.getByText(`Paid ${paid} of $2,858.28. Open: ${open}`).waitFor();
    await own.reload();
    await own.getByRole('row', { name: en.open }).getByText(open, { exact: true }).waitFor();
    await own.getByRole('row', { name: `${en.paid} ${paid}`, exact: true }).waitFor();
  }
  expect(errors).toEqual([]);
});

/** Without a word to the customer, and although something speaks against these days. */
async function saveWork(page: Page, doubt: string) {
  await work(page).getByRole('button', { name: 'Not now' }).click();
  await work(page).getByRole('button', { name: 'Save the work days' }).click();
  const dialog = page.getByRole('dialog', { name: 'Plan it all the same?' });
  await dialog.getByText(doubt).waitFor();
  await dialog.getByRole('button', { name: 'Plan it' }).click();
}
