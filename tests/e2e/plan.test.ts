import { expect, test } from 'vitest';
import { z } from 'zod';
import { visit } from '../support/browser.ts';
import { wakeIslands } from '../support/islands.ts';
import { browser, server } from '../support/served.ts';
import { token } from '../support/site.ts';

const listSchema = z.object({ requests: z.array(z.looseObject({ id: z.string(), fullName: z.string() })) });

async function read(path: string): Promise<unknown> {
  const response = await fetch(server.origin + path, { headers: { Authorization: `Bearer ${token}` } });
  return response.json();
}

/** Takes a plan to the form: walnut in the bedroom, turned by 45 degrees. */
async function carryPlan(page: Awaited<ReturnType<typeof visit>>['page']) {
  await page.goto('/visualizer#plan=bedroom.walnut-hardwood.12.12.45');
  await page.waitForSelector('[data-island="Visualizer"][data-awake]', { state: 'attached' });
  const estimate = page.getByRole('region', { name: 'Project estimate' });
  await estimate.getByText('$3,640.00').first().waitFor();
  await estimate.getByRole('link', { name: 'Get Professional Quote' }).click();
  await page.waitForURL('**/contact');
  await page.waitForSelector('[data-island="EstimateForm"][data-awake]', { state: 'attached' });
  return page.getByRole('group', { name: 'Your plan goes with the request' });
}

test('a plan travels to the form, is shown there, and is stored with the request', async () => {
  const { page, errors } = await visit(browser, server.origin);
  const plan = await carryPlan(page);
  expect(await plan.getByRole('listitem').allTextContents()).toEqual(['Bedroom, 14 x 16 ft, Walnut Hardwood, turned 45°']);
  expect(await plan.textContent()).toContain('$3,640.00');
  await page.getByLabel('Full name').fill('Petra Planner');
  await page.getByLabel('E-mail').fill('petra@example.com');
  await page.getByLabel('Phone').fill('512 555 0122');
  await page.getByLabel('Zip code').fill('78704');
  await page.getByLabel('Service needed').selectOption('hardwood');
  await page.getByRole('button', { name: 'Get Free Estimate' }).click();
  await page.getByRole('status').filter({ hasText: 'Submitted!' }).waitFor();
  await plan.waitFor({ state: 'detached' });
  const { requests } = listSchema.parse(await read('/api/requests'));
  const id = requests.find(({ fullName }) => fullName === 'Petra Planner')?.id;
  expect(await read(`/api/requests/${id}`)).toMatchObject({
    fullName: 'Petra Planner',
    plan: {
      rooms: [{ room: 'Bedroom', width: 14, length: 16, floor: 'Walnut Hardwood', rotation: 45 }],
      total: 3640,
      link: '#plan=bedroom.walnut-hardwood.12.12.45',
    },
  });
  expect(errors).toEqual([]);
  await page.reload();
  await wakeIslands(page);
  expect(await plan.count()).toBe(0);
});

test('a plan can be removed, and stays removed', async () => {
  const { page } = await visit(browser, server.origin);
  const plan = await carryPlan(page);
  await plan.getByRole('button', { name: 'Remove the plan' }).click();
  expect(await plan.count()).toBe(0);
  await page.reload();
  await wakeIslands(page);
  expect(await plan.count()).toBe(0);
});
