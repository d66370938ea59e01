import { beforeEach, expect, test } from 'vitest';
import { fillInbox, filter, focused, keepApps, names, row, signIn, status } from '../../support/inbox.ts';
import { openPage, origin, site } from '../../support/site/browsed.ts';
import { sendAsVisitor } from '../../support/site/visitor.ts';

beforeEach(() => site.clear());

test('from sign-in to sign-out: read, answer, add a note, move out of spam, delete, undo', async () => {
  const vera = {
    email: 'vera@example.com',
    phone: '(512) 555-0111',
    serviceNeeded: 'tile',
    projectDetails: 'Bathroom, 60 sq ft.\nTwo dogs.',
  };
  await sendAsVisitor(site, { ...vera, fullName: 'Spammy Sam', website: 'https://x.example' });
  await sendAsVisitor(site, { ...vera, fullName: 'Vera Visitor' });
  await fillInbox(1, () => ({ fullName: 'Old Otto' }), { newest: Date.now() - 3_600_000 });

  const { page, errors, requests } = await openPage('/inbox');
  await signIn(page, { given: 'wrong' });
  await page.getByText("That token isn't right.").first().waitFor();
  expect(await page.getByLabel('Token').getAttribute('autocomplete')).toBe('current-password');
  await signIn(page);
  await page.locator('header').getByText('Dana').waitFor();
  await row(page, 'Vera Visitor').waitFor();
  expect(await names(page)).toEqual(['Vera Visitor', 'Old Otto']);
  expect(await row(page, 'Vera Visitor').textContent()).toMatch(/Tile flooring · 78704 Austin/);
  // The spam has the same address and number.
  expect(await row(page, 'Vera Visitor').textContent()).toContain('Possible duplicate');

  await row(page, 'Vera Visitor').click();
  const request = page.getByRole('region', { name: 'Vera Visitor' });
  await request.waitFor();
  expect(await request.locator('dd').allTextContents()).toEqual([
    '(512) 555-0111',
    '78704 Austin',
    'vera@example.com',
    'Tile flooring',
    'Bathroom, 60 sq ft.\nTwo dogs.',
  ]);
  const links = request.getByRole('navigation').getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    'tel:+15125550111',
    'sms:+15125550111',
    'mailto:vera@example.com?subject=Your%20flooring%20estimate%20from%20Limestone%20%26%20Oak%20Flooring',
  ]);
  await request.getByText(/Reference number [0-9A-F]{4}-[0-9A-F]{4}$/).waitFor();
  // After a call, one tap says so.
  await keepApps(page);
  expect(await page.getByRole('button', { name: 'Mark as contacted' }).count()).toBe(0);
  await request.getByRole('link', { name: 'Call' }).click();
  await page.getByRole('button', { name: 'Mark as contacted' }).click();
  await page.getByText('Status: Contacted.').waitFor();
  await page.getByLabel('Add a note').fill('Called her.\nMeasure on Tuesday.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByText('Note added.').waitFor();
  expect(await page.getByLabel('Add a note').inputValue()).toBe('');
  await page.reload();
  await request.getByText('Measure on Tuesday.').waitFor();
  expect(await request.getByRole('listitem').first().locator('p').textContent()).toBe('Called her.\nMeasure on Tuesday.');
  expect(await request.getByRole('listitem').first().locator('b').textContent()).toBe('Dana (office)');
  expect(await status(page, 'Contacted').getAttribute('aria-pressed')).toBe('true');
  expect(await row(page, 'Vera Visitor').textContent()).toContain('Contacted');
  await request.getByRole('link', { name: /^Spammy Sam/ }).waitFor();

  await filter(page, 'Spam').click();
  await row(page, 'Spammy Sam').click();
  const spam = page.getByRole('region', { name: 'Spammy Sam' });
  await spam.getByText('Marked as spam: a hidden field was filled in.').waitFor();
  await spam.getByRole('button', { name: 'Not spam' }).click();
  await spam.getByText('Status: New.').waitFor();
  await filter(page, 'All').click();
  await expect.poll(() => names(page)).toEqual(['Spammy Sam', 'Old Otto', 'Vera Visitor']);

  await row(page, 'Spammy Sam').click();
  await spam.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => names(page)).toEqual(['Old Otto', 'Vera Visitor']);
  await expect.poll(() => focused(page)).toContain('Old Otto');
  await page.getByText('Moved to the trash: Spammy Sam.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => names(page)).toEqual(['Spammy Sam', 'Old Otto', 'Vera Visitor']);
  await row(page, 'Spammy Sam').click();
  await spam.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => names(page)).toEqual(['Old Otto', 'Vera Visitor']);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(['Old Otto', 'Vera Visitor']);
  expect(requests.filter((url) => !url.startsWith(origin))).toEqual([]);
  // The wrong token is the only error on the console.
  expect(errors.filter((error) => !error.includes('401 (Unauthorized)'))).toEqual([]);

  await row(page, 'Vera Visitor').click();
  await request.waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText("You're signed out.").waitFor();
  expect(await page.evaluate(() => fetch('/api/requests').then(({ status }) => status))).toBe(401);
  for (const leave of [() => page.goBack(), () => page.goBack(), () => page.reload()]) {
    await leave();
    await page.getByLabel('Token').waitFor();
    expect(await page.locator('body').textContent()).not.toMatch(/Vera|Otto|555-0111/);
  }
});
