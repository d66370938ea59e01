import { beforeEach, expect, test } from 'vitest';
import { limits } from '#schema/request-fields/fields.ts';
import { violationsOn } from '../../support/axe.ts';
import { phone } from '../../support/browser.ts';
import { fillInbox, focused, openInbox, rows, signIn } from '../../support/inbox.ts';
import { openPage, site } from '../../support/site/browsed.ts';

beforeEach(() => site.clear());

const plan = {
  rooms: [{ room: 'Bedroom', width: 14, length: 16, floor: 'Walnut Hardwood', rotation: 45 }],
  total: 3640,
  link: '#plan=bedroom.walnut-hardwood.12.12.45',
};

// A wide screen shows the list and a request at once.
test('axe finds nothing, signed out or in, and the plan is there as it was sent', async () => {
  const [first] = await fillInbox(
    30,
    (index) => ({ ...(index === 0 && { plan }), ...(index < 2 && { email: 'same@example.com' }) }),
    {
      extras: () => ({ noticed: { remarks: ['x'] } }),
      statuses: (index) => (index === 4 ? 'won' : 'new'),
    },
  );
  await site.rows(`INSERT INTO outbox (request_id, task, since, failed_at) VALUES ('${first?.id}', 'mail', 1, ${Date.now()})`);
  const { page, errors } = await openPage('/inbox', { reducedMotion: 'reduce', withAxe: true });
  await page.getByLabel('Token').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await signIn(page);
  await rows(page).first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await rows(page).first().click();
  const shown = page.getByRole('region', { name: 'Plan from the visualizer' });
  await shown.getByText('turned 45°').waitFor();
  expect(await shown.textContent()).toContain('$3,640.00 for material and standard installation');
  await page.getByText("You weren't notified about this request").waitFor();
  await page.getByRole('link', { name: /^Person 1,/ }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByText('History', { exact: true }).click();
  await page.getByText('More', { exact: true }).click();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: "Erase this person's data" }).click();
  expect(await violationsOn(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('on a phone, a request covers the list, and going back returns to the same place', async () => {
  await fillInbox(30, () => ({
    fullName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2),
    phone: '512-555-0100 (work) / 512-555-0199 (cell), after 5pm',
    projectDetails: 'W'.repeat(limits.projectDetails),
  }));
  const { page } = await openInbox(phone);
  await rows(page).first().waitFor();
  expect((await rows(page).first().boundingBox())?.y).toBeLessThan(290);
  await rows(page).nth(20).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(500);
  for (const goBack of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'All requests' }).click(),
    () => page.goBack(),
  ]) {
    await rows(page).nth(20).click();
    await page.getByRole('heading', { name: 'Notes' }).waitFor();
    expect(await focused(page)).toMatch(/^Wolfe/);
    expect([await rows(page).first().isVisible(), await page.evaluate(() => scrollY)]).toEqual([false, 0]);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    // The bar with Call never covers the note.
    await page.getByLabel('Add a note').focus();
    expect(await page.getByRole('link', { name: 'Call' }).first().isVisible()).toBe(false);
    await page.getByLabel('Add a note').blur();
    await goBack();
    await expect.poll(() => rows(page).nth(20).isVisible()).toBe(true);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(scrolled, 0);
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-request'))).toBe(true);
    expect(new URL(page.url()).search).toBe('');
  }
});
