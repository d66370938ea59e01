import { expect, test } from 'vitest';
import { visit } from '../../support/browser.ts';
import { fillForm, sendForm, sentToast, storedAs } from '../../support/estimate-form.ts';
import { wakeIslands } from '../../support/islands.ts';
import { attachPlan } from '../../support/plan-to-form.ts';
import { planned } from '../../support/planned.ts';
import { browser, origin, site } from '../../support/site/browsed.ts';
import { callAsBusiness } from '../../support/site/visitor.ts';

test('a plan travels to the form, is shown there with its kind of floor, and is stored with the request', async () => {
  const { page, errors } = await visit(browser, origin);
  const text = 'bedroom.walnut-hardwood.12.12.45';
  const { room, floor, sides, total, price, line } = planned(text);
  const plan = await attachPlan(page, text);
  expect(await plan.getByRole('listitem').allTextContents()).toEqual([line]);
  expect(await plan.textContent()).toContain(price);
  await fillForm(page, 'Petra Planner', null);
  expect(await page.locator('[name="serviceNeeded"]').inputValue()).toBe('hardwood');
  await sendForm(page);
  await sentToast(page).waitFor();
  await plan.waitFor({ state: 'detached' });
  const [stored] = await storedAs('Petra Planner');
  expect(await (await callAsBusiness(site, `/api/requests/${stored?.id}`)).json()).toMatchObject({
    plan: {
      rooms: [{ room: room.name, ...sides, floor: floor.name, rotation: 45, pattern: 'straight' }],
      total,
      link: `#plan=${text}`,
    },
  });
  expect(errors).toEqual([]);
  await page.reload();
  await wakeIslands(page);
  expect(await plan.count()).toBe(0);
});
