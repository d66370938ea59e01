/** From the visit to a signed quote: written in the inbox, signed on the customer's phone, planned, and recorded. */
import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { visitorProblems } from '#schema/api/visitor-problems.ts';
import { dateOf, dateText } from '#schema/rules/business-time.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { contentIn } from '#site/index.ts';
import { wordsIn } from '#site/read/words.ts';
import { violationsOn } from '../../support/axe.ts';
import { phone } from '../../support/browser.ts';
import { comeBack, focused, keepApps, openInbox, rows, status } from '../../support/inbox.ts';
import { wakeIslands } from '../../support/islands.ts';
import { acceptance, sending, shownQuote } from '../../support/quote.ts';
import { openAwake, openPage, site } from '../../support/site/browsed.ts';
import { callAsBusiness, sendAsVisitor, type Visitor } from '../../support/site/visitor.ts';
import { waitForProject } from '../../support/visualizer.ts';
import { disableWebgl } from '../../support/webgl.ts';

beforeEach(() => site.clear());

const [en, es] = [wordsIn('en').quote, wordsIn('es').quote];
const tool = wordsIn('es').visualizer.tool;
const floor = contentIn('es').visualizerFloors[0]?.id ?? '';
const dayIn = (days: number) => dateText(dateOf(Date.now()) + days * dayMs);
const section = (page: Page) => page.getByRole('region', { name: 'Quote', exact: true });
const work = (page: Page) => page.getByRole('region', { name: 'Work', exact: true });
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

async function sign(
  page: Page,
  { name, agreeWithoutMail, accept }: typeof en,
  hand: Pick<ReturnType<typeof countTaps>, 'tap' | 'type'>,
) {
  await hand.type(page.getByLabel(name, { exact: true }), 'Ana López');
  await hand.tap(page.getByRole('checkbox', { name: agreeWithoutMail }));
  await hand.tap(page.getByRole('button', { name: accept }));
}

/** Whether a script of the page has this text. */
function hasLoaded(page: Page, text: string): Promise<boolean> {
  return page.evaluate(async (sought) => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const scripts = names.filter((name) => name.endsWith('.js')).map(async (name) => (await fetch(name)).text());
    return (await Promise.all(scripts)).some((script) => script.includes(sought));
  }, text);
}

test('two rooms of the visualizer become a request, a visit, a quote that is signed in Spanish on a phone, work days, and a finished job', async () => {
  const began = Date.now();
  const seconds = (since: number) => ((Date.now() - since) / 1000).toFixed(1);
  const { page: own, errors: ownErrors } = await openPage('/es/privacy', { ...phone, reducedMotion: 'reduce', withAxe: true });
  await own.addInitScript(disableWebgl);
  const asking = countTaps();
  await own.goto(`/es/visualizer#plan=custom.${floor}.16.20.0&plan=custom.${floor}.10.12.0`);
  await waitForProject(own);
  await asking.tap(own.getByRole('checkbox', { name: tool.leveling }));
  await asking.tap(own.getByRole('link', { name: tool.quote }));
  await own.waitForURL('**/es/contact?*');
  await own.locator('[data-island="EstimateForm"][data-awake]').waitFor({ state: 'attached' });
  await own.getByText('16 x 20').first().waitFor();
  await asking.type(own.getByLabel('Nombre completo'), 'Ana López');
  await asking.type(own.getByLabel('Correo electrónico'), 'ana@example.com');
  await asking.type(own.getByLabel('Teléfono'), '(512) 555-0111');
  await asking.type(own.getByLabel('Código postal').first(), '78704');
  await own.getByLabel('Servicio que necesita').selectOption('hardwood');
  await asking.tap(own.locator('form[data-estimate] button[type="submit"]'));
  await own.waitForURL('**/es/request#*');
  const link = own.url();
  const visitor = { id: link.slice(link.indexOf('#') + 1).split('.')[0] ?? '' };
  console.log(`Customer's request: ${asking.taps()} taps, ${seconds(began)} s.`);

  const { page, errors } = await openInbox({ ...phone, path: `/inbox?id=${visitor.id}`, withAxe: true });
  await keepApps(page);
  const visit = page.getByRole('region', { name: 'Visit' });
  await visit.getByLabel('Street address').fill('12 Oak St');
  await visit.getByRole('button', { name: 'Confirm and tell them' }).click();
  await visit.getByText(/^Confirmed:.+, 12 Oak St$/).waitFor();

  const owner = countTaps();
  const opened = Date.now();
  await owner.tap(section(page).getByRole('button', { name: 'Write a quote' }));
  // Both rooms are there, each with its material and its work, and what comes on top.
  expect(await section(page).getByRole('group', { name: /^Line/ }).count()).toBe(5);
  expect(await section(page).getByLabel('Work at').inputValue()).toContain('12 Oak St');
  await owner.tap(section(page).getByText('Add from our prices'));
  await owner.tap(
    section(page)
      .getByRole('button', { name: /^Add Zoclos/ })
      .last(),
  );
  const added = section(page).getByRole('group', { name: 'Line 6' });
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
  console.log(`Owner: ${owner.taps()} taps, ${seconds(opened)} s of the inbox until it's sent.`);

  const customer = countTaps();
  const start = Date.now();
  await own.reload();
  await own.getByRole('heading', { name: 'Cotización 1' }).waitFor();
  const before = await total(own);
  await customer.tap(own.getByRole('checkbox', { name: /^Zoclos/ }));
  expect(await total(own)).not.toBe(before);
  expect(await violationsOn(own)).toEqual([]);
  const chosen = await total(own);
  await customer.tap(own.getByRole('checkbox', { name: es.showPhotos }));
  await sign(own, es, customer);
  await own.getByText(es.standings.accepted.slice(0, 30)).waitFor();
  console.log(`Customer: ${customer.taps()} taps, ${seconds(start)} s with the page's loading.`);
  expect(await own.getByRole('link', { name: es.pay }).getAttribute('href')).toBe('https://pay.example/ana');
  expect(await violationsOn(own)).toEqual([]);

  await comeBack(page);
  await section(page).getByText(`Quote 1, ${chosen}`).waitFor();
  await section(page).getByText('Accepted', { exact: true }).waitFor();
  await section(page).getByRole('link', { name: 'https://pay.example/ana' }).waitFor();
  await section(page).getByText('They let you show photos of this floor, without their name.').waitFor();
  // This site has no mail.
  await page.getByText("This site can't send mail, so send the customer a copy of quote 1").waitFor({ state: 'attached' });
  expect(await status(page, 'Won').getAttribute('aria-pressed')).toBe('true');
  await page.reload();
  await page.getByText('Next step: set the work days', { exact: true }).waitFor();
  // What comes next leads.
  expect(await page.locator('h3').first().textContent()).toBe('Work');
  await owner.type(work(page).getByLabel('First day of work'), dayIn(1));
  await owner.type(work(page).getByLabel('Last day of work'), dayIn(2));
  await owner.type(work(page).getByLabel('Crew', { exact: true }), 'Ray');
  await owner.tap(work(page).getByRole('button', { name: 'Save the work days' }));
  await page.getByText('Work days saved.').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByText('Coming up', { exact: true }).waitFor();
  // Not before its first day.
  expect(await page.getByRole('button', { name: 'Mark the job as done' }).count()).toBe(0);
  console.log(`Owner: ${owner.taps()} taps until it's planned.`);

  // The customer sees the days and asks for others.
  await own.reload();
  await own.getByText(es.work).waitFor();
  await own.getByLabel(es.laterQuestion, { exact: true }).fill('¿Mejor un día después?');
  await own.getByRole('button', { name: es.ask }).click();
  await own.getByText(es.asked).waitFor();
  expect(ownErrors).toEqual([]);
  await comeBack(page);
  await page.getByText('Sobre la cotización 1: ¿Mejor un día después?').waitFor();
  await work(page).getByText('Change the work days').click();
  await work(page).getByLabel('Last day of work').fill(dayIn(3));
  await work(page).getByRole('button', { name: 'Save the work days' }).click();
  await page.getByText('Work days saved.').waitFor();

  // A second job of that crew on one of these days is asked about, and marked.
  const other = await sendAsVisitor(site, { fullName: 'Bob' });
  await callAsBusiness(site, `/api/requests/${other.id}`, 'PATCH', { status: 'won' });
  await page.goto(`/inbox?id=${other.id}`);
  await work(page).getByLabel('First day of work').fill(dayIn(3));
  await work(page).getByLabel('Last day of work').fill(dayIn(3));
  await work(page).getByLabel('Crew', { exact: true }).fill('ray');
  await work(page).getByRole('button', { name: 'Save the work days' }).click();
  await page.getByRole('dialog', { name: 'Two jobs for one crew?' }).getByRole('button', { name: 'Plan both' }).click();
  await page.getByText('Work days saved.').waitFor();
  await page.goto('/inbox?view=week');
  const week = page.getByRole('region', { name: 'Work days' });
  await expect.poll(() => week.getByText('This crew has two jobs on one day').count()).toBe(2);
  expect(await violationsOn(page)).toEqual([]);
  await page.goto(`/inbox?id=${other.id}`);
  await work(page).getByText('Change the work days').click();
  await work(page).getByRole('button', { name: 'Remove work days…' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove the work days?' });
  await removal.getByRole('button', { name: 'Remove work days', exact: true }).click();
  await page.getByText('Work days removed.').waitFor();
  await page.goto('/inbox?view=week');
  await week.waitFor();
  expect(await week.getByText('This crew has two jobs on one day').count()).toBe(0);
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Calendar of visits…' }).click();
  await page.getByRole('button', { name: 'Create address' }).click();
  const feed = await page.getByLabel("Address (copy it now, we won't show it again)").inputValue();
  const days = `DTSTART;VALUE=DATE:${dayIn(1).replaceAll('-', '')}\r\nDTEND;VALUE=DATE:${dayIn(4).replaceAll('-', '')}`;
  expect(await (await fetch(feed)).text()).toContain(`${days}\r\nSUMMARY:Ray: “Ana López”`);

  // Once the work is over, the inbox asks whether it's done.
  await site.rows(`UPDATE work SET first = '${dayIn(-3)}', last = '${dayIn(-1)}' WHERE request_id = '${visitor.id}'`);
  await page.goto(`/inbox?id=${visitor.id}`);
  await page.getByText('Next step: mark the job as done').waitFor();
  await page.getByRole('button', { name: 'Mark the job as done' }).click();
  await page.getByText('Status: Done.').waitFor();
  expect(await focused(page)).toBe('Status');
  expect(await violationsOn(page)).toEqual([]);
  const after = await (await fetch(feed)).text();
  expect(after).toContain(`SUMMARY:Visit: “Ana López”`);
  expect(after).toContain(`DTSTART;VALUE=DATE:${dayIn(-3).replaceAll('-', '')}`);
  expect(errors).toEqual([]);
  console.log(`From the visualizer to the finished job: ${seconds(began)} s.`);
});

test('a tab with an old quote signs neither that nor, unread, the newer one', async () => {
  const visitor = await sendAsVisitor(site);
  const { page } = await openAwake(visitor.link, { ...phone, withAxe: true });
  await page.getByText('Reference number').waitFor();
  // Nothing about quotes reaches a page without one.
  expect(await hasLoaded(page, en.fingerprint)).toBe(false);
  await send(visitor);
  await page.reload();
  await page.getByRole('heading', { name: 'Quote 1' }).waitFor();
  expect(await hasLoaded(page, en.fingerprint)).toBe(true);
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
  await page.getByText(en.signedBy, { exact: true }).waitFor();
  expect(await shownQuote(visitor)).toMatchObject({ number: 2, signature: { name: 'Ana López' } });
});

test('a quote is asked about and declined, one that is over says so, and the list says when it ends', async () => {
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

  await site.rows(
    `UPDATE quotes SET content = json_set(content, '$.validUntil', '${dayIn(2)}'), progress = json_remove(progress, '$.declined')`,
  );
  const { page: inbox } = await openInbox(phone);
  await rows(inbox).getByText('Expires in 2 days').click();
  await inbox.getByText('Reply', { exact: true }).click();
  // A reminder is what fits best then.
  expect(await inbox.getByLabel('Message', { exact: true }).inputValue()).toContain(
    'Have you had a chance to look at our quote?',
  );
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

  const { page: own } = await openPage('/privacy', { ...phone, reducedMotion: 'reduce', withAxe: true });
  // The desk's clock says what can be signed, not one that's two months ahead.
  await own.addInitScript(`{ const now = Date.now; Date.now = () => now() + ${60 * dayMs}; }`);
  await own.goto(visitor.link);
  await wakeIslands(own);
  await own.getByText('This changes quote 1').waitFor();
  await own.getByText("What you've signed: quote 1").click();
  await own.getByText('$3,124.30').waitFor();
  expect(await violationsOn(own)).toEqual([]);
  await sign(own, en, countTaps());
  await own.getByText(en.standings.accepted.slice(0, 30)).waitFor();
  await comeBack(page);
  await expect.poll(() => section(page).getByText('Accepted', { exact: true }).count()).toBe(2);
  expect((await shownQuote(visitor)).signature).toMatchObject({ amounts: { total: 315_386 } });
});

test('a quote prints by itself on a sheet of Letter paper, with lines to sign on until it is signed', async () => {
  const visitor = await sendAsVisitor(site);
  await send(visitor);
  const { page } = await openPage(visitor.link, phone);
  await page.getByRole('heading', { name: 'Quote 1' }).waitFor();
  const printed = () => page.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' '));
  await page.emulateMedia({ media: 'print' });
  expect(await printed()).toMatch(/^Quote 1 From .* Signature Date$/);
  expect(await sheetsOf(page)).toEqual(['612x792']);
  await visitor.call('/quote', 'POST', acceptance(await shownQuote(visitor), [2]));
  await page.reload();
  await page.getByRole('heading', { name: 'Signature: Quote 1' }).waitFor();
  expect(await printed()).toMatch(/^Quote 1 From .* Signature: Quote 1 Signed electronically by Ann Lee .*[0-9a-f]{64}$/);
  expect(await sheetsOf(page)).toEqual(['612x792']);
});

/** The sizes of what is printed, in points. */
async function sheetsOf(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox \[0 0 (\d+) (\d+)\]/g)].map(([, width, height]) => `${width}x${height}`);
}
