import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withoutJoiners } from '#schema/rules/keep-ranges.ts';
import { phone } from '../../support/browser.ts';
import { openPage } from '../../support/site/browsed.ts';

const field = (page: Page) => page.getByRole('textbox', { name: /^(How many square feet|¿Cuántos pies cuadrados)\?$/ });
const note = (page: Page) => page.locator('#area-note').textContent();
const total = async (page: Page) =>
  withoutJoiners(
    (await page
      .locator('main')
      .getByText(/^[\d,]+ (sq ft|pies²): \$/)
      .first()
      .textContent()) ?? '',
  );

test('an area turns the prices into totals, says what they include, and follows to pages of both languages', async () => {
  const { page, errors } = await openPage('/', phone);
  const shown = await total(page);
  expect(shown).toMatch(/^300 sq ft: \$[\d,]+-[\d,]+$/);
  await field(page).focus();
  await page.keyboard.type('1,200 sq ft');
  await expect.poll(() => total(page)).toMatch(/^1,200 sq ft: \$[\d,]+-[\d,]+$/);
  await expect.poll(() => note(page)).toBe('Totals for 1,200 sq ft include material and labor.');

  await page.goto('/es/services/lvp-flooring-austin');
  await expect.poll(() => total(page)).toMatch(/^1,200 pies²: /);
  expect(await field(page).inputValue()).toBe('1200');
  await field(page).fill('20 pies');
  await expect.poll(() => total(page)).toMatch(/^20 pies²: \$(\d+) \(nuestro mínimo por trabajo es \$\1\)$/);

  await page.goto('/flooring');
  await expect.poll(() => total(page)).toMatch(/^20 sq ft: \$\d+$/);
  expect(await note(page)).toBe('Totals for 20 sq ft are for the material alone.');
  await page.getByText('Filter and sort').click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-low');
  await expect.poll(() => total(page)).toMatch(/^20 sq ft: /);
  await field(page).fill('');
  await page.goto('/cities/kyle');
  await expect.poll(() => total(page)).toMatch(/^300 sq ft: /);
  expect(errors).toEqual([]);
});

test('an area typed while the catalog wakes is kept', async () => {
  const { page } = await openPage('/flooring', phone);
  const typed = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await field(page).focus();
  await page.keyboard.type('450');
  typed.resolve();
  await expect.poll(() => total(page)).toMatch(/^450 sq ft: /);
  expect(await field(page).inputValue()).toBe('450');
});

test.each(['/cities/kyle', '/flooring'])(
  'on %s, totals stay and a message asks for a number until there is one',
  async (path) => {
    const { page } = await openPage(path);
    await field(page).focus();
    await page.keyboard.type('12');
    await expect.poll(() => total(page)).toContain('12 sq ft');
    await page.keyboard.type(' yards');
    await page.keyboard.press('Enter');
    await expect.poll(() => note(page)).toContain('Type a number from 1 to 50,000');
    expect(await field(page).getAttribute('aria-invalid')).toBe('true');
    expect(await total(page)).toContain('12 sq ft');
    await field(page).fill('1,200');
    await expect.poll(() => total(page)).toContain('1,200 sq ft');
    await field(page).fill('12 x 15');
    await expect.poll(() => note(page)).toContain('Totals for 180 sq ft');
    expect(await field(page).getAttribute('aria-invalid')).toBeNull();
  },
);
