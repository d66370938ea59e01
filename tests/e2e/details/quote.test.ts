/** From the visit to a signed quote: written in the inbox, signed on the customer's phone, planned, and recorded. */
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { visitorProblems } from '#schema/api/visitor-problems.ts';
import { dateOf, dateText } from '#schema/rules/business-time.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { wordsIn } from '#site/read/words.ts';
import { violationsOn } from '../../support/axe.ts';
import { phone } from '../../support/browser.ts';
import { comeBack, openInbox, rows } from '../../support/inbox.ts';
import { acceptance, sending, shownQuote } from '../../support/quote.ts';
import { openAwake, openPage, site } from '../../support/site/browsed.ts';
import { callAsBusiness, sendAsVisitor, type Visitor } from '../../support/site/visitor.ts';

beforeEach(() => site.clear());

const { quote: en, requestView: view } = wordsIn('en');
const dayIn = (days: number) => dateText(dateOf(Date.now()) + days * dayMs);
const section = (page: Page) => page.getByRole('region', { name: 'Quote', exact: true });
const send = (visitor: Visitor, changes: Parameters<typeof sending>[0] = {}) =>
  callAsBusiness(site, `/api/requests/${visitor.id}/quote`, 'POST', sending(changes, 'text'));

async function sign(page: Page, { name, agreeWithoutMail, accept }: typeof en) {
  await page.getByLabel(name, { exact: true }).fill('Ana López');
  await page.getByRole('checkbox', { name: agreeWithoutMail }).click();
  await page.getByRole('button', { name: accept }).click();
}

test.each(['en', 'es'] as const)('sent by text in %s, it is signed on our device, changed, and canceled', async (language) => {
  const words = wordsIn(language);
  const visitor = await sendAsVisitor(site, { language });
  await send(visitor, { language });
  const { page } = await openInbox({ ...phone, path: `/inbox?id=${visitor.id}`, withAxe: true });
  await section(page).getByRole('button', { name: 'Sign here' }).click();
  await page.waitForURL('**/request#*');
  await sign(page, words.quote);
  await page.getByText(words.quote.how.table.split('{')[0] ?? '').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('link', { name: words.requestView.handBack }).click();
  await section(page).getByText('on our device, by').waitFor();

  await send(visitor, { language, changes: 1, discount: 0 });
  const { page: own } = await openAwake(visitor.link, { ...phone, withAxe: true });
  await own.getByText(words.quote.difference, { exact: true }).waitFor();
  await sign(own, words.quote);
  await own.getByText(words.quote.cancel, { exact: true }).click();
  expect(await violationsOn(own)).toEqual([]);
  await own.getByRole('button', { name: words.quote.cancelYes }).click();
  await own.getByText(words.quote.standings.canceled).waitFor();
  await comeBack(page);
  await section(page).getByText('Canceled', { exact: true }).first().waitFor();
});

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
  await page.getByRole('button', { name: view.read }).click();
  expect(await page.locator(':focus').textContent()).toBe('Quote 1');
  await page.getByRole('button', { name: view.ask }).click();
  expect(await page.locator(':focus').textContent()).toBe(view.messages.heading);
  await page.getByLabel(view.messages.label).fill('Is the trim included?');
  await page.getByRole('button', { name: view.messages.send }).click();
  await page.getByRole('heading', { level: 1, name: view.now.asked.heading }).waitFor();
  await page.getByText(en.decline, { exact: true }).click();
  await page.getByLabel(en.reason).fill('Too much');
  await page.getByRole('button', { name: en.declineYes }).click();
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
