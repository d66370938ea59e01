import { expect, test } from 'vitest';
import { phone } from '../../support/browser.ts';
import * as room from '../../support/own-room.ts';
import { button, expectFloor, expectNoFloor, words } from '../../support/own-room.ts';

/** Spots in the bedroom: in the middle of its floor, and on the bed. */
const floor = { x: 0.875, y: 0.87 };
const bed = { x: 0.625, y: 0.68 };

test('on a phone, a photo gets a floor, strokes take it away and bring it back, and it goes to the quote; nothing is sent before', {
  timeout: 120_000,
}, async () => {
  const { page, context, errors } = await room.open(phone);
  await page.waitForLoadState('networkidle');
  const sent: { method: string; url: string; body: number }[] = [];
  context.on('request', (request) =>
    sent.push({ method: request.method(), url: request.url(), body: request.postDataBuffer()?.length ?? 0 }),
  );
  await room.pick(page, await room.bedroom());
  await room.waitForFloor(page);
  await room.expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectFloor(page, floor);
  await expectNoFloor(page, bed);

  // The first stroke is on the floor, so it takes it away, and the switch says so.
  expect(await button(page, words.undo).isDisabled()).toBe(true);
  await room.paint(page, floor, { x: 0.92, y: 0.85 });
  await expectNoFloor(page, floor);
  expect(await button(page, words.brushes.cover).getAttribute('aria-pressed')).toBe('true');
  await button(page, words.undo).tap();
  await expectFloor(page, floor);
  await room.paint(page, floor, { x: 0.92, y: 0.85 });
  await expectNoFloor(page, floor);
  await button(page, words.brushes.floor).tap();
  await room.paint(page, floor, { x: 0.92, y: 0.85 });
  await expectFloor(page, floor);
  await expectNoFloor(page, bed);
  await room.waitForFloor(page);
  const isFile = (url: string) => new URL(url).pathname.startsWith('/assets/') || url.endsWith('/favicon.svg');
  expect(sent.filter(({ method, url, body }) => method !== 'GET' || body > 0 || !isFile(url))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain('data:');

  await page.locator('[data-quote-bar] a').tap();
  await page.getByText('Room in a photo, no size given').waitFor();
  expect(errors).toEqual([]);
});
