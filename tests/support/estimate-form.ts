/** The estimate form on /contact, and what it says once it's sent. */
import type { Page } from 'playwright-core';
import { wordsIn } from '../../content/words.ts';

const { form } = wordsIn('en').contact;

/** Everything that's required. `serviceNeeded` stays as it is if it's null. */
export async function fillForm(page: Page, fullName: string, serviceNeeded: string | null = 'tile'): Promise<void> {
  await page.getByLabel('Full name').fill(fullName);
  await page.getByLabel('Email').fill('visitor@example.com');
  await page.getByLabel('Phone').fill('(512) 555-0111');
  await page.getByLabel('Zip code').fill('78704');
  if (serviceNeeded) await page.getByLabel('Service needed').selectOption(serviceNeeded);
}

export const sendForm = (page: Page) => page.getByRole('button', { name: form.submit }).click();

/** Stands where the form was. */
export const sentHeading = (page: Page) => page.getByRole('heading', { name: form.success.title });
export const sentToast = (page: Page) => page.getByRole('status').filter({ hasText: form.success.title });
export const failureToast = (page: Page) => page.getByRole('alert').filter({ hasText: form.failure.title });
export const missingToast = (page: Page) => page.getByRole('alert').filter({ hasText: form.missing.title });
