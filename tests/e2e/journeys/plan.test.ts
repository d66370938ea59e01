import { expect, test } from 'vitest';
import { visit } from '../../support/browser.ts';
import { fillForm, sendForm, sentToast, storedAs } from '../../support/estimate-form.ts';
import { wakeIslands } from '../../support/islands.ts';
import { browser, origin, site } from '../../support/site/browsed.ts';
import { callAsBusiness } from '../../support/site/visitor.ts';
import { caption, choose, floors, openVisualizer, project, waitForProject } from '../../support/visualizer.ts';

type Page = Awaited<ReturnType<typeof visit>>['page'];

/** Clicks through to the form and returns what it shows of the plan. */
async function askForQuote(page: Page) {
  await page.getByRole('link', { name: 'Get Professional Quote' }).click();
  await page.waitForURL('**/contact?*');
  await page.waitForSelector('[data-island="EstimateForm"][data-awake]', { state: 'attached' });
  return page.getByRole('group', { name: "We'll get your plan with the request" });
}

/** Takes a plan to the form: walnut in the bedroom, turned by 45 degrees. */
async function attachPlan(page: Page) {
  await page.goto('/visualizer#plan=bedroom.walnut-hardwood.12.12.45');
  await waitForProject(page);
  await project(page).getByText('$3,900.40').waitFor();
  const plan = await askForQuote(page);
  // The form is awake a moment before it shows the plan.
  await plan.waitFor();
  return plan;
}

test('a plan travels to the form, is shown there with its kind of floor, and is stored with the request', async () => {
  const { page, errors } = await visit(browser, origin);
  const plan = await attachPlan(page);
  expect(await plan.getByRole('listitem').allTextContents()).toEqual(['Bedroom, 14 x 16 ft, Walnut Hardwood, turned 45°']);
  expect(await plan.textContent()).toContain('$3,900.40');
  await fillForm(page, 'Petra Planner', null);
  expect(await page.getByLabel('Service needed').inputValue()).toBe('hardwood');
  await sendForm(page);
  await sentToast(page).waitFor();
  await plan.waitFor({ state: 'detached' });
  const [stored] = await storedAs('Petra Planner');
  expect(await (await callAsBusiness(site, `/api/requests/${stored?.id}`)).json()).toMatchObject({
    fullName: 'Petra Planner',
    plan: {
      rooms: [{ room: 'Bedroom', width: 14, length: 16, floor: 'Walnut Hardwood', rotation: 45, pattern: 'straight' }],
      total: 3900.4,
      link: '#plan=bedroom.walnut-hardwood.12.12.45',
    },
  });
  expect(errors).toEqual([]);
  await page.reload();
  await wakeIslands(page);
  expect(await plan.count()).toBe(0);
});

test('the form shows exactly what was on screen: pattern, second floor and extras, and the way back restores it', async () => {
  const { page, errors } = await openVisualizer(browser, origin);
  await choose(page, /^Bedroom/);
  await choose(page, 'Herringbone');
  await page.getByRole('button', { name: 'Compare floors' }).click();
  await page.getByRole('checkbox', { name: /Leveling/ }).check();
  // Right after the last change, when the address is still behind.
  await floors(page)
    .getByRole('radio', { name: /Wood Look LVP/ })
    .check({ force: true });
  const plan = await askForQuote(page);
  expect(await plan.getByRole('listitem').allTextContents()).toEqual([
    'Bedroom, 14 x 16 ft, Wood Look LVP, in a herringbone pattern',
  ]);
  const words = await plan.textContent();
  // 224 x (3.75 + 3.50), 5% of 840 and 35% of 784; with 224 x 4.
  for (const part of ['compared it with Walnut Hardwood', '$1,940.40', 'leveling the subfloor ($896.00)', '$2,836.40']) {
    expect(words).toContain(part);
  }
  await page.goBack();
  await expect
    .poll(() => caption(page).textContent())
    .toBe('Bedroom with wood look LVP on the left and walnut hardwood on the right, in a herringbone pattern');
  expect(await page.getByRole('checkbox', { name: /Leveling/ }).isChecked()).toBe(true);
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
  const plan = await attachPlan(page);
  expect(await plan.getByRole('listitem').allTextContents()).toEqual(['Bedroom, 14 x 16 ft, Walnut Hardwood, turned 45°']);
  expect(new URL(page.url()).hash).not.toBe('');
  await plan.getByRole('button', { name: 'Remove' }).click();
  await page.reload();
  await page.waitForSelector('[data-island="EstimateForm"][data-awake]', { state: 'attached' });
  expect(await plan.count()).toBe(0);
});

test('a middle click and Ctrl with a click take the plan to a new tab', async () => {
  const { page, context } = await openVisualizer(browser, origin, { at: '#plan=kitchen.marble-tile.12.12.0' });
  const quote = page.getByRole('link', { name: 'Get Professional Quote' });
  for (const kind of [{ button: 'middle' }, { modifiers: ['ControlOrMeta'] }] satisfies Parameters<typeof quote.click>[0][]) {
    const [tab] = await Promise.all([context.waitForEvent('page'), quote.click(kind)]);
    await tab.getByText('Kitchen, 12 x 16 ft, Marble Tile').waitFor();
    expect(page.url()).toContain('/visualizer');
    await tab.close();
  }
});

test('a plan that is no longer on screen does not travel with another link to the form, and a removed one stays removed', async () => {
  // Without the fade between pages, during which a click does nothing.
  const { page } = await visit(browser, origin, { reducedMotion: 'reduce' });
  const plan = await attachPlan(page);
  await page.goBack();
  await waitForProject(page);
  await choose(page, /Marble Tile/);
  await page.getByRole('banner').getByRole('link', { name: 'Estimate', exact: true }).click();
  await page.waitForURL('**/contact**');
  await wakeIslands(page);
  expect(await plan.count()).toBe(0);

  await attachPlan(page);
  await plan.getByRole('button', { name: 'Remove the plan' }).click();
  expect(await plan.count()).toBe(0);
  await page.reload();
  await wakeIslands(page);
  expect(await plan.count()).toBe(0);
});
