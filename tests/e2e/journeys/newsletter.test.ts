import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '../../support/browser.ts';
import { browser, openPage, origin } from '../../support/site/browsed.ts';

const askForConfirmation = 'Check your email and click the link we sent you to confirm your subscription.';

async function subscribe(page: Page, email: string) {
  const form = page.getByRole('form', { name: 'Subscribe to new articles' });
  await form.getByLabel('Email').focus();
  await page.waitForSelector('[data-island="NewsletterForm"][data-awake]', { state: 'attached' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
}

test.each([
  ['subscribes at once where no mail is set up', null, "You'll get an email from us whenever we post a new article."],
  ['asks for confirmation where mail is set up', { confirm: true }, askForConfirmation],
])('the newsletter form %s', async (_, answer, message) => {
  const { page, errors } = await visit(browser, origin);
  if (answer) await page.route('**/api/newsletter', (route) => route.fulfill({ json: answer }));
  await page.goto('/blog');
  await subscribe(page, 'reader@example.com');
  await page.getByRole('status').filter({ hasText: message }).waitFor();
  expect(errors).toEqual([]);
});

test('without scripts, the page that a form post leads to says what comes next', async () => {
  const { page } = await openPage('/blog#confirm', { javaScriptEnabled: false });
  expect(await page.getByText(askForConfirmation).isVisible()).toBe(true);
  expect(await page.getByText("Subscribed. You'll get an email").isVisible()).toBe(false);
});
