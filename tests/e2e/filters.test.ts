import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { articles, galleryProjects, guides, products, seasons } from '../../content/index.ts';
import { words as galleryWords } from '../../content/words/gallery.ts';
import { toCategoryId } from '../../pages/blog/index/filter.ts';
import { filterProducts, readCatalogQuery } from '../../pages/flooring/filter.ts';
import { categoryNames } from '../../pages/guides/categories.ts';
import { countByCategory } from '../../pages/guides/index/filter.ts';
import { phone, visit } from '../support/browser.ts';
import { holdIslands, wakeIslands } from '../support/islands.ts';
import { browser, server } from '../support/served.ts';

/** Opens a page and wakes its islands. */
async function open(path: string, options: BrowserContextOptions = {}) {
  const { page, errors } = await visit(browser, server.origin, { reducedMotion: 'reduce', ...options });
  await page.goto(path);
  await wakeIslands(page);
  return { page, errors };
}

/** Opens a page whose islands don't load before `release`. */
async function openAsleep(path: string) {
  const { page } = await visit(browser, server.origin);
  await page.goto(path);
  return { page, release: await holdIslands(page) };
}

const titles = (page: Page) => page.locator('[data-island] li h3').allTextContents();
const count = (page: Page) => page.getByRole('status').textContent();
const search = (page: Page) => new URL(page.url()).search;
const pressed = (page: Page) => page.locator('[aria-pressed="true"]').textContent();

describe('gallery', () => {
  const { filters } = galleryWords.list;
  const projectsIn = (category: string) => galleryProjects.filter((project) => project.category === category);
  const all = `${galleryProjects.length} projects`;

  test('a filter chosen by keyboard shows its projects, announces their number, and the back button undoes it', async () => {
    const { page, errors } = await open('/gallery');
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
    const { page } = await open('/gallery?utm_source=mail&category=marble#main');
    await expect.poll(() => page.url().slice(server.origin.length)).toBe('/gallery?utm_source=mail#main');
    await expect.poll(() => count(page)).toBe(all);
    await page.getByRole('button', { name: filters.mixed }).click();
    await expect.poll(() => search(page)).toBe('?utm_source=mail&category=mixed');
  });
});

describe('before and after', () => {
  const slider = (page: Page) => page.getByRole('slider', { name: `Before and after: ${galleryProjects[0]?.title}` });
  /** Where the after picture begins, in hundredths of the width from the left. */
  const edge = (page: Page) =>
    page
      .locator('figure + figure')
      .first()
      .evaluate((figure) => Number(/(\d+(?:\.\d+)?)%\)$/.exec(getComputedStyle(figure).clipPath)?.[1]));

  async function boxOf(page: Page) {
    const box = await page.locator('figure').first().boundingBox();
    if (!box) throw new Error('The picture has no box');
    return box;
  }

  /** How often the page moved what it already showed. */
  const countShifts = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<number>((done) => {
          new PerformanceObserver((list) => done(list.getEntries().length)).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => done(0), 100);
        }),
    );

  test('the slider is moved with the keyboard and the mouse, and nothing moves when it wakes', async () => {
    const { page, errors } = await open('/gallery');
    expect(await countShifts(page)).toBe(0);
    expect(await edge(page)).toBe(50);
    await slider(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => edge(page)).toBe(51);
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowUp');
    await expect.poll(() => edge(page)).toBe(54);
    expect(await slider(page).getAttribute('aria-valuetext')).toBe('46 percent after');
    await page.keyboard.press('End');
    await expect.poll(() => edge(page)).toBe(100);
    await page.keyboard.press('Home');
    await expect.poll(() => edge(page)).toBe(0);

    await slider(page).scrollIntoViewIfNeeded();
    const { x, y, width, height } = await boxOf(page);
    await page.mouse.move(x, y + height / 3);
    await page.mouse.down();
    for (const part of [0.25, 0.8]) {
      await page.mouse.move(x + width * part, y + height / 3, { steps: 6 });
      await expect.poll(() => edge(page)).toBe(part * 100);
    }
    await page.mouse.up();
    expect(errors).toEqual([]);
  });

  test('the slider is dragged with a finger, but swiping up over it scrolls the page', async () => {
    const { page, context } = await visit(browser, server.origin, phone);
    await page.goto('/gallery');
    await wakeIslands(page);
    await slider(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const finger = await context.newCDPSession(page);
    const { x, y, width, height } = await boxOf(page);
    const swipe = async (from: [number, number], to: [number, number]) => {
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from[0], y: from[1] }] });
      for (let step = 1; step <= 10; step++) {
        const at = (axis: 0 | 1) => from[axis] + ((to[axis] - from[axis]) * step) / 10;
        await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: at(0), y: at(1) }] });
      }
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe([x + width / 2, y + height / 2], [x + width * 0.2, y + height / 2]);
    await expect.poll(() => edge(page)).toBe(20);
    const before = await page.evaluate(() => scrollY);
    await swipe([x + width * 0.2, y + height / 2], [x + width * 0.2, y + height / 2 - 150]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
  });

  test('with scripts off, the pictures are side by side', async () => {
    const { page } = await visit(browser, server.origin, { javaScriptEnabled: false });
    await page.goto('/gallery');
    expect(await page.getByRole('slider').count()).toBe(0);
    const [before, after] = await Promise.all([0, 1].map((at) => page.locator('figure').nth(at).boundingBox()));
    expect(after?.width).toBeCloseTo(before?.width ?? 0, 0);
    expect(after?.x).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0));
    expect(after?.y).toBe(before?.y);
  });
});

describe('blog', () => {
  // All but the featured one.
  const cards = articles.length - 1;

  test('search and category combine; typing replaces the history entry, choosing adds one', async () => {
    const { page, errors } = await open('/blog');
    await expect.poll(() => count(page)).toBe(`${cards} articles`);
    const entries = await page.evaluate(() => history.length);
    await page.getByLabel('Search articles').pressSequentially('HARDWOOD');
    await expect.poll(() => search(page)).toBe('?q=HARDWOOD');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    const found = await titles(page);
    expect(found.length).toBeGreaterThan(1);
    expect(found.length).toBeLessThan(cards);
    await expect.poll(() => count(page)).toBe(`${found.length} of ${cards} articles`);
    expect(await page.locator('main article').isVisible()).toBe(true);

    const [first] = articles.filter(({ title }) => title === found[0]);
    await page.getByLabel('Category').selectOption({ label: first?.category ?? '' });
    await expect.poll(() => search(page)).toBe(`?q=HARDWOOD&category=${toCategoryId(first?.category ?? '')}`);
    const both = found.filter((title) => articles.some((one) => one.title === title && one.category === first?.category));
    await expect.poll(() => titles(page)).toEqual(both);
    await page.goBack();
    await expect.poll(() => titles(page)).toEqual(found);
    expect(await page.getByLabel('Category').inputValue()).toBe('all');
    expect(errors).toEqual([]);
  });

  test('a filtered list can be linked, and an empty one says so', async () => {
    const { title = '', category = '' } = articles.at(-1) ?? {};
    const query = new URLSearchParams({ q: title, category: toCategoryId(category) });
    const { page, errors } = await open(`/blog?${query}`, phone);
    await expect.poll(() => count(page)).toBe(`1 of ${cards} articles`);
    expect(await page.getByLabel('Search articles').inputValue()).toBe(title);
    await page.getByLabel('Search articles').fill('zeppelin');
    await page.getByText('No articles found. Try adjusting your search or filter.').waitFor();
    await expect.poll(() => count(page)).toBe(`0 of ${cards} articles`);
    expect(errors).toEqual([]);
  });

  test('text typed and options chosen before the search wakes count', async () => {
    const { page, release } = await openAsleep('/blog');
    await page.getByLabel('Search articles').fill('floor');
    await page.getByLabel('Category').selectOption({ label: 'Georgetown' });
    expect(await page.locator('[data-awake]').count()).toBe(0);
    release();
    await expect.poll(() => search(page)).toBe('?q=floor&category=georgetown');
    expect(await page.getByLabel('Search articles').inputValue()).toBe('floor');
    expect(await page.getByLabel('Category').inputValue()).toBe('georgetown');
    await expect.poll(async () => (await titles(page)).length).toBeLessThan(cards);
  });
});

describe('catalog', () => {
  /** The names of the products that this query should show. */
  const found = (query: string) => filterProducts(products, readCatalogQuery(new URLSearchParams(query))).map(({ name }) => name);

  test('every control works, alone and together, the address says how, and an empty list links to the services', async () => {
    const { page, errors } = await open('/flooring');
    await expect.poll(() => count(page)).toBe(`${products.length} products`);
    for (const order of ['price-low', 'price-high', 'rating', 'newest', 'popular']) {
      await page.getByLabel('Sort by').selectOption(order);
      await expect.poll(() => titles(page)).toEqual(found(`sort=${order}`));
    }
    expect(search(page)).toBe('');

    const [product] = products;
    const query = new URLSearchParams({ price: '3-6', category: product?.category ?? '', q: 'STONE' }).toString();
    await page.getByLabel('Price per sq ft').selectOption('3-6');
    await expect.poll(() => count(page)).toBe(`${found('price=3-6').length} of ${products.length} products`);
    await page.getByLabel('Category').selectOption(product?.category ?? '');
    await page.getByLabel('Search by name or style').fill('STONE');
    await expect.poll(() => titles(page)).toEqual(found(query));
    await expect.poll(() => search(page)).toBe(`?${query}`);
    await page.reload();
    await expect.poll(() => titles(page)).toEqual(found(query));
    expect(await page.getByLabel('Price per sq ft').inputValue()).toBe('3-6');

    await page.getByLabel('Search by name or style').fill('zeppelin');
    await page.getByText('No products found').waitFor();
    expect(await page.locator('[data-island] a[href="/services"]').count()).toBe(1);
    expect(errors).toEqual([]);
  });
});

describe('guides', () => {
  const all = `${guides.length} guides`;
  const names = { all: 'All guides', ...categoryNames };
  const buttons = countByCategory(guides).map(({ value, count }) => `${names[value]} ${count}`);

  test('search and categories combine, and an empty list can be reset', async () => {
    const { page, errors } = await open('/guides', phone);
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

  test('a card leads to its guide, and an address from when all guides were on this page leads to the card', async () => {
    const { id = '' } = guides.at(-1) ?? {};
    const { page } = await open(`/guides#${id}`);
    const card = page.locator(`li#${id}`);
    await expect.poll(() => card.evaluate((element) => Math.abs(element.getBoundingClientRect().top) < 200)).toBe(true);
    await card.getByRole('heading').getByRole('link').click();
    await page.waitForURL(`${server.origin}/guides/${id}`);
  });
});

describe('trends', () => {
  const tab = (page: Page, name = '') => page.getByRole('tab', { name });
  const shown = (page: Page) =>
    page
      .locator('main section[id]')
      .evaluateAll((panels) => panels.filter((panel) => panel.checkVisibility()).map(({ id }) => id));

  const labels = Object.fromEntries(seasons.map(({ id, label }) => [id, label]));
  const [firstSeason, secondSeason] = seasons.map(({ id }) => id);
  const lastSeason = seasons.at(-1)?.id;

  test('before the script is loaded, the season is the one of the day, and the links work', async () => {
    const { page, errors } = await visit(browser, server.origin, { timezoneId: 'America/Chicago' });
    await page.clock.setFixedTime(new Date('2026-11-30T12:00:00-06:00'));
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto('/trends');
    expect(await shown(page)).toEqual(['fall']);
    await page.getByRole('link', { name: labels.spring }).click();
    await expect.poll(() => shown(page)).toEqual(['spring']);
    expect(errors).toEqual([]);
  });

  test('tabs work by keyboard: arrows, Home and End', async () => {
    const { page, errors } = await open(`/trends#${firstSeason}`);
    await tab(page, labels[firstSeason ?? '']).focus();
    for (const [key, id] of [
      ['ArrowRight', secondSeason],
      ['End', lastSeason],
      ['ArrowRight', firstSeason],
      ['ArrowLeft', lastSeason],
      ['Home', firstSeason],
    ]) {
      const label = labels[id ?? ''];
      await page.keyboard.press(key ?? '');
      expect(await tab(page, label).evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await page.getByRole('tab', { selected: true }).textContent()).toBe(label);
      expect(await shown(page)).toEqual([id]);
      await expect.poll(() => new URL(page.url()).hash).toBe(`#${id}`);
    }
    expect(await page.getByRole('tabpanel', { name: labels[firstSeason ?? ''] }).isVisible()).toBe(true);
    expect(await page.getByRole('tablist').locator('[tabindex="0"]').count()).toBe(1);
    expect(errors).toEqual([]);
  });

  test('tabs work by touch: the page stays in place, and the back button and a reload keep the season', async () => {
    const { page } = await open('/trends#summer', phone);
    // Firefox's driver scrolls to what it taps, so it's brought into view first.
    await tab(page, labels.winter).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await tab(page, labels.winter).tap();
    await expect.poll(() => shown(page)).toEqual(['winter']);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.reload();
    expect(await shown(page)).toEqual(['winter']);
    await page.goBack();
    await expect.poll(() => shown(page)).toEqual(['summer']);
    await wakeIslands(page);
    await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toBe(labels.summer);
  });

  test('the skip link keeps the season', async () => {
    const { page } = await open('/trends#summer');
    await tab(page, labels.winter).click();
    await page.getByRole('link', { name: /skip/i }).press('Enter');
    await page.waitForURL('**/trends#main');
    // A change of the hash is announced later than the address shows it.
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    expect(await shown(page)).toEqual(['winter']);
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe(labels.winter);
  });
});

test('with scripts off, every list shows everything and has no control that does nothing', async () => {
  const { page } = await visit(browser, server.origin, { ...phone, javaScriptEnabled: false });
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
  const { page } = await visit(browser, server.origin, { ...phone, viewport: { width: 360, height: 740 } });
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
