/** What needs doing today and this week, on a phone. */
import { beforeEach, expect, test } from 'vitest';
import { dateOf, dateText } from '#schema/rules/business-time.ts';
import { violationsOn } from '../../support/axe.ts';
import { phone, sidewaysOn } from '../../support/browser.ts';
import { fillInbox, filter, names, openInbox, row } from '../../support/inbox.ts';
import { site } from '../../support/site/browsed.ts';
import { callAsBusiness, sendAsVisitor } from '../../support/site/visitor.ts';

beforeEach(() => site.clear());

test('Today and This week fit, and the row of filters shows the chosen one, also when nobody pressed it', async () => {
  await fillInbox(1, () => ({ fullName: 'Late' }), { newest: Date.now() - 30 * 3_600_000 });
  const visit = { date: dateText(dateOf(Date.now())), part: 'morning', state: 'confirmed', address: '9 Oak St' };
  for (const fullName of ['Vic', 'Meg']) {
    const { id } = await sendAsVisitor(site, { fullName });
    const alongside = { ...visit, isAlongside: true };
    expect((await callAsBusiness(site, `/api/requests/${id}/visit`, 'PUT', alongside)).status).toBe(200);
  }
  const hal = await sendAsVisitor(site, { fullName: 'Hal', howSoon: 'urgent', language: 'es' });
  await hal.call('/withdraw', 'POST');
  await callAsBusiness(site, `/api/requests/${hal.id}`, 'PATCH', { status: 'lost' });

  const { page } = await openInbox({ ...phone, path: '/inbox?view=today', withAxe: true });
  await expect.poll(async () => (await names(page)).slice(-2)).toEqual(['Late', 'Hal']);
  expect(await violationsOn(page)).toEqual([]);
  await filter(page, 'This week').click();
  await page.getByText('2 visits at this time').first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(await sidewaysOn(page)).toBe(0);

  await filter(page, 'Lost').click();
  await row(page, 'Hal').click();
  await page.getByText('The visitor withdrew this request', { exact: true }).waitFor();
  await page.goBack();
  const isInView = () => filter(page, 'Lost').evaluate((button) => button.getBoundingClientRect().right <= innerWidth);
  await expect.poll(async () => [await names(page), await isInView()]).toEqual([['Hal'], true]);
});
