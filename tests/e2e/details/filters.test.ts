import { expect, test } from 'vitest';
import { categoriesIn } from '#pages/flooring/categories.ts';
import { categoryNames } from '#pages/guides/categories.ts';
import { articles, galleryProjects, guides, products, seasons } from '#site/index.ts';
import { phone, visit } from '../../support/browser.ts';
import { holdIslands } from '../../support/islands.ts';
import { browser, openAwake, openPage, origin } from '../../support/site/browsed.ts';

test("a product's picture leads to its kind of floor", async () => {
  const { page, errors } = await openAwake('/flooring');
  // The link that covers the card takes the click.
  await page.locator('[data-island] li picture').first().click({ force: true });
  await page.waitForURL(`**${categoriesIn('en').find(({ category }) => category === products[0]?.category)?.page}`);
  expect(errors).toEqual([]);
});

test("text typed and a button pressed before the list wakes both count, and Enter doesn't press another button", async () => {
  const { page } = await openPage('/guides');
  const release = await holdIslands(page);
  const box = page.getByLabel('Search guides');
  await box.fill('carpet');
  await page.getByRole('button', { name: categoryNames.maintenance }).click();
  expect(await page.locator('[data-awake]').count()).toBe(0);
  release();
  await expect.poll(() => new URL(page.url()).search).toBe('?q=carpet&category=maintenance');
  await box.press('Enter');
  expect(await page.locator('[aria-pressed="true"]').textContent()).toContain(categoryNames.maintenance);
});

test('with scripts off, every list shows everything and has no control that does nothing', async () => {
  const { page } = await visit(browser, origin, { ...phone, javaScriptEnabled: false });
  for (const [path, entries] of [
    ['/gallery?category=tile', galleryProjects.length],
    ['/blog?q=oak', articles.length - 1],
    ['/flooring?price=10-plus', products.length],
    ['/guides?q=slate', guides.length],
    ['/trends', seasons.flatMap(({ trends }) => trends).length],
  ] as const) {
    await page.goto(path);
    const cards = page.locator(path === '/trends' ? 'main section[id] li h3' : '[data-island] li h3');
    expect([path, await cards.count()]).toEqual([path, entries]);
    expect([path, await cards.filter({ visible: true }).count()]).toEqual([path, entries]);
    // The newsletter's form works without scripts.
    const controls = page.locator('main :is(input, select, button):not([data-island="NewsletterForm"] *)');
    expect([path, await controls.filter({ visible: true }).count()]).toEqual([path, 0]);
  }
});
