import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { samplePages } from '../../tools/families.ts';
import { bringAxe, violationsOn } from '../support/axe.ts';
import { addStyles, phone, visit } from '../support/browser.ts';
import { wakeIslands } from '../support/islands.ts';
import { findIllegible } from '../support/legible.ts';
import { browser, server } from '../support/served.ts';

test.each(samplePages)(
  '%s stays readable with larger text, wider spacing and high zoom, and nothing moves with reduced motion',
  async (path) => {
    const { page, context } = await visit(browser, server.origin, { reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await findMovingParts(page)).toEqual([]);

    const client = await context.newCDPSession(page);
    // Like the browser's own setting, this scales lengths in rem and em.
    await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const width of [1440, 390])
      expect(['large text', width, await illegibleAt(page, width)]).toEqual(['large text', width, []]);
    await client.send('Page.setFontSizes', { fontSizes: { standard: 16 } });

    // The size that 400% zoom leaves of a 1280 by 1024 px screen.
    expect(['zoom', await illegibleAt(page, 320, 256)]).toEqual(['zoom', []]);
    await page.evaluate(() => scrollTo(0, 400));
    expect(await findStickyBars(page)).toEqual([]);
    await page.evaluate(() => scrollTo(0, 0));

    // WCAG 1.4.12
    await addStyles(
      page,
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`,
    );
    for (const width of [1440, 390]) expect(['spacing', width, await illegibleAt(page, width)]).toEqual(['spacing', width, []]);
  },
);

async function illegibleAt(page: Page, width: number, height = 900): Promise<string[]> {
  await page.setViewportSize({ width, height });
  return await findIllegible(page);
}

/** Finds elements with an animation, a transition or smooth scrolling. */
function findMovingParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const longest = (seconds: string) => Math.max(...seconds.split(',').map(Number.parseFloat));
    for (const element of document.querySelectorAll('*')) {
      for (const part of [undefined, '::before', '::after']) {
        const { transitionDuration, animationName, animationDuration, scrollBehavior } = getComputedStyle(element, part);
        const isAnimated = animationName !== 'none' && longest(animationDuration) > 0.01;
        if (longest(transitionDuration) > 0.01 || isAnimated || scrollBehavior === 'smooth')
          found.add(element.outerHTML.slice(0, 80));
      }
    }
    return [...found];
  });
}

/** Finds bars that stick to the top or bottom of a 320 by 256 px screen while the page scrolls. */
function findStickyBars(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.elementsFromPoint(160, 10), document.elementsFromPoint(160, 250)]
      .flat()
      .map((element) => element.closest('header, aside'))
      .filter((bar) => bar !== null)
      .filter((bar) => getComputedStyle(bar).position !== 'static')
      .map(({ tagName }) => tagName),
  );
}

test('in forced colors every control has an edge or an underline, focus is visible, and selected options stand out', async () => {
  const { page } = await visit(browser, server.origin, { forcedColors: 'active', reducedMotion: 'reduce' });
  for (const path of ['/', '/contact', '/gallery', '/visualizer', '/flooring', '/trends']) {
    await page.goto(path);
    await wakeIslands(page);
    const bare = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'button, input:not([type=radio], [type=checkbox], [type=range], [type=file]), select, textarea',
        ),
      ]
        .filter((control) => control.checkVisibility() && !control.closest('header, [hidden]'))
        .filter((control) => {
          const { borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(control);
          const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
          return !hasBorder && textDecorationLine === 'none' && !control.querySelector('svg');
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect([path, bare]).toEqual([path, []]);
    // The focus ring has a system color that differs from the background.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineColor } = getComputedStyle(document.activeElement ?? document.body);
      return [outlineStyle, outlineColor === getComputedStyle(document.body).backgroundColor];
    });
    expect([path, ...ring]).toEqual([path, 'solid', false]);
  }
  const backgrounds = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((found) => new Set(found.map((element) => getComputedStyle(element).backgroundColor)).size);
  expect(await backgrounds('[role="tab"]')).toBe(2);
  await page.goto('/gallery');
  await page.getByRole('button', { name: /^Tile/ }).click();
  await expect.poll(() => backgrounds('[aria-pressed]')).toBe(2);
});

const screens = [
  ['a phone', phone],
  ['a desktop', { viewport: { width: 1440, height: 900 } }],
] as const;

test.each(screens)('on %s axe finds nothing with a menu open', async (device, options) => {
  const { page, context } = await visit(browser, server.origin, { ...options, reducedMotion: 'reduce' });
  await bringAxe(context);
  await page.goto('/services/tile-flooring-austin');
  if (device === 'a phone') await page.getByRole('button', { name: 'Open menu' }).click();
  for (const name of ['Flooring', 'Services', 'Areas']) {
    await page.locator('#site-menu summary', { hasText: name }).click();
    await page
      .getByRole('link', { name: /^All (products|services|service areas)$/ })
      .and(page.locator('details[open] a'))
      .waitFor();
    expect([name, await violationsOn(page)]).toEqual([name, []]);
  }
});

test.each(screens)('on %s axe finds nothing in the errors of a form and the answers of the zip check', async (_, options) => {
  const { page, context } = await visit(browser, server.origin, { ...options, reducedMotion: 'reduce' });
  await bringAxe(context);
  await page.goto('/contact');
  await wakeIslands(page);
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Get Free Estimate' }).click();
  await page.getByRole('group', { name: 'Please fix these fields' }).waitFor();
  expect(await page.locator('[aria-invalid]').count()).toBeGreaterThan(1);
  // A target half hidden by the sticky header would count as too small.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violationsOn(page)).toEqual([]);

  const zip = page.getByLabel('Your five-digit zip');
  await zip.focus();
  await page.waitForFunction(() => document.querySelector<HTMLFormElement>('[data-zip-check] form')?.noValidate);
  for (const [typed, answer] of [
    ['78738', 'Yes, we serve 78738.'],
    ['79901', 'outside our area'],
    ['787', 'this one has 3'],
  ] as const) {
    await zip.fill(typed);
    await zip.press('Enter');
    await page.locator('#zip-answer').getByText(answer).waitFor();
    expect([typed, await violationsOn(page)]).toEqual([typed, []]);
  }
});
