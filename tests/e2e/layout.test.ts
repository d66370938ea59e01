import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { samplePages } from '../../tools/families.ts';
import { sidewaysOn, visit } from '../support/browser.ts';
import { browser, server } from '../support/served.ts';

test('no card is alone in the last row of its list, and a narrow phone breaks no price and no e-mail address', {
  timeout: 300_000,
}, async () => {
  const { page } = await visit(browser, server.origin, { reducedMotion: 'reduce' });
  for (const path of samplePages) {
    await page.goto(path);
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findOrphans(page), `${path} at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    expect.soft(await findBroken(page), path).toEqual([]);
  }
});

/** Finds grids with several columns whose last row has a single item that doesn't fill it. */
function findOrphans(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(ul, ol, dl)')]
      .filter((list) => list.checkVisibility() && getComputedStyle(list).display === 'grid')
      .flatMap((list) => {
        const boxes = [...list.children].map((item) => item.getBoundingClientRect());
        const rows = Map.groupBy(boxes, ({ top }) => Math.round(top));
        const lastRow = [...rows.values()].at(-1) ?? [];
        const hasColumns = [...rows.values()].some((row) => row.length > 1);
        const [last] = lastRow;
        const isOrphan = hasColumns && rows.size > 1 && lastRow.length === 1 && last && last.width < 0.6 * list.clientWidth;
        return isOrphan ? [list.lastElementChild?.textContent.slice(0, 60) ?? ''] : [];
      }),
  );
}

/** Finds ranges such as '$12-32' and hosts of e-mail addresses that are on more than one line. */
function findBroken(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (!node.parentElement?.checkVisibility()) continue;
      for (const match of (node.textContent ?? '').matchAll(/\$\d[\d,.]*-\$?\d[\d,.]*|[\w-]+\.example/g)) {
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(match[0]);
      }
    }
    return found;
  });
}

test('the table of contents marks the section being read, and links lead to their sections', async () => {
  const { page } = await visit(browser, server.origin, { reducedMotion: 'reduce' });
  await page.goto('/blog/lvp-vs-hardwood-central-texas');
  const links = page.locator('aside [data-contents] a');
  const marked = page.locator('aside [data-contents] [aria-current]');
  expect(await marked.count()).toBe(0);
  for (const index of [2, 4, 1]) {
    const link = links.nth(index);
    await link.click();
    await expect.poll(() => marked.allTextContents()).toEqual([await link.textContent()]);
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => marked.allTextContents()).toEqual([await links.last().textContent()]);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => marked.count()).toBe(0);
});

test('the widest menu fits on the narrowest screen that has menus', async () => {
  const { page } = await visit(browser, server.origin, { viewport: { width: 1100, height: 800 } });
  await page.goto('/privacy');
  await page.locator('#site-menu summary', { hasText: 'Areas' }).click();
  expect(await sidewaysOn(page)).toBe(0);
});
