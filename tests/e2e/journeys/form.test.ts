import { expect, test } from 'vitest';
import { business } from '#site/business.ts';
import { wordsIn } from '#site/read/words.ts';
import { engine, phone, visit } from '../../support/browser.ts';
import { failureToast, fillForm, missingToast, sendForm, sentHeading, sentToast, storedAs } from '../../support/estimate-form.ts';
import { holdIslands, wakeIslands } from '../../support/islands.ts';
import { lacks } from '../../support/lacks.ts';
import { browser, openAwake, openPage, origin } from '../../support/site/browsed.ts';

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
  expect(await page.getByLabel('Full name').count()).toBe(0);
  expect(await page.evaluate(() => sessionStorage.getItem('estimate-draft'))).toBeNull();
  expect(await storedAs(name)).toEqual([expect.objectContaining({ status: 'new' })]);
  expect(errors).toEqual([]);
  expect(requests.filter((url) => !url.startsWith(origin) || /inbox/i.test(url))).toEqual([]);
});

test("who says that it's urgent is asked to call, before and after sending, and is promised no 24 hours; the button is disabled meanwhile", async () => {
  const name = makeName('Paul Program');
  const { page } = await visit(browser, origin);
  await page.goto('/contact');
  await wakeIslands(page);
  await fillForm(page, name);
  const call = page.getByRole('note').filter({ hasText: wordsIn('en').contact.urgent.heading });
  const lead = page.getByText("We'll contact you within 24 hours, ");
  expect(await lead.isVisible()).toBe(true);
  await page.getByLabel('How soon?').selectOption('urgent');
  await call.waitFor();
  expect(await lead.isVisible()).toBe(false);
  expect(await page.getByText('a call is faster than this form').first().isVisible()).toBe(true);
  expect(await page.getByRole('listitem').filter({ hasText: 'Turn off the water' }).isVisible()).toBe(true);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('/api/contact', async (route) => {
    await promise;
    await route.continue();
  });
  await sendForm(page);
  const button = page.getByRole('button', { name: 'Submitting...' });
  await button.waitFor();
  expect(await button.isDisabled()).toBe(true);
  resolve();
  await page
    .getByRole('status')
    .filter({ hasText: /Submitted!.*Please call us now at/s })
    .waitFor();
  await page.getByText("please don't wait for us to read it").waitFor();
  expect(await call.isVisible()).toBe(true);
  expect(await page.getByText("We'll contact you within 24 hours to schedule").count()).toBe(0);
  expect(await storedAs(name)).toEqual([expect.objectContaining({ status: 'new', urgency: 'chosen in the form' })]);
});

test('a draft is restored after a reload; a hidden field that was filled in makes it spam', async () => {
  const name = makeName('Dora Draft');
  const { page } = await visit(browser, origin);
  await page.goto('/contact');
  await wakeIslands(page);
  await fillForm(page, name);
  await page.reload();
  await wakeIslands(page);
  await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe(name);
  expect(await page.getByLabel('Service needed').inputValue()).toBe('tile');
  await page.locator('input[name="website"]').evaluate((field) => field.setAttribute('value', 'https://x.example'));
  await sendForm(page);
  await sentToast(page).waitFor();
  expect(await storedAs(name)).toEqual([expect.objectContaining({ spamReason: 'honeypot' })]);
});

test('missing fields show one toast and a focused summary with links to them, which gets shorter with every field that is corrected', async () => {
  const { page, requests } = await openAwake('/contact');
  await page.getByLabel('Full name').fill('Mia Missing');
  await sendForm(page);
  const toast = missingToast(page);
  await toast.waitFor();
  expect(await toast.textContent()).toContain(wordsIn('en').contact.form.missing.text);
  const summary = page.getByRole('group', { name: 'Please fix these fields' });
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await summary.getByRole('link').allTextContents()).toEqual([
    'Enter your email address',
    'Enter your phone number',
    'Enter your zip code',
    'Choose the service you need',
  ]);
  await summary.getByRole('link', { name: 'Enter your zip code' }).click();
  const zip = page.getByLabel('Zip code');
  expect(await zip.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await zip.getAttribute('aria-invalid')).toBe('true');
  const error = page.locator('[data-error="zipCode"]');
  await zip.fill('7870');
  await zip.blur();
  await expect.poll(() => error.textContent()).toBe('Enter the 5 digits of your zip code');
  await zip.fill('78704');
  await expect.poll(() => error.textContent()).toBe('');
  expect(await zip.getAttribute('aria-invalid')).toBeNull();
  expect(await summary.getByRole('link').count()).toBe(3);
  await toast.getByRole('button').click();
  await toast.waitFor({ state: 'detached' });
  await sendForm(page);
  await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await summary.getByRole('link').first().textContent()).toBe('Enter your email address');
  expect(await toast.count()).toBe(0);
  expect(requests.filter((url) => url.endsWith('/api/contact'))).toEqual([]);
});

test('a mistyped mail provider and a zip code outside our area get a hint, and neither keeps the form from being sent', async () => {
  const { page } = await openAwake('/contact', phone);
  await fillForm(page, makeName('Hana Hint'));
  const email = page.getByLabel('Email');
  await email.fill('hana@gmial.com');
  await email.blur();
  await page.getByRole('button', { name: 'Did you mean hana@gmail.com?' }).click();
  expect(await email.inputValue()).toBe('hana@gmail.com');
  expect(await page.getByRole('button', { name: 'Did you mean' }).count()).toBe(0);
  await page.getByLabel('Zip code').fill('78602');
  expect(await page.getByText(/is (outside|at the edge of) our area/).count()).toBe(0);
  await page.getByLabel('Zip code').fill('10001-2345');
  await page.getByText('10001 is outside our area. You can still send the form').waitFor();
  await sendForm(page);
  await sentHeading(page).waitFor();
});

test('the form says when the next visit is free, and nothing of it if the desk is silent', async () => {
  if (engine !== 'chromium') lacks('answers to fetch for a route');
  const { page } = await visit(browser, origin);
  const line = page.getByText(/^Next free visit: \w+day, \w+ \d+, /);
  await page.goto('/contact');
  await wakeIslands(page);
  await line.waitFor();
  const silent = page.waitForRequest('**/api/next-visit');
  await page.route('**/api/next-visit', (route) => route.fulfill({ status: 503, json: { status: 503 } }));
  await page.reload();
  await wakeIslands(page);
  await silent;
  await page.getByLabel('Full name').fill('Nora Next');
  expect(await line.count()).toBe(0);
});

test('what is filled in before the form wakes is kept, also over a reload, and a press of its button counts', async () => {
  const name = makeName('Hal Hasty');
  const { page, requests } = await openPage('/contact');
  const release = await holdIslands(page);
  await fillForm(page, name);
  await page.getByLabel('Zip code').fill('787');
  await sendForm(page);
  expect(await page.locator('[data-awake]').count()).toBe(0);
  release();
  await page.getByRole('group', { name: 'Please fix these fields' }).waitFor();
  await page.reload();
  await wakeIslands(page);
  await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe(name);
  expect(await page.getByLabel('Service needed').inputValue()).toBe('tile');
  await page.getByLabel('Zip code').fill('78704');
  await sendForm(page);
  await sentToast(page).waitFor();
  expect(requests.filter((url) => url.endsWith('/api/contact'))).toHaveLength(1);
  expect(await storedAs(name)).toHaveLength(1);
});

test('if sending fails, the form is kept, and sending it again stores one request', async () => {
  if (engine !== 'chromium') lacks('answers to fetch for a route');
  const name = makeName('Rita Retry');
  const { page } = await openAwake('/contact');
  await fillForm(page, name);
  await page.route('/api/contact', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await sendForm(page);
  const toast = failureToast(page);
  await toast.waitFor();
  expect((await toast.textContent())?.replace(/\s/g, ' ')).toContain(business.phone.text);
  expect(await page.getByLabel('Full name').inputValue()).toBe(name);
  await page.reload();
  await wakeIslands(page);
  const keys: (string | undefined)[] = [];
  const secrets: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/contact')) return;
    keys.push(request.headers()['idempotency-key']);
    secrets.push(request.headers()['x-visitor-secret']);
  });
  // The first response is lost, but the request is stored.
  await page.route(
    '/api/contact',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await sendForm(page);
  await failureToast(page).waitFor();
  await sendForm(page);
  await sentToast(page).waitFor();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(new Set(secrets).size).toBe(1);
  expect(await storedAs(name)).toHaveLength(1);
});

test('there is one toast at a time, for five seconds; F8 focuses it, and a swipe of 50 px to the right closes it', async () => {
  const { page } = await openAwake('/contact');
  await sendForm(page);
  await page.getByRole('alert').waitFor();
  await sendForm(page);
  await sendForm(page);
  expect(await page.getByRole('alert').count()).toBeLessThanOrEqual(1);
  await expect.poll(() => page.locator('.Toastify__toast').count()).toBe(1);
  // The visitor asked for reduced motion, which must not shorten it.
  const timer = page.locator('.Toastify__progress-bar--animated');
  expect(await timer.evaluate((bar) => bar.getAnimations()[0]?.effect?.getComputedTiming().duration)).toBe(5000);
  await page.keyboard.press('F8');
  expect(await page.evaluate(() => document.activeElement?.closest('.Toastify') !== null)).toBe(true);
  const box = await page.getByRole('alert').first().boundingBox();
  if (!box) throw new Error('The toast has no box');
  expect(box.width).toBeLessThanOrEqual(420);
  await page.mouse.move(box.x + 40, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 70, box.y + 20, { steps: 4 });
  await page.mouse.move(box.x + 100, box.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
});

test('with scripts off, the form is posted, returns with its errors, and then leads to the thank-you page', async () => {
  const name = makeName('Nora Noscript');
  const { page } = await openPage('/contact', { ...phone, javaScriptEnabled: false });
  await fillForm(page, name);
  // A number that only the server rejects.
  await page.getByLabel('Phone').fill('555');
  await sendForm(page);
  expect(await page.title()).toMatch(/^Error: /);
  expect(await page.locator('[data-error="phone"]').textContent()).toContain('at least 7 digits');
  expect(await page.getByLabel('Full name').inputValue()).toBe(name);
  expect(await page.getByLabel('Service needed').inputValue()).toBe('tile');
  await page.getByLabel('Phone').fill('512 555 0111');
  await sendForm(page);
  await page.getByRole('heading', { level: 1, name: wordsIn('en').contact.success.title }).waitFor();
  expect(await page.getByRole('main').getByText(wordsIn('en').thanks.hours).isVisible()).toBe(true);
  await page.getByText(/reference number is [0-9A-F]{4}-[0-9A-F]{4}/).waitFor();
  expect(await page.locator('[data-own-request] noscript').innerText()).toContain('copy the link and open it in another browser');
  const link = page.getByRole('link', { name: 'Open your request' });
  const address = await link.evaluate((element) => (element instanceof HTMLAnchorElement ? element.href : ''));
  expect(page.url()).not.toContain('#');
  await link.click();
  await page.waitForURL(address);
  expect(await page.locator('main noscript').innerText()).toContain('Turn on JavaScript in this browser to see your request');
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
  await page.getByRole('heading', { level: 1, name: wordsIn('en').contact.success.title }).waitFor();
  await page.unroute('**/assets/**/*.js');
  await page.getByRole('link', { name: 'Open your request' }).click();
  await page.getByText(name).waitFor();
  expect(await storedAs(name)).toHaveLength(1);
});

test('the call bar of phones is hidden while a field has focus', async () => {
  const { page } = await openPage('/contact', phone);
  const bar = page.getByRole('complementary', { name: 'Call or get an estimate' });
  expect(await bar.isVisible()).toBe(true);
  await page.getByLabel('Zip code').focus();
  expect(await bar.isVisible()).toBe(false);
});
