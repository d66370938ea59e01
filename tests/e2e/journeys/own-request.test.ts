/** The visitor's own page, from its link to the deletion of everything behind it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fill } from '#schema/rules/fill.ts';
import { describeDay, describePart, describeWindow, visitWindowSchema } from '#schema/rules/visit-windows.ts';
import { wordsIn } from '#site/read/words.ts';
import { violationsOn } from '../../support/axe.ts';
import { phone } from '../../support/browser.ts';
import { planned } from '../../support/planned.ts';
import { openPage, site } from '../../support/site/browsed.ts';
import { callAsBusiness, makePhoto, sendAsVisitor, type Visitor } from '../../support/site/visitor.ts';

const { ownRequest, requestView: view } = wordsIn('en');
const { times } = ownRequest;

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

/** Without what keeps the hours on one line. */
const headingOf = async (page: Page) =>
  (await page.getByRole('heading', { level: 1 }).textContent())?.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

test('a visitor adds photos and a message and picks two times, and the business has them', async () => {
  const visitor = await send('Olga Own');
  const { page, errors, requests } = await openPage(visitor.link, { ...phone, withAxe: true });
  await page.getByText(/[0-9A-F]{4}-[0-9A-F]{4}$/).waitFor();
  expect(await page.getByText('Olga Own').isVisible()).toBe(true);
  expect(await violationsOn(page)).toEqual([]);

  const { windows } = await readOwn(visitor);
  const wanted = [windows[3], windows[1]].filter((window) => window !== undefined);
  for (const { date, part } of wanted) {
    const day = page.getByRole('group', { name: describeDay(date), exact: true });
    const button = day.getByRole('button', { name: describePart(part) });
    await button.click();
    expect(await button.getAttribute('aria-pressed')).toBe('true');
  }
  await page.getByRole('button', { name: times.send }).click();
  await page.getByText(times.sent).waitFor();

  const files = [40, 80, 120, 160].map(async (shade) => ({
    name: `${shade}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await makePhoto(shade, { width: 640, height: 480 }),
  }));
  await page.locator('input[type="file"]').setInputFiles(await Promise.all(files));
  await page.getByRole('img', { name: fill(view.photos.photo, { number: 4 }) }).waitFor();

  await page.getByLabel(view.messages.label).fill('The dog needs an hour to calm down.');
  await page.getByRole('button', { name: view.messages.send }).click();
  await page.getByText(view.messages.received).waitFor();
  expect(await violationsOn(page)).toEqual([]);

  await page.reload();
  await page.getByRole('img', { name: fill(view.photos.photo, { number: 1 }) }).waitFor();
  expect(await page.getByRole('listitem').filter({ hasText: 'The dog needs an hour' }).isVisible()).toBe(true);
  expect(await page.getByRole('button', { pressed: true }).count()).toBe(2);
  expect((await readOwn(visitor)).preferredTimes).toEqual(wanted);
  expect(await readInboxEntry(visitor)).toContain('The dog needs an hour to calm down.');
  const secret = visitor.fragment.split('.')[1] ?? '';
  expect(requests.filter((url) => new URL(url).pathname.includes(secret) || new URL(url).search.includes(secret))).toEqual([]);
  expect(errors).toEqual([]);
});

test('a visitor sees their plan with its floor and price, and accepts the visit that the business offers', async () => {
  const text = 'bedroom.walnut-hardwood.12.12.45';
  const { room, floor, sides, total, price, line } = planned(text);
  const rooms = [{ room: room.name, ...sides, floor: floor.name, rotation: 45 }];
  const visitor = await send('Otto Offered', { plan: { rooms, total, link: `#plan=${text}` } });
  const { windows } = await readOwn(visitor);
  expect((await offer(visitor, windows[0] ?? {})).status).toBe(200);
  const { page, errors } = await openPage(visitor.link, { ...phone, withAxe: true });
  const item = page.getByRole('listitem').filter({ hasText: line });
  await expect
    .poll(() => item.locator('img').evaluate((picture) => 'naturalWidth' in picture && picture.naturalWidth))
    .toBeGreaterThan(0);
  expect(await page.getByText(price).isVisible()).toBe(true);
  const step = page.getByRole('list', { name: view.stepsLabel }).locator('[aria-current="step"]');
  expect(await step.textContent()).toBe(view.steps.visit);
  const when = describeWindow(visitWindowSchema.parse(windows[0]));
  expect(await headingOf(page)).toBe(fill(view.now.offered.heading, { when }));
  await page.getByRole('button', { name: view.accept }).click();
  await expect.poll(() => headingOf(page)).toBe(fill(view.now.confirmed.heading, { when }));
  expect(await violationsOn(page)).toEqual([]);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: view.calendar }).click()]);
  expect(file.suggestedFilename()).toBe(`${windows[0]?.date}.ics`);
  expect(await page.getByRole('heading', { name: view.times }).count()).toBe(0);
  await page.getByRole('button', { name: view.change }).click();
  expect(await page.locator(':focus').textContent()).toBe(view.times);
  expect(await readInboxEntry(visitor)).toContain('"state":"confirmed"');
  expect(errors).toEqual([]);
});
