/** The estimate form on /contact, and the page it leads to. */
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { wordsIn } from '#site/read/words.ts';
import { site } from './site/browsed.ts';
import { callAsBusiness, makePhoto, openAsVisitor, type Visitor } from './site/visitor.ts';

const { form, success } = wordsIn('en').contact;
const { heading } = wordsIn('en').requestView.now.sent;

/** Everything that's required. `serviceNeeded` stays as it is if it's null. */
export async function fillForm(page: Page, fullName: string, serviceNeeded: string | null = 'tile'): Promise<void> {
  await page.locator('[name="fullName"]').fill(fullName);
  await page.locator('form[data-estimate] [name="email"]').fill('visitor@example.com');
  await page.locator('[name="phone"]').fill('(512) 555-0111');
  await page.locator('[name="zipCode"]').fill('78704');
  if (serviceNeeded) await page.locator('[name="serviceNeeded"]').selectOption(serviceNeeded);
}

export const sendForm = (page: Page) => page.getByRole('button', { name: form.submit }).click();

/** Of the request's own page. */
export const sentHeading = (page: Page) => page.getByRole('heading', { level: 1, name: heading });

export async function sendAndWait(page: Page): Promise<void> {
  await sendForm(page);
  await sentHeading(page).waitFor();
}

export const sentToast = (page: Page) => page.getByRole('status').filter({ hasText: success.title });
export const failureToast = (page: Page) => page.getByRole('alert').filter({ hasText: form.failure.title });

/** Who has sent the form, by the page it led to. */
export async function visitorOf(page: Page): Promise<Visitor> {
  await page.waitForURL(/\/request#/);
  return openAsVisitor(site, '', new URL(page.url()).hash.slice(1));
}

/** What the page it led to shows. */
export const ownPage = async (page: Page) => (await visitorOf(page)).page();

/** Leaves a picture in the browser's storage, as the visualizer does on the way to the form. */
export async function carryPicture(page: Page): Promise<void> {
  const picture = `data:image/jpeg;base64,${(await makePhoto(90, { width: 300, height: 200 })).toString('base64')}`;
  await page.addInitScript((url) => {
    if (location.pathname === '/contact') sessionStorage.setItem('visualizer-picture', JSON.stringify(url));
  }, picture);
}

const listSchema = z.object({ requests: z.array(z.looseObject({ fullName: z.string() })) });

/** What is stored of the requests with this name. */
export async function storedAs(name: string) {
  const list = await callAsBusiness(site, '/api/requests?limit=1000');
  return listSchema.parse(await list.json()).requests.filter(({ fullName }) => fullName === name);
}
