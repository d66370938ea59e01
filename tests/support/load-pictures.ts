import type { Page } from 'playwright-core';

/** Loads every picture of the page, also those that aren't in view. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const loads = [...document.images].map(async (image) => {
      image.loading = 'eager';
      if (image.complete) return;
      await new Promise((done) => {
        image.addEventListener('load', done);
        image.addEventListener('error', done);
      });
    });
    await Promise.all(loads);
  });
}
