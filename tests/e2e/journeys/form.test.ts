import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { business } from '#site/business.ts';
import { wordsIn } from '#site/read/words.ts';
import { phone, visit } from '../../support/browser.ts';
import { fillForm, sendForm, sentHeading, sentToast, storedAs } from '../../support/estimate-form.ts';
import { holdIslands, wakeIslands } from '../../support/islands.ts';
import { browser, openPage, origin } from '../../support/site/browsed.ts';

const { contact: words, request, thanks } = wordsIn('en');
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

/** A name that no other test run by this server has. */
const makeName = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

test('a request is confirmed and stored, and nothing of the inbox is loaded', async () => {
  const name = makeName('Vera Visitor');
  const { page, errors, requests } = await visit(browser, origin);
  await page.goto('/contact');
  await wakeIslands(page);
  await fillForm(page, name);
  await sendForm(page);
  const toast = sentToast(page);
  await toast.waitFor();
  expect(await toast.textContent()).toContain(business.promisedContact);
  await sentHeading(page).waitFor();
  expect(await field(page, 'fullName').count()).toBe(0);
  expect(await page.evaluate(() => sessionStorage.getItem('estimate-draft'))).toBeNull();
  expect(await storedAs(name)).toEqual([expect.objectContaining({ status: 'new' })]);
  expect(errors).toEqual([]);
  expect(requests.filter((url) => !url.startsWith(origin) || /inbox/i.test(url))).toEqual([]);
});

test('what is filled in before the form wakes is kept, also over a reload, and a press of its button counts', async () => {
  const name = makeName('Hal Hasty');
  const { page, requests } = await openPage('/contact');
  const release = await holdIslands(page);
  await fillForm(page, name);
  await field(page, 'zipCode').fill('787');
  await sendForm(page);
  expect(await page.locator('[data-awake]').count()).toBe(0);
  release();
  await page.getByRole('group', { name: words.form.fix }).waitFor();
  await page.reload();
  await wakeIslands(page);
  await expect.poll(() => field(page, 'fullName').inputValue()).toBe(name);
  expect(await field(page, 'serviceNeeded').inputValue()).toBe('tile');
  await field(page, 'zipCode').fill('78704');
  await sendForm(page);
  await sentToast(page).waitFor();
  expect(requests.filter((url) => url.endsWith('/api/contact'))).toHaveLength(1);
  expect(await storedAs(name)).toHaveLength(1);
});

test('with scripts off, the form is posted, returns with its errors, and then leads to the thank-you page', async () => {
  const name = makeName('Nora Noscript');
  const { page } = await openPage('/contact', { ...phone, javaScriptEnabled: false });
  await fillForm(page, name);
  // A number that only the server rejects.
  await field(page, 'phone').fill('555');
  await sendForm(page);
  expect(await page.title()).toMatch(/^Error: /);
  expect(await page.locator('[data-error="phone"]').textContent()).not.toBe('');
  expect(await field(page, 'fullName').inputValue()).toBe(name);
  expect(await field(page, 'serviceNeeded').inputValue()).toBe('tile');
  await field(page, 'phone').fill('512 555 0111');
  await sendForm(page);
  await page.getByRole('heading', { level: 1, name: thanks.heading }).waitFor();
  expect(await page.getByRole('main').getByText(thanks.hours).isVisible()).toBe(true);
  await page
    .getByText(/[0-9A-F]{4}-[0-9A-F]{4}/)
    .first()
    .waitFor();
  const link = page.getByRole('link', { name: thanks.link.open });
  const address = await link.evaluate((element) => (element instanceof HTMLAnchorElement ? element.href : ''));
  expect(page.url()).not.toContain('#');
  await link.click();
  await page.waitForURL(address);
  expect(await page.locator('main noscript').innerText()).toContain(request.noScript.split('{')[0]);
  expect(await storedAs(name)).toHaveLength(1);

  const other = await visit(browser, origin, phone);
  await other.page.goto(address);
  await other.page.getByText(name).waitFor();
  expect(other.errors).toEqual([]);
});

test('an old tab whose scripts are gone from the site posts its form plainly, and ends there, too', async () => {
  const name = makeName('Otto Oldtab');
  const { page } = await openPage('/contact', phone);
  await page.route('**/assets/**/*.js', (route) => route.fulfill({ status: 404 }));
  await fillForm(page, name);
  await sendForm(page);
  await page.getByRole('heading', { level: 1, name: thanks.heading }).waitFor();
  await page.unroute('**/assets/**/*.js');
  await page.getByRole('link', { name: thanks.link.open }).click();
  await page.getByText(name).waitFor();
  expect(await storedAs(name)).toHaveLength(1);
});
