import { expect, test } from 'vitest';
import { galleryProjects } from '#site/index.ts';
import { wordsIn } from '#site/read/words.ts';
import { phone } from '../../support/browser.ts';
import { openPage, origin } from '../../support/site/browsed.ts';

const [{ category } = { category: 'mixed' as const }] = galleryProjects;

test('the switch leads to the same page in the other language and keeps the query and the fragment', async () => {
  const { page } = await openPage(`/gallery?category=${category}#main`);
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await page.waitForURL(`**/es/gallery?category=${category}#main`);
  await page.getByRole('button', { name: wordsIn('es').gallery.list.filters[category], pressed: true }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await page.waitForURL(`**/gallery?category=${category}#main`);
});

test('a page without a Spanish edition leads to the Spanish home page, without its own query', async () => {
  const { page } = await openPage('/guides?from=test');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await page.waitForURL(`${origin}/es`);
});

test('a browser set to Spanish is offered the Spanish page until the visitor answers, and nothing on the page moves', async () => {
  const { page } = await openPage('/services', { ...phone, locale: 'es-MX' });
  const offer = page.getByRole('complementary', { name: 'Idioma' });
  await offer.waitFor();
  expect(new URL(page.url()).pathname).toBe('/services');
  const main = page.getByRole('main');
  const besideOffer = await main.boundingBox();
  await offer.getByRole('button', { name: 'No, gracias' }).tap();
  await offer.waitFor({ state: 'hidden' });
  expect(await main.boundingBox()).toEqual(besideOffer);
  await page.reload();
  expect(await offer.isVisible()).toBe(false);
});

test("the visualizer's bar doesn't hide the offer", async () => {
  const { page } = await openPage('/visualizer', { ...phone, locale: 'es-MX' });
  await page.getByRole('complementary', { name: 'Idioma' }).getByRole('link', { name: 'Ver en español' }).tap();
  await page.waitForURL('**/es/visualizer');
});

test('a browser set to English, a page without a Spanish edition and a Spanish page show no offer', async () => {
  for (const [locale, path] of [
    ['en-US', '/services'],
    ['es-MX', '/guides'],
    ['es-MX', '/es/services'],
  ] as const) {
    const { page } = await openPage(path, { locale });
    expect([path, await page.getByRole('complementary', { name: 'Idioma' }).isVisible()]).toEqual([path, false]);
  }
});
