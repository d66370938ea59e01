/** One page of each family, looked at closely on a phone. details/every-page.test.ts looks at all the others. */
import { expect, test } from 'vitest';
import { phone } from '../../support/browser.ts';
import * as every from '../../support/page-checks/every-page.ts';
import { findMovingParts } from '../../support/page-checks/layout.ts';

test('a page of each family is accessible, the focus always shows, and its pictures are sharp', {
  timeout: 300_000,
}, async () => {
  const visitor = await every.openFresh(phone, { withAxe: true });
  const { page } = visitor;
  for (const path of every.english) {
    await every.load(page, path);
    await every.checkPictureSizes(page, path);
    await every.checkAccessible(page, path);
    // The visitor asked for reduced motion.
    expect.soft(await findMovingParts(page), path).toEqual([]);
    if (every.withControls.includes(path)) await every.checkFocus(page, path);
    await every.checkPhone(page, path);
    await every.checkReading(visitor, path);
    every.expectQuiet(visitor, path);
  }
});

test('a Spanish page of each family is readable', { timeout: 300_000 }, async () => {
  const visitor = await every.openFresh(phone);
  for (const path of every.spanish) {
    await every.load(visitor.page, path);
    await every.checkPhone(visitor.page, path);
    every.expectQuiet(visitor, path);
  }
});

test('on a wide screen, pages that are laid out in another way are readable, and their pictures are sharp', async () => {
  const visitor = await every.openFresh(every.wide);
  for (const path of every.laidOutByWidth) {
    await every.load(visitor.page, path);
    await every.checkPictureSizes(visitor.page, path);
    await every.checkReading(visitor, path);
    every.expectQuiet(visitor, path);
  }
});
