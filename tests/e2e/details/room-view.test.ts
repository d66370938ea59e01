import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { wordsIn } from '#site/read/words.ts';
import { phone, visit } from '../../support/browser.ts';
import { browser, origin } from '../../support/site/browsed.ts';
import { roomCanvas as canvas, caption, openVisualizer, paste, pick, radio, waitForPicture } from '../../support/visualizer.ts';
import { disableWebgl, loseContexts } from '../../support/webgl.ts';

const words = wordsIn('en').visualizer.tool;

/** Opens a view by its address, so it's drawn only once. Software WebGL takes seconds for each drawing. */
async function show(page: Page, plan: string) {
  // The first picture isn't computed until the visitor touches the tool.
  await radio(page, 'room').focus();
  await paste(page, `#plan=${plan}`);
  await waitForPicture(page, plan);
}

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
