/** What the inbox shows of the desk: people, the trash, erasure, counts, changes elsewhere, unreadable requests. */

import { beforeEach, expect, test } from 'vitest';
import { dayMs } from '#schema/rules/duration.ts';
import { uuidv7 } from '#schema/rules/uuid.ts';
import { intakeKey } from '#worker/store/keys.ts';
import { violationsOn } from '../../support/axe.ts';
import { comeBack, fillFromKv, fillInbox, filter, names, openInbox, row, status } from '../../support/inbox.ts';
import { origin, site } from '../../support/site/browsed.ts';

beforeEach(() => site.clear());

test('of two people with one request, the second sees what the first changed and keeps a note in progress', async () => {
  const [request] = await fillInbox(2);
  const path = `/inbox?id=${request?.id}`;
  const { page: dana } = await openInbox({ path, name: 'Dana' });
  const { page: lee, context } = await openInbox({ path, name: 'Lee' });
  await lee.getByLabel('Add a note').fill('From Lee');
  // Lee's browser gets no answer when it asks for changes.
  await context.route('**/api/requests/changes', () => {});
  await status(dana, 'Quoted').click();
  await dana.getByText('Status: Quoted.').waitFor();

  await lee.getByRole('button', { name: 'Add note' }).click();
  const alert = lee.getByRole('alert').filter({ hasText: 'just changed this request' });
  await alert.waitFor();
  expect(await alert.textContent()).toBe(
    'Dana (office) just changed this request: the status is now Quoted. Your note is still below. Add it again if it still fits.',
  );
  expect(await lee.getByLabel('Add a note').inputValue()).toBe('From Lee');
  expect(await status(lee, 'Quoted').getAttribute('aria-pressed')).toBe('true');
  await lee.getByRole('button', { name: 'Add note' }).click();
  await lee.getByText('Note added.').waitFor();

  // The other browser shows the note, with its author.
  await comeBack(dana);
  const note = dana.getByRole('listitem').filter({ hasText: 'From Lee' });
  await note.waitFor();
  expect(await note.locator('b').textContent()).toBe('Lee (office)');
  await dana.getByText('History', { exact: true }).click();
  expect(await dana.getByRole('listitem').filter({ hasText: 'Status: new to quoted' }).locator('b').textContent()).toBe(
    'Dana (office)',
  );
});

test('a request that someone else moved to the trash keeps the note being written', async () => {
  const [request] = await fillInbox(1);
  const path = `/inbox?id=${request?.id}`;
  const { page: dana } = await openInbox({ path, name: 'Dana' });
  const { page: lee } = await openInbox({ path, name: 'Lee' });
  await lee.getByLabel('Add a note').fill('From Lee');
  await dana.getByRole('button', { name: 'Delete' }).click();
  await dana.getByText('Moved to the trash').waitFor();
  await comeBack(lee);
  await lee.getByText('In the trash since').waitFor();
  expect(await lee.getByLabel('Add a note').inputValue()).toBe('From Lee');
  await lee.getByRole('button', { name: 'Restore' }).click();
  await lee.getByRole('button', { name: 'Add note' }).click();
  await lee.getByText('Note added.').waitFor();
});

test("rows follow a colleague's changes, and a row that the filter no longer finds says so", async () => {
  await fillInbox(3);
  const { page } = await openInbox();
  await filter(page, 'New').click();
  await expect.poll(() => names(page)).toEqual(['Person 0', 'Person 1', 'Person 2']);
  const { page: lee } = await openInbox({ name: 'Lee' });
  await row(lee, 'Person 1').click();
  await status(lee, 'Contacted').click();
  await lee.getByText('Status: Contacted.').waitFor();
  await comeBack(page);
  await row(page, 'Person 1').getByText('No longer in this list').waitFor();
  await expect.poll(() => filter(page, 'Contacted').textContent()).toBe('Contacted 1');
  await filter(page, 'All').click();
  await row(page, 'Person 1').getByText('Contacted').waitFor();
});

test('the trash shows until when a request can be restored, and restores it', async () => {
  await fillInbox(2);
  const { page } = await openInbox({ withAxe: true });
  await row(page, 'Person 0').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Moved to the trash: Person 0.').waitFor();
  await comeBack(page);
  await expect.poll(() => filter(page, 'Trash').textContent()).toBe('Trash 1');
  await filter(page, 'Trash').click();
  await row(page, 'Person 0').click();
  const callout = page.getByText('It will be deleted for good on');
  await callout.waitFor();
  const [since, until] = await callout.evaluate(({ textContent }) =>
    [...textContent.matchAll(/\w{3} \d+, \d{4}, \d+:\d+ [AP]M/g)].map(([time]) => Date.parse(time)),
  );
  expect(Math.round(((until ?? 0) - (since ?? 0)) / dayMs)).toBe(7);
  expect(await page.getByRole('button', { name: 'Contacted', exact: true }).count()).toBe(0);
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Restore' }).click();
  await status(page, 'New').waitFor();
  await page.getByText('The trash is empty.').waitFor();
  await filter(page, 'All').click();
  await expect.poll(() => names(page)).toEqual(['Person 0', 'Person 1']);
});

test('erasing a person says what was erased, what the other store still has, and where to look for more', async () => {
  await fillInbox(3, (index) =>
    index < 2 ? { email: 'ann@example.com' } : { fullName: 'Ben', projectDetails: 'Ask ann@example.com' },
  );
  const subscribed = await fetch(`${origin}/api/newsletter`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'ann@example.com' }),
  });
  expect(subscribed.status).toBe(200);
  const { page } = await openInbox();
  await row(page, 'Person 0').click();
  await site.failing(['delete']);
  await page.getByRole('button', { name: "Erase this person's data" }).click();
  const dialog = page.getByRole('dialog', { name: "Erase this person's data?" });
  await dialog.getByText("You can't undo this.").waitFor();
  await dialog.getByRole('button', { name: 'Erase' }).click();
  await page
    .getByText(
      'Erased 2 requests and the newsletter subscription. Copies of 2 are still being deleted. Search for the name to see whether other requests mention them.',
    )
    .waitFor();
  await expect.poll(() => names(page)).toEqual(['Ben']);
});

test('requests that have no name, have fields of another form or cannot be read are all there', async () => {
  await fillInbox(1, () => ({ fullName: 'Ann Lee' }), { extras: () => ({ serviceNeeded: 'cork', budget: '$5,000' }) });
  const id = uuidv7();
  await site.fill([{ key: intakeKey(id), value: '<b>broken' }]);
  await fillFromKv();
  const { page } = await openInbox({ withAxe: true });

  await row(page, 'Ann Lee').getByText('cork').waitFor();
  await row(page, 'Ann Lee').click();
  const ann = page.getByRole('region', { name: 'Ann Lee' });
  await ann.waitFor();
  expect(await ann.locator('dl > div').last().allTextContents()).toEqual(['budget$5,000']);

  await row(page, 'Unreadable request').click();
  const broken = page.getByRole('region', { name: 'Unreadable request' });
  await broken.waitFor();
  expect(await broken.locator('pre').textContent()).toBe('<b>broken');
  expect(await violationsOn(page)).toEqual([]);
  await status(page, 'Lost').click();
  await page.getByText('Status: Lost.').waitFor();
});

test('what protects the site and is off says what it means, and in a fold what to do and since when', async () => {
  await fillInbox(1);
  await site.rows(
    "INSERT INTO memory VALUES ('notInserted', 1); INSERT INTO outbox (request_id, task, since, failed_at) VALUES ('x', 'copy', 0, 1)",
  );
  const { page } = await openInbox({ withAxe: true });
  const bar = page.getByRole('status').filter({ hasText: "requests couldn't be copied" });
  // The clock of another test may have put off the schedule, too.
  await bar.getByText(/^And \d+ more$/).click();
  await bar
    .getByText(
      "A request came in that the inbox can't show. For whoever runs the site: Look for request_not_inserted in the Worker's logs.",
    )
    .waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

test('behind Cloudflare Access, the page is signed in, and signing out leads to its sign-out page', async () => {
  const { page } = await openInbox();
  await page.route('**/api/session', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: { signedIn: true, name: 'dana@example.com' } }) : route.continue(),
  );
  await page.reload();
  await page.locator('header').getByText('dana@example.com').waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/cdn-cgi/access/logout');
});
