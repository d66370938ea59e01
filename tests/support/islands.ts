import type { Page } from 'playwright-core';

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

/** Touches the islands until all are awake: a touch has no effect before the page's script has started. */
export async function wakeIslands(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const asleep = document.querySelectorAll('[data-island]:not([data-awake])');
      for (const island of asleep) island.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      return asleep.length === 0;
    },
    undefined,
    { polling: 50 },
  );
}

/** Touches an island while its code can't be loaded. Resolves when the page has given up, until the next touch. */
export async function touchInVain(page: Page, touch: () => Promise<void>): Promise<void> {
  const asked = Promise.withResolvers<void>();
  await page.route('**/chunks/*.js', async (route) => {
    await route.abort();
    asked.resolve();
  });
  await touch();
  await asked.promise;
  // While the code is loading, the browser's own messages are off.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLFormElement>('[data-island] form')].every((form) => !form.noValidate),
  );
  await page.unroute('**/chunks/*.js');
}
