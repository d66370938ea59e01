import { expect, test } from 'vitest';
import { openAwake, openPage } from '../../support/site/browsed.ts';

test('the newsletter form subscribes', async () => {
  const { page, errors } = await openAwake('/blog');
  const form = page.getByRole('form', { name: 'Subscribe to new articles' });
  await form.getByLabel('Email').fill('reader@example.com');
  await form.getByRole('button').click();
  await page.getByRole('status').filter({ hasText: "You'll get an email from us whenever we post a new article." }).waitFor();
  expect(errors).toEqual([]);
});

test('without scripts, the page that a form post leads to says what became of it', async () => {
  const { page } = await openPage('/blog#subscribed', { javaScriptEnabled: false });
  expect(await page.getByText("Subscribed. You'll get an email").isVisible()).toBe(true);
  expect(await page.getByText("We couldn't save your email address").isVisible()).toBe(false);
});
