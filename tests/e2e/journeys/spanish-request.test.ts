/** A request in Spanish, from the form to the answer in the inbox. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wordsIn } from '#site/read/words.ts';
import { freePort } from '#tools/free-port.ts';
import { bringAxe, violationsOn } from '../../support/axe.ts';
import { phone, sidewaysOn, visit } from '../../support/browser.ts';
import { openInbox, row } from '../../support/inbox.ts';
import { wakeIslands } from '../../support/islands.ts';
import { browser } from '../../support/site/browsed.ts';
import { notifyVars, type Site, startSite } from '../../support/site/start.ts';
import { makePhoto } from '../../support/site/visitor.ts';

const { success } = wordsIn('es').contact;

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

async function fill(page: Page, name: string) {
  await page.getByLabel('Nombre completo').fill(name);
  await page.getByLabel('Correo electrónico').fill('rosa@example.com');
  await page.getByLabel('Teléfono').fill('(512) 555-0111');
  await page.getByLabel('Código postal').first().fill('78704');
  await page.getByLabel('Servicio que necesita').selectOption({ label: 'Alfombra' });
}

const send = (page: Page) => page.locator('form[data-estimate] button[type="submit"]').click();

/** The mails that went out since the last call. */
async function mailsSent() {
  await site.work();
  return (await site.seen()).mails;
}

test('a request in Spanish is confirmed, shown and mailed in Spanish, and the inbox answers with the Spanish template', async () => {
  const { page, context, errors } = await visit(browser, origin, phone);
  await bringAxe(context);
  await page.goto('/es/contact');
  await wakeIslands(page);
  await fill(page, 'Rosa Solicitud');
  await send(page);
  await page.waitForURL('**/es/request#*');
  await page.getByRole('status').filter({ hasText: success.title }).waitFor();
  await page.getByText(/^(Hoy|Ahora) /).waitFor();
  await page.getByText('También se lo enviamos por correo electrónico.').waitFor();
  await page.locator('input[type="file"]').setInputFiles([
    { name: 'notas.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Solo texto.') },
    { name: 'sala.jpg', mimeType: 'image/jpeg', buffer: await makePhoto(120, { width: 640, height: 480 }) },
  ]);
  await page.getByText('Este archivo no es una foto.').waitFor();
  await page.getByText('Fotos enviadas: 1 de 2').waitFor();
  expect(await violationsOn(page)).toEqual([]);

  await page.getByText('Ya recibimos su solicitud.').waitFor();
  await page.locator('#main').getByText('Alfombra', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Más días' }).click();
  await firstTimeOnMonday(page).click();
  await page.getByText(/^Primera opción: lunes /).waitFor();
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await sidewaysOn(page)).toBe(0);
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await page.getByText('Escriba un mensaje', { exact: true }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(errors).toEqual([]);

  const mails = await mailsSent();
  expect(mails.find(({ subject }) => subject.includes('Rosa Solicitud'))?.text).toContain('Language: Spanish');
  const confirmation = mails.find(({ to }) => to === 'rosa@example.com');
  expect(confirmation?.subject).toBe('Su solicitud de cotización');
  expect(confirmation?.text).toMatch(/^Gracias, ya tenemos su solicitud\./);
  expect(confirmation?.text).toMatch(/\/es\/request#\S+$/);

  const { page: inbox } = await openInbox({ at: origin });
  await row(inbox, 'Rosa Solicitud').getByText('Spanish').waitFor();
  await row(inbox, 'Rosa Solicitud').getByText('Carpet').waitFor();
  await row(inbox, 'Rosa Solicitud').click();
  await inbox
    .getByRole('definition')
    .filter({ hasText: /^Spanish$/ })
    .waitFor();
  const reply = inbox.getByRole('region', { name: 'Reply' });
  await reply.getByText('Reply', { exact: true }).click();
  expect(await reply.getByRole('button', { name: 'Spanish' }).getAttribute('aria-pressed')).toBe('true');
  await reply.getByRole('button', { name: 'English' }).click();
  expect(await reply.getByLabel('Message').inputValue()).toMatch(/^Hi Rosa,/);
  await reply.getByRole('button', { name: 'Spanish' }).click();
  expect(await reply.getByLabel('Message').inputValue()).toMatch(/^Hola, Rosa:\n\nGracias por escribirnos\./);
  await reply.getByRole('button', { name: 'Send email' }).click();
  await reply.getByText('Your email is on its way.').waitFor();
  const mail = (await mailsSent()).find(({ to }) => to === 'rosa@example.com');
  expect(mail?.subject).toBe('Recibimos su solicitud de pisos');
  expect(mail?.text).toMatch(/Vea su solicitud aquí:\nhttp:\/\/localhost:\d+\/es\/request#\S+$/);
});

/** In WebKit, a day's name has the capital letter that styles give it. */
function firstTimeOnMonday(page: Page): Locator {
  return page
    .getByRole('group', { name: /^[Ll]unes / })
    .first()
    .getByRole('button')
    .first();
}
