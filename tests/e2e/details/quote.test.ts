/** From the visit to a signed quote: written in the inbox, signed on the customer's phone, planned, and recorded. */
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { visitorProblems } from '#schema/api/visitor-problems.ts';
import { dateOf, dateText } from '#schema/rules/business-time.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { dollars } from '#schema/rules/number-format.ts';
import { quoteTotals } from '#schema/rules/quote-totals.ts';
import { wordsIn } from '#site/read/words.ts';
import { violationsOn } from '../../support/axe.ts';
import { phone } from '../../support/browser.ts';
import { comeBack, keepApps, openInbox, rows } from '../../support/inbox.ts';
import { wakeIslands } from '../../support/islands.ts';
import { acceptance, quote, sending, shownQuote } from '../../support/quote.ts';
import { openAwake, openPage, site } from '../../support/site/browsed.ts';
import { callAsBusiness, sendAsVisitor, type Visitor } from '../../support/site/visitor.ts';

beforeEach(() => site.clear());

const en = wordsIn('en').quote;
const dayIn = (days: number) => dateText(dateOf(Date.now()) + days * dayMs);
const section = (page: Page) => page.getByRole('region', { name: 'Quote', exact: true });
const send = (visitor: Visitor, changes: Parameters<typeof sending>[0] = {}) =>
  callAsBusiness(site, `/api/requests/${visitor.id}/quote`, 'POST', sending(changes, 'text'));

async function sign(page: Page, { name, agreeWithoutMail, accept }: typeof en) {
  await page.getByLabel(name, { exact: true }).fill('Ana López');
  await page.getByRole('checkbox', { name: agreeWithoutMail }).click();
  await page.getByRole('button', { name: accept }).click();
}

test.each(['en', 'es'] as const)(
  'sent by text in %s, it is signed on our device, paid, changed, and canceled',
  async (language) => {
    const words = wordsIn(language);
    const visitor = await sendAsVisitor(site, { language });
    await send(visitor, { language, start: 40 });
    const { page } = await openInbox({ ...phone, path: `/inbox?id=${visitor.id}`, withAxe: true });
    await section(page).getByRole('button', { name: 'Sign here' }).click();
    await page.waitForURL('**/request#*');
    await sign(page, words.quote);
    await page.getByText(words.quote.how.table.split('{')[0] ?? '').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('link', { name: words.requestView.handBack }).click();
    await section(page).getByText('on our device, by').waitFor();
    const payments = page.getByRole('region', { name: 'Payments' });
    await payments.getByText('Note a payment').click();
    await payments.getByLabel('Amount in $').fill('$857.48');
    await payments.getByRole('button', { name: 'Note the payment' }).click();
    await payments.getByText('Paid $857.48 of $2,858.28. Open: $2,000.80').waitFor();
    await payments.getByRole('button', { name: 'Invoice: First day of work' }).click();
    await payments.getByRole('heading', { name: /-2$/ }).waitFor();
    expect(await payments.locator('tr:last-child td').last().textContent()).toBe('$1,143.31');
    expect(await violationsOn(page)).toEqual([]);

    await send(visitor, { language, start: 40, changes: 1, discount: 0 });
    const { page: own } = await openAwake(visitor.link, { ...phone, withAxe: true });
    await own.getByText(words.quote.difference, { exact: true }).waitFor();
    await sign(own, words.quote);
    await own.getByText(words.quote.cancel, { exact: true }).click();
    expect(await violationsOn(own)).toEqual([]);
    await own.getByRole('button', { name: words.quote.cancelYes }).click();
    await own.getByText(words.quote.standings.canceled).waitFor();
    await comeBack(page);
    await section(page).getByText('Canceled', { exact: true }).first().waitFor();
  },
);

test('a tab with an old quote signs neither that nor, unread, the newer one', async () => {
  const visitor = await sendAsVisitor(site);
  const { page } = await openAwake(visitor.link, { ...phone, withAxe: true });
  await page.getByText('Reference number').waitFor();
  await send(visitor);
  await page.reload();
  await page.getByRole('heading', { name: 'Quote 1' }).waitFor();
  await send(visitor, { discount: 0 });
  await sign(page, en);
  await page.getByRole('alert').filter({ hasText: visitorProblems.quoteReplaced }).waitFor();
  await page.getByRole('heading', { name: 'Quote 2' }).waitFor();
  expect(await page.getByLabel(en.name, { exact: true }).inputValue()).toBe('');
  expect((await shownQuote(visitor)).signature).toBeUndefined();

  // While the desk can't be reached, the customer hears that, and tries again.
  await site.failing(['desk']);
  await sign(page, en);
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
  await inbox.getByRole('button', { name: 'Mark as answered' }).click();
  await inbox.getByText('Marked as answered.').waitFor();
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
  await section(page)
    .getByRole('button', { name: /^Baseboards/ })
    .click();
  expect(await section(page).getByLabel('Optional').isChecked()).toBe(false);
  await section(page).getByLabel('Price').fill('5');
  await section(page).getByRole('button', { name: 'Look at it' }).click();
  await section(page).getByRole('button', { name: 'Send text' }).click();
  await page.getByText('Quote sent. Send the message in your text app.').waitFor();
  expect(await violationsOn(page)).toEqual([]);

  const { page: own } = await openPage('/privacy', { ...phone, reducedMotion: 'reduce', withAxe: true });
  // The desk's clock says what can be signed, not one that's two months ahead.
  await own.addInitScript(`{ const now = Date.now; Date.now = () => now() + ${60 * dayMs}; }`);
  await own.goto(visitor.link);
  await wakeIslands(own);
  await own.getByText('This changes quote 1').waitFor();
  await own.getByText("What you've signed: quote 1").click();
  await own
    .getByText(dollars(quoteTotals(quote, [2]).total / 100))
    .last()
    .waitFor();
  expect(await violationsOn(own)).toEqual([]);
  await sign(own, en);
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
  expect(await printed()).toMatch(
    /^Quote 1 From .* Signature: Quote 1 Signed electronically by Ann Lee .*[0-9a-f]{64} (Notice of Cancellation .* Date ?){2}$/,
  );
  // One notice to send, and one to keep.
  expect(await sheetsOf(page)).toEqual(Array(3).fill('612x792'));
});

/** The sizes of what is printed, in points. */
async function sheetsOf(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox \[0 0 (\d+) (\d+)\]/g)].map(([, width, height]) => `${width}x${height}`);
}
