import { expect, test } from 'vitest';
import { business } from '#site/index.ts';
import { visit } from '../../support/browser.ts';
import { browser, origin } from '../../support/site/browsed.ts';
import { waitForProject } from '../../support/visualizer.ts';
import { disableWebgl } from '../../support/webgl.ts';

const bedroom = '#plan=custom.walnut-hardwood.14.16.45.herringbone';
const compared = `${bedroom}&plan=kitchen.ceramic-tile.12.12.0&with=oak-hardwood&extras=tear-out`;

async function open(at: string, language: '/es' | '' = '/es') {
  const visitor = await visit(browser, origin, { reducedMotion: 'reduce' });
  await visitor.page.addInitScript(disableWebgl);
  await visitor.page.goto(`${language}/visualizer${at}`);
  await waitForProject(visitor.page);
  return visitor;
}

test('the switch to Spanish keeps the rooms, the floors and the extras', async () => {
  const { page } = await open(compared, '');
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await page.waitForURL((url) => url.pathname === '/es/visualizer' && url.hash === compared);
  await page.getByText('Cocina, 12 x 16 pies, Azulejo de cerámica').waitFor();
  await page.getByText('madera de nogal a la izquierda y madera de roble a la derecha, en espiga').first().waitFor();
  expect(await page.getByRole('checkbox', { name: 'Quitar la alfombra vieja' }).isChecked()).toBe(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await page.waitForURL((url) => url.pathname === '/visualizer' && url.hash === compared);
});

test('a plan from the Spanish page goes to the form with dollars, the same link and its Spanish names', async () => {
  const { page } = await open(`${bedroom}&view=plan`);
  await page.getByRole('img', { name: 'Plano (su cuarto), 14 por 16 pies, con Madera de nogal' }).waitFor();
  await page.getByText('$4,057.20').first().waitFor();
  await page.getByText('Área (unos 21 m²)').waitFor();
  const quote = page.getByRole('link', { name: 'Pida una cotización profesional' });
  expect(await quote.getAttribute('href')).toMatch(/\/contact\?service=hardwood-flooring-austin$/);
  await quote.click();
  await page.waitForURL('**/contact?**');
  const plan: unknown = await page.evaluate(() => JSON.parse(sessionStorage.getItem('visualizer-plan') ?? 'null'));
  expect(plan).toEqual({
    rooms: [{ room: 'Su cuarto', width: 14, length: 16, floor: 'Madera de nogal', rotation: 45, pattern: 'herringbone' }],
    total: 4057.2,
    minimum: business.minimumCharge,
    link: `${bedroom}&view=plan`,
  });
});
