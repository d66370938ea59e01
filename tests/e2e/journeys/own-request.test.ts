/** The visitor's own page, from its link to the deletion of everything behind it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeDay, describePart, describeWindow, visitWindowSchema } from '#schema/rules/visit-windows.ts';
import { bringAxe, violationsOn } from '../../support/axe.ts';
import { phone, visit } from '../../support/browser.ts';
import { browser, origin, site } from '../../support/site/browsed.ts';
import { callAsBusiness, makePhoto, sendAsVisitor, type Visitor } from '../../support/site/visitor.ts';

const requestSchema = z.object({
  preferredTimes: z.array(visitWindowSchema),
  windows: z.array(visitWindowSchema).min(4),
  photos: z.array(z.object({ name: z.string() })),
});

const send = (fullName: string, fields: Record<string, unknown> = {}) => sendAsVisitor(site, { fullName, ...fields });
const readOwn = async (visitor: Visitor) => requestSchema.parse(await (await visitor.call()).json());
const readInboxEntry = async ({ id }: Visitor) => (await callAsBusiness(site, `/api/requests/${id}`)).text();
const offer = ({ id }: Visitor, window: object) =>
  callAsBusiness(site, `/api/requests/${id}/visit`, 'PUT', { ...window, state: 'offered' });

const status = (page: Page) => page.getByRole('status').first();

test('a visitor adds photos and a message and picks two times, and the business has them', async () => {
  const { page, context, errors, requests } = await visit(browser, origin, phone);
  await bringAxe(context);
  const visitor = await send('Olga Own');
  await page.goto(visitor.link);
  await page.getByText(/^Reference number [0-9A-F]{4}-[0-9A-F]{4}$/).waitFor();
  expect(await page.getByText('Olga Own').isVisible()).toBe(true);
  expect(await page.getByRole('complementary').getByRole('link').allTextContents()).toEqual(['Call']);
  expect(await violationsOn(page)).toEqual([]);

  const { windows } = await readOwn(visitor);
  const wanted = [windows[3], windows[1]].filter((window) => window !== undefined);
  for (const { date, part } of wanted) {
    const day = page.getByRole('group', { name: describeDay(date), exact: true });
    const button = day.getByRole('button', { name: describePart(part) });
    await button.click();
    expect(await button.getAttribute('aria-pressed')).toBe('true');
  }
  await page.getByText("Saved. We'll confirm one of them.").waitFor();
  await expect.poll(async () => (await readOwn(visitor)).preferredTimes).toEqual(wanted);

  const files = [40, 80, 120, 160].map(async (shade) => ({
    name: `${shade}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await makePhoto(shade, { width: 640, height: 480 }),
  }));
  await page.locator('input[type="file"]').setInputFiles(await Promise.all(files));
  await page.getByText('4 of 4 photos sent').waitFor();

  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Write a message', { exact: true }).waitFor();
  await page.getByLabel('Write us a message').fill('The dog needs an hour to calm down.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText("Thanks. We've got your message.").waitFor();
  // The page has read the request again, and counts each photo once: two more may come.
  await page.getByRole('img', { name: 'Photo 4' }).waitFor();
  expect(await page.locator('input[type="file"]').count()).toBe(1);
  expect(await violationsOn(page)).toEqual([]);

  await page.reload();
  await page.getByRole('img', { name: 'Photo 1' }).waitFor();
  expect(await page.getByRole('listitem').filter({ hasText: 'The dog needs an hour' }).isVisible()).toBe(true);
  expect(await page.getByRole('button', { pressed: true }).count()).toBe(2);
  expect((await readOwn(visitor)).preferredTimes).toEqual(wanted);
  expect(await readInboxEntry(visitor)).toContain('The dog needs an hour to calm down.');
  const secret = visitor.fragment.split('.')[1] ?? '';
  expect(requests.filter((url) => new URL(url).pathname.includes(secret) || new URL(url).search.includes(secret))).toEqual([]);
  expect(errors).toEqual([]);
});

test('a visitor sees their plan with its floor and price, and accepts the visit that the business offers', async () => {
  const { page, context, errors } = await visit(browser, origin, phone);
  await bringAxe(context);
  const plan = {
    rooms: [{ room: 'Bedroom', width: 14, length: 16, floor: 'Walnut Hardwood', rotation: 45 }],
    total: 3640,
    link: '#plan=bedroom.walnut-hardwood.12.12.45',
  };
  const visitor = await send('Otto Offered', { plan });
  const { windows } = await readOwn(visitor);
  expect((await offer(visitor, windows[0] ?? {})).status).toBe(200);
  await page.goto(visitor.link);
  const room = page.getByRole('listitem').filter({ hasText: 'Bedroom, 14 x 16 ft, Walnut Hardwood, turned 45°' });
  await expect
    .poll(() => room.locator('img').evaluate((picture) => 'naturalWidth' in picture && picture.naturalWidth))
    .toBeGreaterThan(0);
  expect(await page.getByText(/\$3,640(\.00)? for material/).isVisible()).toBe(true);
  const step = page.getByRole('list', { name: 'Where your request stands' }).locator('[aria-current="step"]');
  expect(await step.textContent()).toBe('Visit offered');
  const when = describeWindow(visitWindowSchema.parse(windows[0]));
  expect(await status(page).textContent()).toBe(`We can come on ${when}, if it's still free when you accept.`);
  await page.getByRole('button', { name: 'That works for me' }).click();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(`We're coming ${when}`);
  expect(await step.textContent()).toBe('Visit confirmed');
  expect(await violationsOn(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to your calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${windows[0]?.date}.ics`);
  expect(await page.getByRole('heading', { name: 'Times that work for you' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Ask for another time' }).click();
  expect(await page.locator(':focus').textContent()).toBe('Times that work for you');
  expect(await readInboxEntry(visitor)).toContain('"state":"confirmed"');
  expect(errors).toEqual([]);
});
