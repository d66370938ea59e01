import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fill } from '#schema/rules/fill.ts';
import { wordsIn } from '#site/read/words.ts';
import { fileName } from '#visualizer/plan/file-name.ts';
import { violationsOn } from '../../support/axe.ts';
import { phone, sidewaysOn } from '../../support/browser.ts';
import { planned } from '../../support/planned.ts';
import {
  bottomOf,
  decode,
  download,
  figures,
  openMeasured,
  openVisualizer,
  paste,
  pick,
  planCanvas,
  pngOf,
  project,
  radio,
  roomCanvas,
  sizeOf,
  slider,
  waitForPicture,
  waitForProject,
} from '../../support/visualizer.ts';

const words = wordsIn('en').visualizer.tool;

test('on a phone, waking moves nothing, the whole flow works by touch with picture and price in sight, and every view is accessible', async () => {
  const { page, errors } = await openMeasured(phone);
  const plan = 'kitchen.walnut-hardwood.12.12.0.herringbone';
  const { room, floor, sides, price } = planned(plan);
  expect((await roomCanvas(page).locator('xpath=..').boundingBox())?.y).toBeLessThan(844 / 2);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4000);
  // The tool's own bar takes the place of the site's.
  expect(await page.getByRole('complementary', { name: wordsIn('en').frame.callOrEstimate }).isVisible()).toBe(false);
  for (const value of ['walnut-hardwood', 'kitchen', 'herringbone']) await radio(page, value).tap();
  await waitForPicture(page, plan);
  await page.getByText(words.patterns.herringbone, { exact: true }).filter({ visible: true }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 150);
  const isInSight = async (part: Locator) => ((await part.boundingBox())?.y ?? -1) >= 0 && (await bottomOf(part)) <= 845;
  for (const part of [roomCanvas(page), project(page)]) await expect.poll(() => isInSight(part)).toBe(true);
  expect(await project(page).textContent()).toContain(price);
  await pick(page, 'plan');
  expect(await sizeOf(planCanvas(page))).toEqual([1000, 800]);
  await pick(page, 'room');
  await page.getByRole('link', { name: words.quote }).tap();
  await page.waitForURL('**/contact?*');
  await page.getByText(`${room.name}, ${fill(words.size, { ...sides })}, ${floor.name}`).waitFor();

  await page.goBack();
  await waitForProject(page);
  await expectAccessibleViews(page);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const extra of await page.locator('[name^="extra-"][type="checkbox"]').all()) await extra.check();
  expect(await sidewaysOn(page)).toBe(0);
  expect(errors).toEqual([]);
});

/** Opens every view with as much in it as there can be. Finds targets below 48 px and what axe reports. */
async function expectAccessibleViews(page: Page) {
  await page.getByRole('button', { name: words.addRoom }).click();
  await page.getByRole('button', { name: words.save }).click();
  await pick(page, 'custom');
  for (const view of ['plan', 'photo', 'room']) {
    await pick(page, view);
    await page.waitForLoadState('networkidle');
    const low = await page
      .locator('[data-island="Visualizer"]')
      .locator('button, label:has([type=radio], [type=checkbox]), input:not([type=radio], [type=checkbox])')
      .evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 48)
          .map(({ outerHTML }) => outerHTML),
      );
    expect([view, low]).toEqual([view, []]);
    expect([view, await violationsOn(page)]).toEqual([view, []]);
  }
}

test('the plan is 500 x 400, follows every change, has boards of true size, and can be printed and downloaded', async () => {
  const { page, errors } = await openVisualizer({ at: '#view=plan' });
  const drawn = async () => (await pngOf(planCanvas(page))).toString('base64');
  const seen = new Set([await drawn()]);
  const changes = [
    () => pick(page, 'walnut-hardwood'),
    () => pick(page, 'custom'),
    () => page.getByLabel(words.width).fill('30'),
    () => page.getByLabel(words.length).fill('7'),
    () => pick(page, 'diagonal'),
    () => pick(page, 'herringbone'),
    () => slider(page).fill('30'),
  ];
  for (const [index, change] of changes.entries()) {
    await change();
    await expect.poll(async () => seen.add(await drawn()).size).toBeGreaterThan(index + 1);
  }
  expect(await sizeOf(planCanvas(page))).toEqual([500, 400]);

  // No fixture covers the floor. A foot has 20 units, and the pattern repeats after eight feet.
  await paste(page, '#plan=custom.oak-hardwood.19.12.0&view=plan');
  await expect.poll(async () => (await figures(page))[0]).toBe(fill(words.size, { width: 19, length: 12 }));
  const { data, name } = await download(page);
  const { room, floor } = planned('custom.oak-hardwood.19.12.0');
  expect(name).toBe(fileName(room.name, floor.name));
  expect(data.equals((await decode(await pngOf(planCanvas(page)))).data)).toBe(true);
  const row = (from: number) => {
    const start = (200 * 500 + (500 - 19 * 20) / 2 + from) * 3;
    return data.subarray(start, start + 100 * 3);
  };
  expect(row(20).equals(row(20 + 160))).toBe(true);
  expect(row(20).equals(row(20 + 100))).toBe(false);

  await slider(page).fill('45');
  await expectPrinted(page, planCanvas(page), [words.patterns.straight, fill(words.degrees, { rotation: 45 })]);
  expect(errors).toEqual([]);
});

/** What is on paper: the picture, its figures, how the floor is installed, the notes and the date, and nothing to press. */
async function expectPrinted(page: Page, picture: Locator, installation: [string, string]) {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await picture.isVisible()).toBe(true);
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
  for (const text of [today, words.disclaimers[1] ?? '']) {
    expect(await page.getByText(text, { exact: true }).isVisible()).toBe(true);
  }
  expect((await figures(page)).slice(-2)).toEqual(installation);
  expect(await project(page).isVisible()).toBe(true);
  for (const name of [words.reset, words.download, words.addRoom]) {
    expect(await page.getByRole('button', { name, includeHidden: true }).isVisible()).toBe(false);
  }
  expect(await slider(page).isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
}
