/** A request that its visitor takes back and then erases, from both sides. */
import { expect, test } from 'vitest';
import { freePort } from '../../tools/free-port.ts';
import { phone, visit } from '../support/browser.ts';
import { browser, openInbox, row } from '../support/inbox.ts';
import { wakeIslands } from '../support/islands.ts';
import { jpegOf } from '../support/sample-pictures.ts';
import { type Site, startSite } from '../support/site.ts';

const tables = ['requests', 'entries', 'links', 'photos', 'visits', 'request_text'];

/** Everything the site keeps, as text. */
async function readStores(site: Site, hasBucket: boolean): Promise<string> {
  const kv = await site.kv();
  const { keys } = await kv.list();
  const values = await Promise.all(keys.map(({ name }) => kv.get(name)));
  const rows = await Promise.all(tables.map((table) => site.rows(`SELECT * FROM ${table}`)));
  const photos = hasBucket ? (await (await site.bucket('PHOTOS')).list()).objects.map(({ key }) => key) : [];
  return JSON.stringify([keys, values, rows.flat(), photos]);
}

test.each([
  ['KV', false],
  ['a bucket', true],
])('withdrawing shows in the inbox; erasing leaves nothing in the desk, in KV or in the photos in %s', async (_, photoBucket) => {
  const site = await startSite({ pages: true, photoBucket, port: await freePort() });
  const origin = site.url('/').replace(/\/$/, '');
  const { page, errors } = await visit(browser, origin, phone);
  await page.goto('/contact?city=kyle');
  await wakeIslands(page);
  await page.getByLabel('Full name').fill('Emil Erased');
  await page.getByLabel('Email').fill('emil@example.com');
  await page.getByLabel('Phone').fill('(512) 555-0111');
  await page.getByLabel('Zip code').fill('78640');
  await page.getByLabel('Service needed').selectOption('tile');
  await page.getByRole('button', { name: 'Get Free Estimate' }).click();
  const buffer = await jpegOf(640, 480);
  await page.locator('input[type="file"]').setInputFiles({ name: 'hall.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByText('1 of 1 photo sent').waitFor();
  await page.getByRole('group', { name: /, / }).first().getByRole('button').first().click();
  await page.getByRole('button', { name: 'Save these times' }).click();
  await page.getByText("We've saved your times").waitFor();
  await page.getByRole('link', { name: 'Open your request' }).click();
  await page.getByLabel('Write us a message').fill('Please ring twice.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText("Thanks. We've got your message.").waitFor();
  const stored = await readStores(site, photoBucket);
  for (const part of ['Emil Erased', 'Please ring twice.', 'kyle', 'photo']) expect(stored).toContain(part);

  await page.getByRole('button', { name: 'Withdraw my request' }).click();
  await page.getByRole('button', { name: 'Yes, withdraw it' }).click();
  await page.getByText("You've withdrawn this request.").waitFor();
  const { page: inbox } = await openInbox({ at: origin });
  await row(inbox, 'Emil Erased').click();
  await inbox.getByText('The visitor withdrew this request', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Delete my data' }).click();
  await page.getByRole('button', { name: 'Yes, delete everything' }).click();
  await page.getByRole('heading', { name: 'Your request is deleted' }).waitFor();
  await site.work();
  expect(await readStores(site, photoBucket)).toBe('[[],[],[],[]]');
  await inbox.goto('/inbox');
  await inbox.getByRole('search').waitFor();
  await expect.poll(() => row(inbox, 'Emil Erased').count()).toBe(0);
  expect(errors).toEqual([]);
  await site.stop();
});
