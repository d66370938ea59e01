/** The visitor's own page, from its link to the deletion of everything behind it. */
import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeWindow, visitWindowSchema } from '#schema/rules/visit-windows.ts';
import { business } from '#site/business.ts';
import { bringAxe, violationsOn } from '../../support/axe.ts';
import { phone, visit } from '../../support/browser.ts';
import { fillForm, visitorOf } from '../../support/estimate-form.ts';
import { browser, openAwake, origin, site } from '../../support/site/browsed.ts';
import { callAsBusiness, sendAsVisitor, type Visitor } from '../../support/site/visitor.ts';

const requestSchema = z.object({
  preferredTimes: z.array(visitWindowSchema),
  windows: z.array(visitWindowSchema).min(4),
  photos: z.array(z.object({ name: z.string() })),
});

const phoneHref = business.phone.href;
const send = (fullName: string, fields: Record<string, unknown> = {}) => sendAsVisitor(site, { fullName, ...fields });
const readOwn = async (visitor: Visitor) => requestSchema.parse(await (await visitor.call()).json());
const readInboxEntry = async ({ id }: Visitor) => (await callAsBusiness(site, `/api/requests/${id}`)).text();
const offer = ({ id }: Visitor, window: object) =>
  callAsBusiness(site, `/api/requests/${id}/visit`, 'PUT', { ...window, state: 'offered' });

/** Keeps the page from getting what the link opens. Returns a function that lets it, and waits until the page has read it. */
async function holdReading(page: Page, { fragment }: Visitor): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const isHeld = (request: Request) => request.method() === 'GET' && request.headers().authorization === `Bearer ${fragment}`;
  await page.route('**/api/request', async (route) => {
    if (!isHeld(route.request())) return route.fallback();
    const response = await route.fetch();
    await promise;
    await route.fulfill({ response });
  });
  return async () => {
    await Promise.all([page.waitForEvent('requestfinished', { predicate: isHeld }), resolve()]);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  };
}

const status = (page: Page) => page.getByRole('status').first();

test('of two visitors with the same offer, the second reads that it is gone, and chooses among the times that are free', async () => {
  const { page, context, errors } = await visit(browser, origin, phone);
  await bringAxe(context);
  const [early, late] = [await send('Elsa Early'), await send('Lars Late')];
  const window = (await readOwn(late)).windows[0] ?? expect.fail('No window is free');
  for (const each of [early, late]) expect((await offer(each, window)).status).toBe(200);
  await page.goto(late.link);
  const accept = page.getByRole('button', { name: 'That works for me' });
  await accept.waitFor();
  await early.call('/visit', 'POST', window);
  await accept.click();
  await page
    .getByText(`Somebody else has taken ${describeWindow(window)}. Please choose other times below, or call us.`)
    .waitFor();
  expect(await accept.count()).toBe(0);
  await page.getByRole('heading', { name: 'Times that work for you' }).waitFor();
  expect((await readOwn(late)).windows).not.toContainEqual(window);
  expect(await violationsOn(page)).toEqual([]);
  expect(errors.filter((error) => !error.includes('409'))).toEqual([]);
});

test('withdrawing asks first, keeps the request if the answer is no, and reaches the inbox if it is yes', async () => {
  const { page, context } = await visit(browser, origin);
  await bringAxe(context);
  const visitor = await send('Wanda Withdrawn');
  await page.goto(visitor.link);
  await page.getByRole('button', { name: 'Withdraw my request' }).click();
  const no = page.getByRole('button', { name: 'No, keep it' });
  expect(await no.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await violationsOn(page)).toEqual([]);
  await no.click();
  expect(await page.locator(':focus').textContent()).toBe('Withdraw my request');
  expect(await readInboxEntry(visitor)).not.toContain('withdr');
  await page.getByRole('button', { name: 'Withdraw my request' }).click();
  await page.getByRole('button', { name: 'Yes, withdraw it' }).click();
  await expect.poll(() => status(page).textContent()).toMatch(/withdr/i);
  expect(await page.getByRole('button', { name: 'Withdraw my request' }).count()).toBe(0);
  expect(await page.getByRole('heading', { name: 'Messages' }).count()).toBe(0);
  await expect.poll(() => status(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await readInboxEntry(visitor)).toContain('withdr');
});

test('deleting asks first and leaves nothing that the link could open, even if an earlier answer comes after it', async () => {
  const { page, context } = await visit(browser, origin, phone);
  await bringAxe(context);
  const visitor = await send('Erik Erased');
  await page.goto(visitor.link);
  await page.getByText('Erik Erased').waitFor();
  const release = await holdReading(page, visitor);
  await page.getByLabel('Write us a message').fill('Please delete all this.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText("Thanks. We've got your message.").waitFor();
  await page.getByRole('button', { name: 'Delete my data' }).click();
  await page.getByRole('button', { name: 'Yes, delete everything' }).click();
  const heading = page.getByRole('heading', { name: 'Your request is deleted' });
  await heading.waitFor();
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(new URL(page.url()).hash).toBe('');
  await release();
  expect(await heading.isVisible()).toBe(true);
  expect(await violationsOn(page)).toEqual([]);
  expect((await visitor.call()).status).toBe(404);
  expect((await callAsBusiness(site, `/api/requests/${visitor.id}`)).status).toBe(404);
});

test('a link opened while another is loading shows its own request', async () => {
  const { page } = await visit(browser, origin);
  const [slow, next] = await Promise.all([send('Sally Slow'), send('Nora Next')]);
  const release = await holdReading(page, slow);
  await Promise.all([page.waitForRequest('**/api/request'), page.goto(slow.link)]);
  await page.evaluate((link) => location.assign(link), next.link);
  await page.getByText('Nora Next').waitFor();
  await release();
  expect(await page.getByText('Nora Next').isVisible()).toBe(true);
});

test("without a secret or with another one, a real request doesn't open, and after too many tries the page asks to wait", async () => {
  const { page, context, requests } = await visit(browser, origin, phone);
  await bringAxe(context);
  const visitor = await send('Walt Wrong');
  const wrong = `${visitor.id}.${'0'.repeat(32)}`;
  await page.goto('/request');
  await page.getByRole('heading', { name: "This link doesn't work" }).waitFor();
  const ways = await page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('?')[0]));
  expect(ways).toEqual([phoneHref.replace('tel:', 'sms:'), phoneHref, '/contact']);
  expect(await violationsOn(page)).toEqual([]);
  await Promise.all([page.waitForResponse('**/api/request'), page.goto(`/request#${wrong}`)]);
  await page.getByRole('heading', { name: "This link doesn't work" }).waitFor();
  expect(await page.locator('body').textContent()).not.toContain('Walt');
  await page.route('**/api/request', (route) => route.fulfill({ status: 429 }));
  await page.reload();
  await page.getByText('There were too many tries from your connection.').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(
    requests.filter((url) => new URL(url).pathname.includes(visitor.id) || new URL(url).search.includes(visitor.id)),
  ).toEqual([]);
});

test('while the server cannot be reached, the page says so and can try again', async () => {
  const { page } = await visit(browser, origin);
  const visitor = await send('Una Unreachable');
  await page.route('**/api/request', (route) => route.abort());
  await page.goto(visitor.link);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await page.unroute('**/api/request');
  await again.click();
  await page.getByText('Una Unreachable').waitFor();
});

test('two times can be picked right after sending, by keyboard alone', async () => {
  const { page } = await openAwake('/contact');
  await fillForm(page, 'Kay Keyboard');
  await page.getByLabel('Project details').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Times that work for you' }).waitFor();
  await page.getByRole('group', { name: /, / }).first().getByRole('button').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.getByText(/^Second choice: /).waitFor();
  await page.getByText("Saved. We'll confirm one of them.").waitFor();
  const visitor = await visitorOf(page);
  expect((await readOwn(visitor)).preferredTimes).toHaveLength(2);
});

test('once the job is done, its customer is thanked', async () => {
  const { page, context, errors } = await visit(browser, origin, phone);
  await bringAxe(context);
  const visitor = await send('María Luisa Gómez', { language: 'es' });
  expect((await callAsBusiness(site, `/api/requests/${visitor.id}`, 'PATCH', { status: 'done' })).status).toBe(200);
  await page.goto(visitor.link.replace('/es', ''));
  await page.getByRole('heading', { name: 'How did we do?' }).waitFor();
  expect(await page.locator('[aria-current="step"]').textContent()).toBe('Done');
  expect(await page.getByRole('link', { name: 'Write a review' }).count()).toBe(0);
  expect(await violationsOn(page)).toEqual([]);
  expect(errors).toEqual([]);
});
