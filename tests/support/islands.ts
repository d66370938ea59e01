import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Keeps islands from loading their code. Returns a function that lets them. `isLoaded` says whether the page has loaded already. */
export async function holdIslands(page: Page, { isLoaded = true } = {}): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  // The page's own script imports the first one.
  let isIsland = isLoaded;
  await page.route('**/chunks/*.js', async (route) => {
    if (isIsland) await promise;
    isIsland = true;
    await route.continue();
  });
  return resolve;
}

/** Touches each island until it's awake: a touch has no effect before the page's script has started. */
export async function wakeIslands(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]').all()) {
    const touch = async () => {
      await island.dispatchEvent('pointerdown');
      return await island.getAttribute('data-awake');
    };
    await expect.poll(touch, { interval: 100 }).toBe('');
  }
}
