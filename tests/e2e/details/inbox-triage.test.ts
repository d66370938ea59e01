/** What comes first: urgent requests, views of what needs doing, badges, and "Contacted" after a call. */
import { beforeEach, expect, test } from 'vitest';
import { dateOf, dateText } from '#schema/rules/business-time.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { violationsOn } from '../../support/axe.ts';
import { phone } from '../../support/browser.ts';
import { fillInbox, filter, names, openInbox, row } from '../../support/inbox.ts';
import { site } from '../../support/site/browsed.ts';
import { callAsBusiness, makePhoto, sendAsVisitor } from '../../support/site/visitor.ts';

beforeEach(() => site.clear());

const plan = {
  rooms: [{ room: 'Bedroom', width: 14, length: 16, floor: 'Walnut Hardwood', rotation: 45 }],
  total: 3640,
  link: '#plan=bedroom.walnut-hardwood.12.12.45',
};

test("Today shows the day's visits by time, then what is overdue, and This week the visits of each day", async () => {
  await fillInbox(2, (index) => ({ fullName: `Late ${index}` }), { newest: Date.now() - 30 * 3_600_000 });
  const today = dateText(dateOf(Date.now()));
  const preferredTimes = [{ date: today, part: 'morning' }];
  for (const [fullName, part] of [
    ['Vic', 'afternoon'],
    ['Meg', 'morning'],
  ]) {
    const visitor = await sendAsVisitor(site, { fullName, plan });
    await visitor.upload(await makePhoto(40));
    const response = await callAsBusiness(site, `/api/requests/${visitor.id}/visit`, 'PUT', {
      date: today,
      part,
      state: 'confirmed',
      ...(fullName === 'Vic' && { address: '9 Oak St' }),
    });
    expect(response.status).toBe(200);
  }
  await sendAsVisitor(site, { fullName: 'Wes', preferredTimes, language: 'es', howSoon: 'urgent' });
  for (const fullName of ['Ted', 'Tom']) {
    const { id } = await sendAsVisitor(site, { fullName });
    const offer = { date: dateText(dateOf(Date.now()) + dayMs), part: 'midday', state: 'offered' };
    expect((await callAsBusiness(site, `/api/requests/${id}/visit`, 'PUT', offer)).status).toBe(200);
  }
  const hal = await sendAsVisitor(site, { fullName: 'Hal' });
  await hal.call('/withdraw', 'POST');

  const { page } = await openInbox({ ...phone, path: '/inbox?view=today', withAxe: true });
  await expect.poll(() => names(page)).toEqual(['Meg', 'Vic', 'Late 0', 'Late 1']);
  expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Visits today', 'Waiting for an answer']);
  await row(page, 'Meg').getByText('8-11 AM', { exact: true }).waitFor();
  await row(page, 'Meg').getByText('1 photo', { exact: true }).waitFor();
  await row(page, 'Meg').getByText('Plan', { exact: true }).waitFor();
  expect(await violationsOn(page)).toEqual([]);

  // The week goes by day and time, with the way there, and says where two visits collide.
  await expect.poll(() => filter(page, 'This week').textContent()).toBe('This week 4');
  await filter(page, 'This week').click();
  await expect.poll(() => names(page)).toEqual(['Meg', 'Vic', 'Tom', 'Ted']);
  expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    expect.stringMatching(/^Today, /),
    expect.stringMatching(/^Tomorrow, /),
  ]);
  const entry = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await entry('Meg').getByText('No street address yet').waitFor();
  expect(await entry('Vic').getByRole('link', { name: 'Map' }).getAttribute('href')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=9+Oak+St%2C+Austin+78704',
  );
  expect(await entry('Vic').getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+15125550100');
  await entry('Ted').getByText('Not confirmed yet').waitFor();
  expect(await page.getByText('2 visits at this time').count()).toBe(2);
  expect(await violationsOn(page)).toEqual([]);

  await expect.poll(() => filter(page, 'Withdrawn').textContent()).toBe('Withdrawn 1');
  await filter(page, 'Withdrawn').click();
  await row(page, 'Hal').getByText('Withdrawn by the visitor').waitFor();
  await row(page, 'Hal').click();
  await page.getByText('The visitor withdrew this request', { exact: true }).waitFor();
  await page.goBack();
  await filter(page, 'All').click();
  await row(page, 'Wes')
    .getByText(/^Wants a visit: .+, 8-11 AM$/)
    .waitFor();
  for (const badge of ['Urgent: chosen in the form', 'Spanish'])
    await row(page, 'Wes').getByText(badge, { exact: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  // The row of filters shows the chosen one, also when nobody pressed it.
  await page.goBack();
  const isInView = () => filter(page, 'Withdrawn').evaluate((button) => button.getBoundingClientRect().right <= innerWidth);
  await expect.poll(async () => [await names(page), await isInView()]).toEqual([['Hal'], true]);
});
