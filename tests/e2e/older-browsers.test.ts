/** Chromium without what older browsers lack (docs/browsers.md). */
import { beforeEach, expect, test } from 'vitest';
import { guides } from '#site/index.ts';
import { engine, phone, visit } from '../support/browser.ts';
import { wakeIslands } from '../support/islands.ts';
import { lacks } from '../support/lacks.ts';
import { browser, origin } from '../support/served.ts';
import { allowSoftwareWebgl } from '../support/webgl.ts';

beforeEach(() => {
  if (engine !== 'chromium') lacks('older versions to imitate');
});

/** Opens pages whose styles and markup work as if the browser didn't know popovers or `:has`. */
async function openWithout(feature: 'popover' | 'has', options: Parameters<typeof visit>[2] = {}) {
  const visitor = await visit(browser, origin, { reducedMotion: 'reduce', ...options });
  await visitor.page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    const changed =
      feature === 'popover'
        ? html.replaceAll(' popover="auto"', '').replaceAll(':popover-open', ':unknown')
        : html.replaceAll(':has(', ':unknown(');
    // The policy has hashes of the styles as they were.
    return route.fulfill({ response, body: changed.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '') });
  });
  if (feature === 'popover') {
    await visitor.page.addInitScript(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    });
  }
  return visitor;
}

test('without popover, the phone menu opens and closes', async () => {
  const { page, errors } = await openWithout('popover', phone);
  await page.goto('/');
  const sheet = page.locator('#site-menu');
  const opener = page.getByRole('button', { name: 'Open menu' });
  const hasFocus = () => opener.evaluate((element) => element === document.activeElement);
  expect(await sheet.isVisible()).toBe(false);
  await opener.tap();
  expect(await sheet.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await page.getByRole('button', { name: 'Close menu' }).tap();
  expect([await sheet.isVisible(), await hasFocus()]).toEqual([false, true]);
  await opener.tap();
  await page.keyboard.press('Escape');
  expect([await sheet.isVisible(), await hasFocus()]).toEqual([false, true]);
  await opener.tap();
  await sheet.getByRole('link', { name: 'Gallery' }).tap();
  await page.waitForURL('**/gallery');
  expect(errors).toEqual([]);
});

test('without popover, the menus of wide screens work', async () => {
  const { page, errors } = await openWithout('popover');
  await page.goto('/');
  await page.locator('#site-menu summary', { hasText: 'Areas' }).click();
  await page.getByRole('link', { name: /^Georgetown Will/ }).click();
  await page.waitForURL('**/cities/georgetown');
  expect(errors).toEqual([]);
});

test('without :has, the choice and the focus show', async () => {
  const { page } = await openWithout('has');
  await page.goto('/visualizer');
  await wakeIslands(page);
  const chosen = page.getByRole('radio', { name: /Oak Hardwood/ }).first();
  expect(await chosen.evaluate((input) => getComputedStyle(input).opacity)).toBe('1');
  await page.goto('/gallery');
  const slider = page.getByRole('slider').first();
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  expect(await slider.evaluate((input) => getComputedStyle(input).outlineStyle)).toBe('solid');
  await page.goto('/services');
  await page.locator('main :is(h2, h3) a').first().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement && getComputedStyle(document.activeElement).outlineStyle)).toBe(
    'solid',
  );
});

test('without AbortSignal.any and URLSearchParams.size, the address keeps filters and the plan', async () => {
  const { page, errors } = await visit(browser, origin);
  await page.addInitScript(() => {
    Reflect.deleteProperty(AbortSignal, 'any');
    Reflect.deleteProperty(URLSearchParams.prototype, 'size');
  });
  await page.goto('/guides?category=maintenance');
  const maintenance = guides.filter(({ category }) => category === 'maintenance');
  await expect.poll(() => page.locator('[data-island] li h3').count()).toBe(maintenance.length);
  await page.goto('/visualizer#plan=custom.marble-tile.30.17.45&view=plan');
  await wakeIslands(page);
  expect(await page.getByLabel('Width').inputValue()).toBe('30');
  await page.getByLabel('Width').fill('20');
  await expect.poll(() => page.evaluate(() => location.hash)).toContain('custom.marble-tile.20.17.45');
  expect(errors).toEqual([]);
});

// room-view.test.ts shows that any other WebGL draws the picture.
test.each([
  ['is called SwiftShader', '', 0],
  ['takes 50 ms for a small patch', `(${allowSoftwareWebgl})();(${slowDown})();`, 64],
])("WebGL whose renderer %s doesn't draw the picture", { timeout: 240_000 }, async (_, script, widest) => {
  const { page } = await visit(browser, origin, { reducedMotion: 'reduce' });
  await page.addInitScript(`${allowCaveat}${script}(${watchScissors})();`);
  await page.goto('/visualizer#plan=living-room.marble-tile.16.20.0');
  await wakeIslands(page);
  await page.locator('[data-island="Visualizer"] canvas').first().waitFor({ timeout: 120_000 });
  expect(await page.evaluate(() => Number(Reflect.get(window, 'widest') ?? 0))).toBe(widest);
});

/** The page itself asks to refuse software. */
const allowCaveat = `{
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (kind, options) {
    return getContext.call(this, kind, { ...options, failIfMajorPerformanceCaveat: false });
  };
}`;

/** Notes the width of the widest part that is drawn. The test patch is 64 pixels wide. */
function watchScissors(): void {
  const { drawArrays } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.drawArrays = function (...given) {
    const [, , width = 0] = this.getParameter(this.SCISSOR_BOX);
    Object.assign(window, { widest: Math.max(width, Number(Reflect.get(window, 'widest') ?? 0)) });
    drawArrays.apply(this, given);
  };
}

function slowDown(): void {
  const { readPixels } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.readPixels = function (...given: unknown[]) {
    const end = performance.now() + 50;
    while (performance.now() < end);
    Reflect.apply(readPixels, this, given);
  };
}
