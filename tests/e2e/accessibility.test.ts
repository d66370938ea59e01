import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { bringAxe, violationsOn } from '../support/axe.ts';
import { phone, visit } from '../support/browser.ts';
import { pages } from '../support/built.ts';
import { families } from '../support/families.ts';
import { illegible } from '../support/legible.ts';
import { browser, server } from '../support/served.ts';

/** What cannot be read on one page of each kind. */
async function illegibleAnywhere(page: Page, prepare: () => Promise<unknown> = async () => {}): Promise<string[]> {
  const found: string[] = [];
  for (const path of families) {
    await page.goto(path);
    // What is out of sight and therefore not laid out yet is measured as it will be when it is scrolled to.
    await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>('main li, main section'))
        part.style.contentVisibility = 'visible';
    });
    await prepare();
    found.push(...(await illegible(page)).map((problem) => `${path}: ${problem}`));
  }
  return found;
}

test.each([1440, 390])(
  'with text of twice the size nothing is cut off or lost, at %i px',
  { timeout: 120_000 },
  async (width) => {
    const { page, context } = await visit(browser, server.origin, { viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const client = await context.newCDPSession(page);
    // The browser's own setting: what is measured in rem and em grows.
    await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    const found = await illegibleAnywhere(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(found).toEqual([]);
  },
);

test.each([1440, 390])(
  "with a reader's own spacing of text nothing is cut off or lost, at %i px",
  { timeout: 120_000 },
  async (width) => {
    const { page } = await visit(browser, server.origin, {
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    const content = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`;
    expect(await illegibleAnywhere(page, () => page.addStyleTag({ content }))).toEqual([]);
  },
);

test('enlarged four times, on 320 by 256 px, nothing is cut off and nothing stays in the way', { timeout: 120_000 }, async () => {
  const { page } = await visit(browser, server.origin, { viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' });
  const found = await illegibleAnywhere(page, async () => {
    await page.evaluate(() => scrollTo(0, 400));
    const stuck = await page.evaluate(() =>
      document
        .elementsFromPoint(160, 10)
        .concat(document.elementsFromPoint(160, 250))
        .some(
          (element) =>
            element.matches('header *, aside *') &&
            getComputedStyle(element.closest('header, aside') ?? element).position !== 'static',
        ),
    );
    if (stuck) throw new Error(`${page.url()} keeps a bar on the screen`);
  });
  expect(found).toEqual([]);
});

const treeSchema = z.object({
  nodes: z.array(
    z.object({
      ignored: z.boolean(),
      role: z.object({ value: z.unknown() }).optional(),
      name: z.object({ value: z.unknown() }).optional(),
      properties: z.array(z.object({ name: z.string(), value: z.looseObject({ value: z.unknown().optional() }) })).optional(),
    }),
  ),
});

test('every control of every page has a name and a role for screen readers', { timeout: 180_000 }, async () => {
  const { page, context } = await visit(browser, server.origin, { viewport: { width: 390, height: 844 } });
  const client = await context.newCDPSession(page);
  const nameless: string[] = [];
  const roles = new Set<string>();
  for (const { path } of pages) {
    await page.goto(path === '/404' ? '/nope' : path);
    if (path === '/inbox') await page.getByLabel('Token').waitFor();
    const { nodes } = treeSchema.parse(await client.send('Accessibility.getFullAXTree'));
    const controls = nodes.filter(
      ({ ignored, role, properties }) =>
        !ignored &&
        role?.value !== 'RootWebArea' &&
        properties?.some(({ name, value }) => name === 'focusable' && value.value === true),
    );
    // Signed out, the business's tool has a field and a button.
    expect([path, controls.length >= (path === '/inbox' ? 2 : 10)]).toEqual([path, true]);
    for (const { role, name } of controls) {
      roles.add(String(role?.value));
      if (role?.value === 'main') continue;
      if (!String(name?.value ?? '').trim() || role?.value === 'generic') nameless.push(`${path}: ${role?.value}`);
    }
  }
  expect(nameless).toEqual([]);
  expect([...roles].sort()).toEqual(
    expect.arrayContaining(['DisclosureTriangle', 'button', 'combobox', 'link', 'radio', 'searchbox', 'slider', 'textbox']),
  );
});

test('under reduced motion nothing moves by itself, nor on its way to another state', { timeout: 60_000 }, async () => {
  const { page } = await visit(browser, server.origin, { reducedMotion: 'reduce' });
  for (const path of families) {
    await page.goto(path);
    const moving = await page.evaluate(() => {
      const found = new Set<string>();
      const seconds = (list: string) => Math.max(...list.split(',').map(Number.parseFloat));
      for (const element of document.querySelectorAll('*')) {
        for (const part of [undefined, '::before', '::after']) {
          const { transitionDuration, animationName, animationDuration, scrollBehavior } = getComputedStyle(element, part);
          const animated = animationName !== 'none' && seconds(animationDuration) > 0.01;
          if (seconds(transitionDuration) > 0.01 || animated || scrollBehavior === 'smooth')
            found.add(element.outerHTML.slice(0, 80));
        }
      }
      return [...found];
    });
    expect([path, moving]).toEqual([path, []]);
  }
});

test('in forced colors every control has an edge or an underline, its focus shows, and what is chosen stands out', async () => {
  const { page } = await visit(browser, server.origin, { forcedColors: 'active', reducedMotion: 'reduce' });
  for (const path of ['/', '/contact', '/gallery', '/visualizer', '/flooring', '/trends']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const bare = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'button, input:not([type=radio], [type=checkbox], [type=range], [type=file]), select, textarea',
        ),
      ]
        .filter((control) => control.checkVisibility() && !control.closest('header, [hidden]'))
        .filter((control) => {
          const { borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(control);
          const edged = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
          return !edged && textDecorationLine === 'none' && !control.querySelector('svg');
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect([path, bare]).toEqual([path, []]);
    // The ring is drawn in a color of the system, against its background.
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
  await page.goto('/gallery', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Tile/ }).click();
  await expect.poll(() => backgrounds('[aria-pressed]')).toBe(2);
});

describe.each([
  ['390 px', phone],
  ['1440 px', { viewport: { width: 1440, height: 900 } }],
])('axe at %s', (width, options) => {
  const open = async (path: string) => {
    const { page, context } = await visit(browser, server.origin, { ...options, reducedMotion: 'reduce' });
    await bringAxe(context);
    await page.goto(path);
    return page;
  };

  test('finds nothing with each menu open', async () => {
    const page = await open('/services/tile-flooring-austin');
    if (width === '390 px') await page.getByRole('button', { name: 'Open menu' }).click();
    for (const name of ['Flooring', 'Services', 'Areas']) {
      await page.locator('#site-menu summary', { hasText: name }).click();
      await page
        .getByRole('link', { name: /^All (products|services|service areas)$/ })
        .and(page.locator('details[open] a'))
        .waitFor();
      expect([name, await violationsOn(page)]).toEqual([name, []]);
    }
  });

  test('finds nothing with the errors of a form shown, nor with the answers of the zip check', async () => {
    const page = await open('/contact');
    await page.waitForSelector('[data-island="EstimateForm"][data-awake]', { state: 'attached' });
    await page.getByLabel('E-mail').fill('nobody');
    await page.getByRole('button', { name: 'Get Free Estimate' }).click();
    await page.getByRole('group', { name: 'There is a problem' }).waitFor();
    expect(await page.locator('[aria-invalid]').count()).toBe(5);
    // What happens to lie half under the sticky header would count as too small.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await violationsOn(page)).toEqual([]);

    const zip = page.getByLabel('Your five-digit zip');
    await zip.focus();
    await page.waitForFunction(() => document.querySelector<HTMLFormElement>('[data-zip-check] form')?.noValidate);
    for (const [typed, answer] of [
      ['78738', 'Yes, we come to 78738.'],
      ['79901', 'outside our area'],
      ['787', 'this one has 3'],
    ] as const) {
      await zip.fill(typed);
      await zip.press('Enter');
      await page.locator('#zip-answer').getByText(answer).waitFor();
      expect([typed, await violationsOn(page)]).toEqual([typed, []]);
    }
  });
});
