/** Taking a plan from the visualizer to the estimate form. */
import type { Page } from 'playwright-core';
import { wordsIn } from '#site/read/words.ts';
import { planned } from './planned.ts';
import { project, waitForProject } from './visualizer.ts';

const { tool } = wordsIn('en').visualizer;
export const { plan: planWords } = wordsIn('en').ownRequest.attached;

/** Clicks through to the form and returns what it shows of the plan. */
export async function askForQuote(page: Page) {
  await page.getByRole('link', { name: tool.quote }).click();
  await page.waitForURL('**/contact?*');
  await page.waitForSelector('[data-island="EstimateForm"][data-awake]', { state: 'attached' });
  return page.getByRole('group', { name: planWords.heading });
}

/** Opens a plan in the visualizer and takes it to the form. */
export async function attachPlan(page: Page, plan: string) {
  await page.goto(`/visualizer#plan=${plan}`);
  await waitForProject(page);
  await project(page).getByText(planned(plan).price).waitFor();
  const attached = await askForQuote(page);
  // The form is awake a moment before it shows the plan.
  await attached.waitFor();
  return attached;
}
