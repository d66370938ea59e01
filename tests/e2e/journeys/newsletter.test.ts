import { expect, test } from 'vitest';
import { browsedSite, openAwake, openPage, withMail } from '../../support/site/browsed.ts';

const askForConfirmation = 'Check your email and click the link we sent you to confirm your subscription.';
const mailing = await browsedSite(withMail);

test.each([
  ['subscribes at once where no mail is set up', openAwake, "You'll get an email from us whenever we post a new article."],
  ['asks for confirmation where mail is set up', mailing.openAwake, askForConfirmation],
])('the newsletter form %s', async (_, open, message) => {
  const { page, errors } = await open('/blog');
  const form = page.getByRole('form', { name: 'Subscribe to new articles' });
  await form.getByLabel('Email').fill('reader@example.com');
  await form.getByRole('button').click();
  await page.getByRole('status').filter({ hasText: message }).waitFor();
  expect(errors).toEqual([]);
});

test('without scripts, the page that a form post leads to says what comes next', async () => {
  const { page } = await openPage('/blog#confirm', { javaScriptEnabled: false });
  expect(await page.getByText(askForConfirmation).isVisible()).toBe(true);
  expect(await page.getByText("Subscribed. You'll get an email").isVisible()).toBe(false);
});
