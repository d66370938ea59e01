/** Chromium without what older browsers lack (docs/browsers.md). */
import { expect, test } from 'vitest';
import { visit } from '../../support/browser.ts';
import { wakeIslands } from '../../support/islands.ts';
import { browser, origin } from '../../support/site/browsed.ts';
import { allowSoftwareWebgl } from '../../support/webgl.ts';

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
