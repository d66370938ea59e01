import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { articles } from '../../content/index.ts';
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
  test('a filter chosen by keyboard shows its projects, announces their number, and the back button undoes it', async () => {
    const { page, errors } = await open('/gallery');
    await expect.poll(() => count(page)).toBe('9 projects');
    expect(await pressed(page)).toBe('All');
    expect(await page.getByRole('group', { name: 'Category' }).getByRole('button').allTextContents()).toEqual([
      'All',
      'Hardwood',
      'LVP',
      'Tile',
      'Commercial',
      'Mixed',
    ]);
    await page.getByRole('button', { name: 'All', exact: true }).focus();
    for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => count(page)).toBe('2 of 9 projects');
    expect(await pressed(page)).toBe('Tile');
    await expect
      .poll(() => titles(page))
      .toEqual(['Ceramic tile in a kitchen with an island', 'Bathroom floor from pink tile to white marble']);
    expect(search(page)).toBe('?category=tile');

    await page.getByRole('button', { name: 'LVP' }).press('Space');
    await expect.poll(() => count(page)).toBe('1 of 9 projects');
    await page.goBack();
    await expect.poll(() => pressed(page)).toBe('Tile');
    await page.goBack();
    await expect.poll(() => count(page)).toBe('9 projects');
    expect(search(page)).toBe('');
    await page.goForward();
    await expect.poll(() => titles(page)).toHaveLength(2);
    expect(errors).toEqual([]);
  });

  test('a filter chosen by touch is still there after a reload', async () => {
    const { page, errors } = await open('/gallery', phone);
    await page.getByRole('button', { name: 'Commercial' }).tap();
    await expect.poll(() => titles(page)).toEqual(['Large porcelain tile in a cafe']);
    await page.reload();
    await expect.poll(() => titles(page)).toEqual(['Large porcelain tile in a cafe']);
    expect(await pressed(page)).toBe('Commercial');
    expect(errors).toEqual([]);
  });

  test('an unknown filter shows everything and is removed from the address; other parameters stay', async () => {
    const { page } = await open('/gallery?utm_source=mail&category=marble#main');
    await expect.poll(() => page.url().slice(server.origin.length)).toBe('/gallery?utm_source=mail#main');
    await expect.poll(() => count(page)).toBe('9 projects');
    await page.getByRole('button', { name: 'Mixed' }).click();
    await expect.poll(() => search(page)).toBe('?utm_source=mail&category=mixed');
  });

  test('a button pressed before the filter wakes counts', async () => {
    const { page, release } = await openAsleep('/gallery');
    await page.getByRole('button', { name: 'Tile' }).click();
    expect(await page.locator('[data-awake]').count()).toBe(0);
    release();
    await expect.poll(() => titles(page)).toHaveLength(2);
    expect(search(page)).toBe('?category=tile');
  });
});

describe('before and after', () => {
  const name = 'Before and after: Oak for a sunny living room';
  const slider = (page: Page) => page.getByRole('slider', { name });
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

  test('the slider is moved with the keyboard', async () => {
    const { page, errors } = await open('/gallery');
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
    expect(errors).toEqual([]);
  });

  test('the slider is dragged with the mouse, and the pictures meet under the pointer', async () => {
    const { page } = await open('/gallery');
    await slider(page).scrollIntoViewIfNeeded();
    const { x, y, width, height } = await boxOf(page);
    await page.mouse.move(x + width / 2, y + height / 3);
    await page.mouse.down();
    for (const part of [0.25, 0.8]) {
      await page.mouse.move(x + width * part, y + height / 3, { steps: 6 });
      await expect.poll(() => edge(page)).toBe(part * 100);
    }
    await page.mouse.up();
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

  test('nothing moves when the gallery wakes, and with scripts off, the pictures are side by side', async () => {
    const { page } = await open('/gallery');
    const shift = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          new PerformanceObserver((list) => done(list.getEntries().length)).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => done(0), 500);
        }),
    );
    expect(shift).toBe(0);

    const { page: still } = await visit(browser, server.origin, { javaScriptEnabled: false });
    await still.goto('/gallery');
    expect(await still.getByRole('slider').count()).toBe(0);
    const [before, after] = await Promise.all([0, 1].map((at) => still.locator('figure').nth(at).boundingBox()));
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

    await page.getByLabel('Category').selectOption({ label: 'Comparison' });
    await expect.poll(() => search(page)).toBe('?q=HARDWOOD&category=comparison');
    await expect.poll(() => titles(page)).toEqual(['LVP vs. Hardwood: Which Is Right for Your Central Texas Home?']);
    await page.goBack();
    await expect.poll(() => titles(page)).toEqual(found);
    expect(await page.getByLabel('Category').inputValue()).toBe('all');
    expect(errors).toEqual([]);
  });

  test('a filtered list can be linked, and an empty one says so', async () => {
    const { page, errors } = await open('/blog?q=round+rock&category=round-rock', phone);
    await expect.poll(() => count(page)).toBe(`1 of ${cards} articles`);
    expect(await page.getByLabel('Search articles').inputValue()).toBe('round rock');
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
  test('every control works, alone and together, and the address says how', async () => {
    const { page, errors } = await open('/flooring');
    await expect.poll(() => count(page)).toBe('6 products');
    const sorted = async (order: string, first: string) => {
      await page.getByLabel('Sort by').selectOption(order);
      await expect.poll(async () => (await titles(page))[0]).toBe(first);
    };
    await sorted('price-low', 'Bouldin Gray Oak Laminate');
    await sorted('price-high', 'Llano Hickory');
    await sorted('rating', 'Pedernales Oak');
    await sorted('newest', 'Wimberley Low-VOC Maple');
    await sorted('popular', 'Barton Wood-Look Vinyl Plank');
    expect(search(page)).toBe('');

    await page.getByLabel('Price per sq ft').selectOption('3-6');
    await expect.poll(() => count(page)).toBe('3 of 6 products');
    await page.getByLabel('Category').selectOption('vinyl');
    await page.getByLabel('Search by name or style').fill('STONE');
    await expect.poll(() => titles(page)).toEqual(['Enchanted Rock Stone-Look Vinyl']);
    await expect.poll(() => search(page)).toBe('?price=3-6&category=vinyl&q=STONE');
    await page.reload();
    await expect.poll(() => titles(page)).toEqual(['Enchanted Rock Stone-Look Vinyl']);
    expect(await page.getByLabel('Price per sq ft').inputValue()).toBe('3-6');
    expect(errors).toEqual([]);
  });

  test('by keyboard, arrows change a dropdown, and the empty list links to the services', async () => {
    const { page } = await open('/flooring');
    await page.getByLabel('Price per sq ft').focus();
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowDown');
    await page.getByText('No products found').waitFor();
    expect(search(page)).toBe('?price=10-plus');
    await page.getByRole('search').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/services');
    await page.goBack();
    await page.getByText('No products found').waitFor();
  });

  test('an option chosen without focus or pointer, as assistive technology does, counts', async () => {
    const { page } = await visit(browser, server.origin);
    await page.goto('/flooring');
    // The script that wakes islands has started.
    await page.locator('[data-island]').waitFor();
    await page.getByLabel('Category').evaluate((select: HTMLSelectElement) => {
      select.value = 'vinyl';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect.poll(() => search(page)).toBe('?category=vinyl');
    expect(await page.getByLabel('Category').inputValue()).toBe('vinyl');
  });
});

describe('guides', () => {
  test('search and categories combine, and an empty list can be reset', async () => {
    const { page, errors } = await open('/guides', phone);
    expect(await page.getByRole('group', { name: 'Category' }).getByRole('button').allTextContents()).toEqual([
      'All guides 6',
      'Buying guide 2',
      'Maintenance 2',
      'Installation 1',
      'Comparison 1',
    ]);
    await page.getByRole('button', { name: 'Maintenance' }).tap();
    await expect.poll(() => count(page)).toBe('2 of 6 guides');
    const box = page.getByLabel('Search guides');
    await box.fill('Cedar Pollen');
    await expect.poll(() => titles(page)).toEqual(['Plush Carpet Care for Cedar Season and Beyond']);
    await box.fill('walnut');
    await page.getByText('No guides found').waitFor();
    // Enter doesn't press a category.
    await box.press('Enter');
    expect(await pressed(page)).toBe('Maintenance 2');
    await page.getByRole('button', { name: 'Show All Guides' }).tap();
    await expect.poll(() => count(page)).toBe('6 guides');
    expect(search(page)).toBe('');
    expect(await box.inputValue()).toBe('');
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(errors).toEqual([]);
  });

  test('text typed and a button pressed before the list wakes both count', async () => {
    const { page, release } = await openAsleep('/guides');
    await page.getByLabel('Search guides').fill('carpet');
    await page.getByRole('button', { name: 'Maintenance' }).click();
    expect(await page.locator('[data-awake]').count()).toBe(0);
    release();
    await expect.poll(() => search(page)).toBe('?q=carpet&category=maintenance');
    expect(await pressed(page)).toBe('Maintenance 2');
  });

  test('a card leads to its guide, and an address from when all guides were on this page leads to the card', async () => {
    const { page } = await open('/guides#ceramic-or-porcelain-tile');
    const card = page.locator('li#ceramic-or-porcelain-tile');
    await expect.poll(() => card.evaluate((element) => Math.abs(element.getBoundingClientRect().top) < 200)).toBe(true);
    await card.getByRole('heading').getByRole('link').click();
    await page.waitForURL(`${server.origin}/guides/ceramic-or-porcelain-tile`);
  });
});

describe('trends', () => {
  const tab = (page: Page, name: string) => page.getByRole('tab', { name });
  const shown = (page: Page) =>
    page
      .locator('main section[id]')
      .evaluateAll((panels) => panels.filter((panel) => panel.checkVisibility()).map(({ id }) => id));

  test.each([
    ['2026-07-04', 'summer'],
    ['2026-11-30', 'fall'],
  ])('on %s, the season is %s before the script is loaded', async (day, season) => {
    const { page, errors } = await visit(browser, server.origin, { timezoneId: 'America/Chicago' });
    await page.clock.setFixedTime(new Date(`${day}T12:00:00-06:00`));
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto('/trends');
    expect(await shown(page)).toEqual([season]);
    // The links work without it.
    await page.getByRole('link', { name: season === 'fall' ? 'Spring 2025' : 'Fall 2025' }).click();
    await expect.poll(() => shown(page)).toEqual([season === 'fall' ? 'spring' : 'fall']);
    expect(errors).toEqual([]);
  });

  test('tabs work by keyboard: arrows, Home and End', async () => {
    const { page, errors } = await open('/trends#spring');
    await tab(page, 'Spring 2025').focus();
    for (const [key, name, id] of [
      ['ArrowRight', 'Summer 2025', 'summer'],
      ['End', 'Winter 2025', 'winter'],
      ['ArrowRight', 'Spring 2025', 'spring'],
      ['ArrowLeft', 'Winter 2025', 'winter'],
      ['Home', 'Spring 2025', 'spring'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await tab(page, name).evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await page.getByRole('tab', { selected: true }).textContent()).toBe(name);
      expect(await shown(page)).toEqual([id]);
      await expect.poll(() => new URL(page.url()).hash).toBe(`#${id}`);
    }
    expect(await page.getByRole('tabpanel', { name: 'Spring 2025' }).isVisible()).toBe(true);
    expect(await page.getByRole('tablist').locator('[tabindex="0"]').count()).toBe(1);
    expect(errors).toEqual([]);
  });

  test('tabs work by touch: the page stays in place, and the back button and a reload keep the season', async () => {
    const { page } = await open('/trends#summer', phone);
    // Firefox's driver scrolls to what it taps, so it's brought into view first.
    await tab(page, 'Winter 2025').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await tab(page, 'Winter 2025').tap();
    await expect.poll(() => shown(page)).toEqual(['winter']);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.reload();
    expect(await shown(page)).toEqual(['winter']);
    await page.goBack();
    await expect.poll(() => shown(page)).toEqual(['summer']);
    await wakeIslands(page);
    await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toBe('Summer 2025');
  });

  test('the skip link keeps the season', async () => {
    const { page } = await open('/trends#summer');
    await tab(page, 'Winter 2025').click();
    await page.getByRole('link', { name: /skip/i }).press('Enter');
    await page.waitForURL('**/trends#main');
    // A change of the hash is announced later than the address shows it.
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    expect(await shown(page)).toEqual(['winter']);
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('Winter 2025');
  });
});

test.each([
  ['/gallery?category=tile', 9],
  ['/blog?q=oak', articles.length - 1],
  ['/flooring?price=10-plus', 6],
  ['/guides?q=slate', 6],
  ['/trends', 12],
])('with scripts off, %s lists everything and has no control that does nothing', async (path, entries) => {
  const { page } = await visit(browser, server.origin, { ...phone, javaScriptEnabled: false });
  await page.goto(path);
  const cards = page.locator(path === '/trends' ? 'main section[id] li h3' : '[data-island] li h3');
  expect(await cards.count()).toBe(entries);
  for (const card of await cards.all()) expect(await card.isVisible()).toBe(true);
  // The newsletter's form works without scripts.
  const controls = page.locator('main :is(input, select, button):not([data-island="NewsletterForm"] *)');
  expect(await controls.filter({ visible: true }).count()).toBe(0);
});

test.each(['/gallery', '/blog', '/flooring', '/guides', '/trends'])('targets on %s are 48 px high at 360 px', async (path) => {
  const { page } = await open(path, { ...phone, viewport: { width: 360, height: 740 } });
  const controls = page.locator('[data-island] form').locator('input, select, button').or(page.locator('[role="tab"]'));
  const seen = controls.filter({ visible: true });
  const heights = await seen.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(0);
  for (const height of heights) expect(height).toBeGreaterThanOrEqual(48);
});
