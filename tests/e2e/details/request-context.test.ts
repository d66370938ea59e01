/** What a page is about travels from its links through the form to the stored request. */
import { expect, test } from 'vitest';
import { guides } from '#site/index.ts';
import { wordsIn } from '#site/read/words.ts';
import { phone, visit } from '../../support/browser.ts';
import { fillForm, sendForm, sentHeading, storedAs } from '../../support/estimate-form.ts';
import { browser, openPage, origin } from '../../support/site/browsed.ts';

const contextOf = async (name: string) => (await storedAs(name))[0]?.context;

test('a service page preselects its service, is shown above the form and stored with the request, also after another page', async () => {
  const { page, errors } = await visit(browser, origin, phone);
  const service = page.getByLabel('Service needed');
  await page.goto('/contact?service=carpet-installation-austin');
  await expect.poll(() => service.inputValue()).toBe('carpet');
  await page.getByLabel('Zip code').first().fill('78704');
  await page.goto('/services/tile-flooring-austin');
  await page.getByRole('complementary', { name: 'Call or get an estimate' }).getByRole('link', { name: 'Free Estimate' }).click();
  await page.getByText('About: Tile', { exact: true }).waitFor();
  expect(await service.inputValue()).toBe('tile');
  expect(await page.getByLabel('Zip code').first().inputValue()).toBe('78704');
  await fillForm(page, 'Cora Context', null);
  await sendForm(page);
  await sentHeading(page).waitFor();
  expect(await contextOf('Cora Context')).toEqual({ service: 'tile-flooring-austin' });
  expect(errors).toEqual([]);
});

test('the visitor can remove what the request is about', async () => {
  const { page } = await openPage('/contact?city=kyle');
  await page.getByRole('button', { name: 'Remove "A floor in Kyle"' }).click();
  expect(await page.getByLabel('Service needed').inputValue()).toBe('other');
  expect(await page.getByText('About:').count()).toBe(0);
  expect(new URL(page.url()).search).toBe('');
  await fillForm(page, 'Rhea Removed');
  await sendForm(page);
  await sentHeading(page).waitFor();
  expect(await contextOf('Rhea Removed')).toBeUndefined();
});

test('a Spanish page about how we work is named above the form in Spanish and stored with the request', async () => {
  const { page } = await openPage('/es/warranty', phone);
  await page.getByRole('complementary').getByRole('link', { name: 'Cotización gratis' }).click();
  const topic = page.getByText('Sobre: La página "Garantía y cuidados"', { exact: true });
  await topic.waitFor();
  expect(await topic.locator('[lang]').count()).toBe(0);
  await page.getByLabel('Nombre completo').fill('Gael Garantía');
  await page.getByLabel('Correo electrónico').fill('visitor@example.com');
  await page.getByLabel('Teléfono').fill('(512) 555-0111');
  await page.getByLabel('Código postal').first().fill('78640');
  await page.getByLabel('Servicio que necesita').selectOption('repair');
  await page.getByRole('button', { name: 'Pida su cotización gratis' }).click();
  await page.getByRole('heading', { level: 1, name: wordsIn('es').requestView.heading }).waitFor();
  expect(await contextOf('Gael Garantía')).toEqual({ page: 'warranty' });
});

test('on the Spanish form, an English title is marked as English', async () => {
  const { id, title } = guides[0] ?? { id: '', title: '' };
  const { page } = await openPage(`/es/contact?guide=${id}`);
  const topic = page.getByText(`Sobre: La guía "${title}"`, { exact: true });
  await topic.waitFor();
  expect(await topic.locator('[lang="en"]').textContent()).toBe(title);
});
