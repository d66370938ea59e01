import { expect, test } from 'vitest';
import { fill } from '#schema/rules/fill.ts';
import { cities, galleryProjects } from '#site/index.ts';
import { wordsIn } from '#site/read/words.ts';
import { violationsOn } from '../../support/axe.ts';
import { phone } from '../../support/browser.ts';
import { openAwake, openPage } from '../../support/site/browsed.ts';

const [{ category } = { category: 'mixed' as const }] = galleryProjects;

test('the switch leads to the same page in the other language and keeps the query and the fragment', async () => {
  const { page } = await openPage(`/gallery?category=${category}#main`);
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await page.waitForURL(`**/es/gallery?category=${category}#main`);
  await page.getByRole('button', { name: wordsIn('es').gallery.list.filters[category], pressed: true }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await page.waitForURL(`**/gallery?category=${category}#main`);
});

test('the switch keeps what has been typed into the form, whose mistakes are then named in Spanish', async () => {
  const { form, lead, urgent } = wordsIn('es').contact;
  const [city] = cities;
  const { page, errors } = await openAwake(`/contact?city=${city?.slug}`, { ...phone, withAxe: true });
  const field = (name: string) => page.locator(`form[data-estimate] [name="${name}"]`);
  await field('fullName').fill('Rosa Solicitud');
  await field('zipCode').fill('787');
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await page.waitForURL('**/es/contact?city=*');
  await expect.poll(() => field('fullName').inputValue()).toBe('Rosa Solicitud');
  await page.getByText(fill(form.topic.floorIn, { place: city?.name ?? '' })).waitFor();
  const promise = page.getByText(lead);
  expect(await promise.isVisible()).toBe(true);
  await field('howSoon').selectOption('urgent');
  await page.getByText(urgent.text).first().waitFor();
  expect(await promise.isVisible()).toBe(false);
  await page.getByRole('button', { name: form.submitUrgent }).click();
  await page.getByRole('alert').filter({ hasText: form.missing.title }).waitFor();
  expect(await page.getByRole('group', { name: form.fix }).getByRole('link').count()).toBe(3);
  expect(await violationsOn(page)).toEqual([]);
  expect(errors).toEqual([]);
});
