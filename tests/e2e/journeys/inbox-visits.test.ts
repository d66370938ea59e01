/** Planning visits in the inbox: offered, confirmed, moved and canceled, with the day's other visits. */

import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { describeWindow, windowsAhead } from '#schema/rules/visit-windows.ts';
import { businessHours } from '#site/business-hours.ts';
import { comeBack, keepApps, openedApp, openInbox } from '../../support/inbox.ts';
import { site } from '../../support/site/browsed.ts';
import { sendAsVisitor } from '../../support/site/visitor.ts';

beforeEach(() => site.clear());

const section = (page: Page) => page.getByRole('region', { name: 'Visit' });
/** A window that a visitor can choose today. */
const first = windowsAhead(Date.now(), businessHours)[3] ?? expect.fail('There are too few windows.');

test('a visit is offered by text and accepted on the page of the visitor, who then withdraws, so that none can be planned', async () => {
  const visitor = await sendAsVisitor(site);
  const { page } = await openInbox({ path: `/inbox?id=${visitor.id}` });
  await keepApps(page);
  await section(page).getByLabel('Day').selectOption(first.date);
  await section(page).getByLabel('Time').selectOption(first.part);
  await section(page).getByRole('button', { name: 'Offer it and tell them' }).click();
  await page.getByText(`Visit offered: ${describeWindow(first)}. Send the message in your text app.`).waitFor();
  expect(await openedApp(page)).toContain(`We can come by on ${describeWindow(first)}.`);
  await section(page).getByText("We offered this time, and they haven't answered yet:").waitFor();
  expect((await visitor.call('/visit', 'POST', first)).status).toBe(204);
  await comeBack(page);
  await section(page)
    .getByText(/^Confirmed:/)
    .waitFor();
  await visitor.call('/withdraw', 'POST');
  await comeBack(page);
  await section(page).getByText('The visitor withdrew this request, so no visit can be planned.').waitFor();
  expect(await section(page).getByRole('button').count()).toBe(0);
});
