import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Keeps the islands of a page that has loaded from loading their code. Returns a function that lets them. */
export async function holdIslands(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/chunks/*.js', async (route) => {
    await promise;
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
