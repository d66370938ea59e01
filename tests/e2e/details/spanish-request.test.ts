/** A request in Spanish, from the form to the answer in the inbox. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wordsIn } from '#site/read/words.ts';
import { freePort } from '#tools/free-port.ts';
import { bringAxe, violationsOn } from '../../support/axe.ts';
import { phone, visit } from '../../support/browser.ts';
import { wakeIslands } from '../../support/islands.ts';
import { browser } from '../../support/site/browsed.ts';
import { notifyVars, type Site, startSite } from '../../support/site/start.ts';

const { form, urgent } = wordsIn('es').contact;

/** A site that can send mail. */
let site: Site;
let origin: string;
beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  site = await startSite({
    pages: true,
    bindings: true,
    port,
    vars: { ...notifyVars, REPLY_MAIL_FROM: 'office@example.com' },
  });
});
afterAll(() => site.stop());

const send = (page: Page) => page.locator('form[data-estimate] button[type="submit"]').click();

test('the switch to Spanish keeps what has been typed, and mistakes are named in Spanish', async () => {
  // So that the contrast of the toast isn't measured while it fades in.
  const { page, context, errors } = await visit(browser, origin, { ...phone, reducedMotion: 'reduce' });
  await bringAxe(context);
  await page.goto('/contact?city=kyle');
  await wakeIslands(page);
  await page.getByLabel('Full name').fill('Rosa Solicitud');
  await page.getByLabel('Zip code').first().fill('787');
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await page.waitForURL('**/es/contact?city=kyle');
  await expect.poll(() => page.getByLabel('Nombre completo').inputValue()).toBe('Rosa Solicitud');
  await page.getByText('Sobre: Un piso en Kyle').waitFor();
  const lead = page.getByText('Nos comunicamos en menos de 24 horas');
  expect(await lead.isVisible()).toBe(true);
  await page.getByLabel('¿Qué tan pronto?').selectOption('urgent');
  await page.getByText(urgent.text).first().waitFor();
  expect(await lead.isVisible()).toBe(false);
  await send(page);
  await page.getByRole('alert').filter({ hasText: form.missing.title }).waitFor();
  await page.getByRole('link', { name: 'Escriba los 5 dígitos de su código postal' }).waitFor();
  expect(await page.getByRole('group', { name: 'Por favor corrija estos campos' }).getByRole('link').count()).toBe(3);
  expect(await violationsOn(page)).toEqual([]);
  expect(errors).toEqual([]);
});
