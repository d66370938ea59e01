import { expect, test } from 'vitest';
import { wordsIn } from '#site/read/words.ts';
import { visit } from '../../support/browser.ts';
import { wakeIslands } from '../../support/islands.ts';
import { askForQuote, attachPlan, planWords } from '../../support/plan-to-form.ts';
import { planned } from '../../support/planned.ts';
import { browser, origin } from '../../support/site/browsed.ts';
import { openVisualizer, pick, waitForPicture, waitForProject } from '../../support/visualizer.ts';

const words = wordsIn('en').visualizer.tool;
const bedroom = 'bedroom.walnut-hardwood.12.12.45';

test('the form shows what was just on screen, and the way back restores it', async () => {
  const { page, errors } = await openVisualizer();
  const chosen = 'bedroom.wood-look-lvp.12.12.0.herringbone';
  for (const id of ['bedroom', 'herringbone']) await pick(page, id);
  const leveling = page.locator('[name="extra-leveling"]');
  await leveling.check();
  // Right after the last change, when the address is still behind.
  await pick(page, 'wood-look-lvp');
  const plan = await askForQuote(page);
  expect(await plan.getByRole('listitem').allTextContents()).toEqual([planned(chosen).line]);
  for (const text of [planned(chosen).price, words.leveling.toLowerCase()]) expect(await plan.textContent()).toContain(text);
  await page.goBack();
  await waitForPicture(page, chosen);
  expect(await leveling.isChecked()).toBe(true);
  expect(errors).toEqual([]);
});

test('where storage is blocked, a plan travels in the address, and removing it there sticks', async () => {
  const { page, context } = await visit(browser, origin);
  await context.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is blocked', 'SecurityError');
        },
      });
    }
  });
  const plan = await attachPlan(page, bedroom);
  expect(await plan.getByRole('listitem').allTextContents()).toEqual([planned(bedroom).line]);
  expect(new URL(page.url()).hash).not.toBe('');
  await plan.getByRole('button', { name: planWords.remove }).click();
  await page.reload();
  await wakeIslands(page);
  expect(await plan.count()).toBe(0);
});

test('a plan that is no longer on screen does not travel with another link to the form, and a removed one stays removed', async () => {
  // Without the fade between pages, during which a click does nothing.
  const { page } = await visit(browser, origin, { reducedMotion: 'reduce' });
  const plan = await attachPlan(page, bedroom);
  await page.goBack();
  await waitForProject(page);
  await pick(page, 'marble-tile');
  await page
    .getByRole('banner')
    .getByRole('link', { name: wordsIn('en').frame.estimate, exact: true })
    .click();
  await page.waitForURL('**/contact**');
  await wakeIslands(page);
  expect(await plan.count()).toBe(0);

  await attachPlan(page, bedroom);
  await plan.getByRole('button', { name: planWords.remove }).click();
  expect(await plan.count()).toBe(0);
  await page.reload();
  await wakeIslands(page);
  expect(await plan.count()).toBe(0);
});
