/** The visitor's own page, from its link to the deletion of everything behind it. */
import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { visitWindowSchema } from '#schema/rules/visit-windows.ts';
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

const send = (fullName: string, fields: Record<string, unknown> = {}) => sendAsVisitor(site, { fullName, ...fields });
const readOwn = async (visitor: Visitor) => requestSchema.parse(await (await visitor.call()).json());
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
