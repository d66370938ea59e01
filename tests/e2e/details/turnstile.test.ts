/** The form with Turnstile. Its script and its server are faked, and the page gets the site key that a build would add. */
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { visit } from '../../support/browser.ts';
import { failureToast, fillForm, sendForm, sentToast } from '../../support/estimate-form.ts';
import { browsedSite, browser } from '../../support/site/browsed.ts';
import { turnstileVars } from '../../support/site/start.ts';

const turnstile = 'https://challenges.cloudflare.com';

const { site, origin } = await browsedSite({ vars: turnstileVars });

beforeEach(async () => {
  await site.clear();
  await site.seen();
  await site.outside({ success: true, hostname: new URL(origin).hostname, action: 'estimate', 'error-codes': [] });
});

const fakeScript = `
const place = document.querySelector('.cf-turnstile');
const field = document.createElement('input');
Object.assign(field, { type: 'hidden', name: 'cf-turnstile-response' });
place.append(field);
window.fake = { resets: 0, place: { ...place.dataset }, solve: (token) => { field.value = token; } };
window.turnstile = { reset() { fake.resets++; field.value = ''; } };`;

async function openForm(script: string | null = fakeScript) {
  const visitor = await visit(browser, origin);
  const { page } = visitor;
  await page.route('**/contact', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const answer = await route.fetch();
    const body = (await answer.text())
      .replace('&quot;siteKey&quot;:null', `&quot;siteKey&quot;:&quot;${turnstileVars.BUILT_SITE_KEY}&quot;`)
      .replace(/(script-src [^;"]*)(;)/, `$1 ${turnstile}; frame-src ${turnstile}$2`);
    await route.fulfill({ response: answer, body });
  });
  await page.route(`${turnstile}/**`, (route) =>
    script === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.goto('/contact');
  // The form wakes at the first touch, and the check starts with it.
  await page.locator('[name="fullName"]').focus();
  await page.waitForSelector('.cf-turnstile', { state: 'attached' });
  await fillForm(page, 'Tina Turnstile');
  return visitor;
}

const stored = () => site.rows('SELECT status, spam_reason FROM requests');

const sentSchema = z.looseObject({ response: z.string() });
const sentTokens = async () => (await site.seen()).fetched.map(({ body }) => sentSchema.parse(JSON.parse(body)).response);

test("a passed check's token is sent once, and the page's policy allows the widget", async () => {
  const { page, errors, requests } = await openForm();
  await page.waitForFunction('window.fake');
  expect(await page.evaluate('fake.place')).toMatchObject({ sitekey: turnstileVars.BUILT_SITE_KEY, action: 'estimate' });
  await page.evaluate("fake.solve('token-1')");
  await sendForm(page);
  await sentToast(page).waitFor();
  expect(await sentTokens()).toEqual(['token-1']);
  expect(await stored()).toEqual([{ status: 'new', spam_reason: null }]);
  expect(errors).toEqual([]);
  expect(new Set(requests.map((url) => new URL(url).origin))).toEqual(new Set([origin, turnstile]));
});

test('a failed request gets a new token', async () => {
  const { page } = await openForm();
  await page.waitForFunction('window.fake');
  await page.evaluate("fake.solve('token-1')");
  await site.failing(['desk', 'put']);
  await sendForm(page);
  await failureToast(page).waitFor();
  await expect.poll(() => page.evaluate('fake.resets')).toBe(1);
  await site.failing([]);
  await page.evaluate("fake.solve('token-2')");
  await sendForm(page);
  await sentToast(page).waitFor();
  expect(await sentTokens()).toEqual(['token-1', 'token-2']);
  expect(await stored()).toHaveLength(1);
});

test('if its script is blocked, the request is still stored', async () => {
  const { page } = await openForm(null);
  await sendForm(page);
  await sentToast(page).waitFor();
  expect(await stored()).toEqual([{ status: 'new', spam_reason: null }]);
});
