import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { categoriesIn } from '#pages/flooring/categories.ts';
import { filterProducts, makeCatalogQueryReader } from '#pages/flooring/filter.ts';
import { categoryNames } from '#pages/guides/categories.ts';
import { countByCategory } from '#pages/guides/index/filter.ts';
import { toSlug } from '#schema/rules/slug.ts';
import { articles, galleryProjects, guides, products, seasons } from '#site/index.ts';
import { wordsIn } from '#site/read/words.ts';
import { phone, visit } from '../../support/browser.ts';
import { holdIslands, wakeIslands } from '../../support/islands.ts';
import { browser, openAwake, openPage, origin } from '../../support/site/browsed.ts';

/** Opens a page whose islands don't load before `release`. */
async function openAsleep(path: string) {
  const { page } = await openPage(path);
  return { page, release: await holdIslands(page) };
}

const titles = (page: Page) => page.locator('[data-island] li h3').allTextContents();
const count = (page: Page) => page.locator('[data-island] [role="status"]:not(#area-note)').textContent();
const search = (page: Page) => new URL(page.url()).search;
const pressed = (page: Page) => page.locator('[aria-pressed="true"]').textContent();

describe('gallery', () => {
  const { filters } = wordsIn('en').gallery.list;
  const projectsIn = (category: string) => galleryProjects.filter((project) => project.category === category);
  const all = `${galleryProjects.length} projects`;

  test('a filter chosen by keyboard shows its projects, announces their number, and the back button undoes it', async () => {
    const { page, errors } = await openAwake('/gallery');
    await expect.poll(() => count(page)).toBe(all);
    expect(await pressed(page)).toBe(filters.all);
    const group = page.getByRole('group', { name: 'Category' });
    expect(await group.getByRole('button').allTextContents()).toEqual(Object.values(filters));
    await page.getByRole('button', { name: filters.all, exact: true }).focus();
    for (const category of Object.keys(filters)) {
      if (category === 'tile') break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect.poll(() => count(page)).toBe(`${projectsIn('tile').length} of ${all}`);
    expect(await pressed(page)).toBe(filters.tile);
    await expect.poll(() => titles(page)).toEqual(projectsIn('tile').map(({ title }) => title));
    expect(search(page)).toBe('?category=tile');

    await page.getByRole('button', { name: filters.lvp }).press('Space');
    await expect.poll(() => count(page)).toBe(`${projectsIn('lvp').length} of ${all}`);
    await page.goBack();
    await expect.poll(() => pressed(page)).toBe(filters.tile);
    await page.goBack();
    await expect.poll(() => count(page)).toBe(all);
    expect(search(page)).toBe('');
    await page.goForward();
    await expect.poll(() => titles(page)).toHaveLength(projectsIn('tile').length);
    expect(errors).toEqual([]);
  });

  test('an unknown filter shows everything and is removed from the address; other parameters stay', async () => {
    const { page } = await openAwake('/gallery?utm_source=mail&category=marble#main');
    await expect.poll(() => page.url().slice(origin.length)).toBe('/gallery?utm_source=mail#main');
    await expect.poll(() => count(page)).toBe(all);
    await page.getByRole('button', { name: filters.mixed }).click();
    await expect.poll(() => search(page)).toBe('?utm_source=mail&category=mixed');
  });
});

describe('blog', () => {
  // All but the featured one.
  const cards = articles.length - 1;

  test('search and category combine; typing replaces the history entry, choosing adds one', async () => {
    const { page, errors } = await openAwake('/blog');
    await expect.poll(() => count(page)).toBe(`${cards} articles`);
    const entries = await page.evaluate(() => history.length);
    await page.getByLabel('Search articles').pressSequentially('HARDWOOD');
    await expect.poll(() => search(page)).toBe('?q=HARDWOOD');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    const found = await titles(page);
    expect(found.length).toBeGreaterThan(1);
    expect(found.length).toBeLessThan(cards);
    await expect.poll(() => count(page)).toBe(`${found.length} of ${cards} articles`);
    expect(await page.locator('main h2 a').isVisible()).toBe(true);

    const [first] = articles.filter(({ title }) => title === found[0]);
    await page.getByLabel('Category').selectOption({ label: first?.category ?? '' });
    await expect.poll(() => search(page)).toBe(`?q=HARDWOOD&category=${toSlug(first?.category ?? '')}`);
    const both = found.filter((title) => articles.some((one) => one.title === title && one.category === first?.category));
    await expect.poll(() => titles(page)).toEqual(both);
    await page.goBack();
    await expect.poll(() => titles(page)).toEqual(found);
    expect(await page.getByLabel('Category').inputValue()).toBe('all');
    expect(errors).toEqual([]);
  });
});

describe('catalog', () => {
  const readCatalogQuery = makeCatalogQueryReader(products.map(({ category }) => category));
  /** The names of the products that this query should show. */
  const found = (query: string) => filterProducts(products, readCatalogQuery(new URLSearchParams(query))).map(({ name }) => name);

  test('every control works, alone and together, an empty list links to the services, and a picture leads to its service', async () => {
    const { page, errors } = await openAwake('/flooring');
    await expect.poll(() => count(page)).toBe(`${products.length} products`);
    for (const order of ['price-low', 'popular']) {
      await page.getByLabel('Sort by').selectOption(order);
      await expect.poll(() => titles(page)).toEqual(found(`sort=${order}`));
    }
    expect(search(page)).toBe('');

    const [product] = products;
    const query = new URLSearchParams({ price: '3-6', category: product?.category ?? '', q: 'STONE' }).toString();
    await page.getByLabel('Price per sq ft').selectOption('3-6');
    await expect.poll(() => count(page)).toBe(`${found('price=3-6').length} of ${products.length} products`);
    await page.getByLabel('Category').selectOption(product?.category ?? '');
    await page.getByLabel('Search products').fill('STONE');
    await expect.poll(() => titles(page)).toEqual(found(query));
    await expect.poll(() => search(page)).toBe(`?${query}`);
    await page.reload();
    await expect.poll(() => titles(page)).toEqual(found(query));
    expect(await page.getByLabel('Price per sq ft').inputValue()).toBe('3-6');

    await page.getByLabel('Search products').fill('zeppelin');
    await page.getByText('No products found').waitFor();
    expect(await page.locator('[data-island] a[href="/services"]').count()).toBe(1);

    await page.getByLabel('Search products').fill('STONE');
    // The link that covers the card takes the click.
    await page.locator('[data-island] li picture').first().click({ force: true });
    await page.waitForURL(`**${categoriesIn('en').find(({ category }) => category === product?.category)?.page}`);
    expect(errors).toEqual([]);
  });
});

describe('guides', () => {
  const all = `${guides.length} guides`;
  const names = { all: 'All guides', ...categoryNames };
  const buttons = countByCategory(guides).map(({ value, count }) => `${names[value]} ${count}`);

  test('search and categories combine, and an empty list can be reset', async () => {
    const { page, errors } = await openAwake('/guides', phone);
    expect(await page.getByRole('group', { name: 'Category' }).getByRole('button').allTextContents()).toEqual(buttons);
    const [guide] = guides;
    const inCategory = guides.filter(({ category }) => category === guide?.category);
    const button = `${names[guide?.category ?? 'all']} ${inCategory.length}`;
    await page.getByRole('button', { name: button }).tap();
    await expect.poll(() => count(page)).toBe(`${inCategory.length} of ${all}`);
    const box = page.getByLabel('Search guides');
    await box.fill(guide?.title.toUpperCase() ?? '');
    await expect.poll(() => titles(page)).toEqual([guide?.title]);
    await box.fill('zeppelin');
    await page.getByText('No guides found').waitFor();
    // Enter doesn't press a category.
    await box.press('Enter');
    expect(await pressed(page)).toBe(button);
    await page.getByRole('button', { name: 'Show All Guides' }).tap();
    await expect.poll(() => count(page)).toBe(all);
    expect(search(page)).toBe('');
    expect(await box.inputValue()).toBe('');
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(errors).toEqual([]);
  });

  test('text typed and a button pressed before the list wakes both count', async () => {
    const { page, release } = await openAsleep('/guides');
    await page.getByLabel('Search guides').fill('carpet');
    await page.getByRole('button', { name: names.maintenance }).click();
    expect(await page.locator('[data-awake]').count()).toBe(0);
    release();
    await expect.poll(() => search(page)).toBe('?q=carpet&category=maintenance');
    expect(await pressed(page)).toContain(names.maintenance);
  });

  test('a card leads to its guide', async () => {
    const { id = '', title = '' } = guides.at(-1) ?? {};
    const { page } = await openAwake('/guides');
    await page.locator('[data-island]').getByRole('link', { name: title, exact: true }).click();
    await page.waitForURL(`${origin}/guides/${id}`);
  });
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

test('the controls of every list are at least 48 px high on a phone', async () => {
  const { page } = await visit(browser, origin, { ...phone, viewport: { width: 360, height: 740 } });
  for (const path of ['/gallery', '/blog', '/flooring', '/guides', '/trends']) {
    await page.goto(path);
    await wakeIslands(page);
    const controls = page.locator('[data-island] form').locator('input, select, button').or(page.locator('[role="tab"]'));
    const heights = await controls
      .filter({ visible: true })
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
    expect([path, Math.min(...heights) >= 48, heights.length > 0]).toEqual([path, true, true]);
  }
});
