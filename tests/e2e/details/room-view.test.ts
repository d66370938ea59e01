import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fill } from '#schema/rules/fill.ts';
import { wordsIn } from '#site/read/words.ts';
import { violationsOn } from '../../support/axe.ts';
import { phone, visit } from '../../support/browser.ts';
import { planned } from '../../support/planned.ts';
import { browser, origin } from '../../support/site/browsed.ts';
import {
  roomCanvas as canvas,
  caption,
  openVisualizer,
  paste,
  pick,
  pngOf,
  radio,
  waitForPicture,
} from '../../support/visualizer.ts';
import { disableWebgl, loseContexts } from '../../support/webgl.ts';

const words = wordsIn('en').visualizer.tool;

/** Opens a view by its address, so it's drawn only once. Software WebGL takes seconds for each drawing. */
async function show(page: Page, plan: string) {
  // The first picture isn't computed until the visitor touches the tool.
  await radio(page, 'room').focus();
  await paste(page, `#plan=${plan}`);
  await waitForPicture(page, plan);
}

// webgl.test.ts looks at the pixels on both sides of the divider.
test('two floors are compared at a divider, which the keyboard and the mouse move', { timeout: 60_000 }, async () => {
  const { page, errors } = await openVisualizer({ axe: true });
  await show(page, 'living-room.oak-hardwood.12.12.0.diagonal');
  const drawn = async () => (await pngOf(canvas(page))).toString('base64');
  const seen = new Set([await drawn()]);
  const expectAnother = async () => {
    const { size } = seen;
    await expect.poll(async () => seen.add(await drawn()).size).toBeGreaterThan(size);
  };
  await page.getByRole('button', { name: words.compare }).click();
  await page.locator('[name="second-floor"][value="marble-tile"]').check({ force: true });
  await expectAnother();
  const { floor } = planned('living-room.marble-tile.12.12.0');
  const share = page.getByRole('slider', { name: fill(words.share, { floor: floor.name }) });

  // The line ends with the picture.
  const [line, text] = await Promise.all([share, caption(page)].map((part) => part.boundingBox()));
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(text?.y ?? 0);
  await share.focus();
  for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowLeft');
  expect(await share.getAttribute('aria-valuetext')).toMatch(/60.*40/);
  await expectAnother();
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error('The picture is not visible');
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.75, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expectAnother();
  expect(await share.getAttribute('aria-valuetext')).toMatch(/25.*75/);
  expect(await violationsOn(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('a page with WebGL draws with it, and on the CPU after its context is lost', { timeout: 60_000 }, async () => {
  const { page, errors } = await openVisualizer({ webgl: true });
  await show(page, 'bathroom.ceramic-tile.12.12.0.diagonal');
  expect(await canvas(page).getAttribute('width')).toBe('1280');
  expect(await page.evaluate(loseContexts)).toBe(1);
  await show(page, 'bathroom.marble-tile.12.12.0');
  expect(await canvas(page).getAttribute('width')).toBe('640');
  expect(errors.filter((error) => !error.includes('CONTEXT_LOST'))).toEqual([]);
});

test('if a picture fails, the plain room stays with a message; a button or another floor loads it', async () => {
  const { page } = await visit(browser, origin, phone);
  await page.addInitScript(disableWebgl);
  const failOnce = () => page.route(/\/shade\./, (route) => route.abort(), { times: 1 });
  const expectMessage = () => expect.poll(() => caption(page).textContent()).toBe(words.notLoaded);
  const retry = page.getByRole('button', { name: words.tryAgain, exact: true });
  await failOnce();
  await page.goto('/visualizer#plan=kitchen.oak-hardwood.12.12.0');
  await expectMessage();
  expect(await page.locator('img[src*="/room."]').isVisible()).toBe(true);
  await retry.tap();
  await waitForPicture(page, 'kitchen.oak-hardwood.12.12.0');
  expect(await retry.count()).toBe(0);
  await failOnce();
  await pick(page, 'bedroom');
  await expectMessage();
  await radio(page, 'marble-tile').tap();
  await waitForPicture(page, 'bedroom.marble-tile.12.12.0');
});
