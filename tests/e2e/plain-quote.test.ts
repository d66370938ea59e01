/** A quote on a phone without scripts: opened by its link, an option ticked, signed. And on paper. */
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { violationsOn } from '../support/axe.ts';
import { phone, sidewaysOn } from '../support/browser.ts';
import { acceptance, sending, shownQuote } from '../support/quote.ts';
import { openPage, origin, site } from '../support/served.ts';
import { callAsBusiness, sendAsVisitor } from '../support/visitor.ts';

beforeEach(() => site.clear());

test('in Spanish, the link in the form opens the quote, and the customer picks an option and signs', async () => {
  const visitor = await sendAsVisitor(site, { language: 'es' });
  await callAsBusiness(site, `/api/requests/${visitor.id}/quote`, 'POST', sending({ language: 'es' }));
  const { page } = await openPage('/es/request', { ...phone, javaScriptEnabled: false });
  await page.getByLabel('pegue aquí el enlace').fill(`${origin}/es${visitor.link}`);
  await page.getByRole('button', { name: 'Abrir la cotización' }).click();
  await page.getByRole('heading', { name: 'Cotización 1' }).waitFor();
  expect(page.url()).toBe(`${origin}/api/quote`);
  expect(await sidewaysOn(page)).toBe(0);

  await page.getByLabel('Baseboards').check();
  await page.getByRole('button', { name: 'Calcular el total' }).click();
  await page.getByRole('row', { name: 'Total $3,124.30' }).waitFor();
  expect(await page.getByLabel('Baseboards').isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Aceptar y firmar' }).click();
  await page.getByRole('alert').filter({ hasText: 'Escriba su nombre completo' }).waitFor();
  await page.getByLabel('Su nombre completo').fill('María Gómez');
  await page.getByLabel('Acepto esta cotización').check();
  await page.getByRole('button', { name: 'Aceptar y firmar' }).click();
  await page.getByRole('definition').filter({ hasText: 'María Gómez' }).waitFor();
  expect(await page.getByRole('link', { name: 'Pagar el anticipo' }).getAttribute('href')).toBe('https://pay.example/deposit');
  expect(await page.getByRole('button', { name: 'Aceptar y firmar' }).count()).toBe(0);
});

test('axe finds nothing on the page, before and after it is signed', async () => {
  const visitor = await sendAsVisitor(site);
  await callAsBusiness(site, `/api/requests/${visitor.id}/quote`, 'POST', sending({ notes: 'Mind the dog.' }));
  const { page } = await openPage('/request', { ...phone, withAxe: true });
  await page.evaluate((link) => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action: '/api/quote' });
    form.append(Object.assign(document.createElement('input'), { name: 'link', value: link }));
    document.body.append(form);
    form.submit();
  }, visitor.link);
  await page.getByRole('heading', { name: 'Quote 1' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByLabel('Your full name').fill('Ann Lee');
  await page.getByLabel('I agree to this quote').check();
  await page.getByRole('button', { name: 'Accept and sign' }).click();
  await page.getByRole('heading', { name: 'Signature' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

test('with and without scripts, the quote prints by itself on a sheet of Letter paper, with lines to sign on until it is signed', async () => {
  const visitor = await sendAsVisitor(site);
  await callAsBusiness(site, `/api/requests/${visitor.id}/quote`, 'POST', sending());
  const { page } = await openPage(visitor.link, phone);
  await page.getByRole('heading', { name: 'Quote 1' }).waitFor();
  const { page: plain } = await openPage('/request', { ...phone, javaScriptEnabled: false });
  const openPlain = async () => {
    await plain.goto('/request');
    await plain.locator('[name="link"]').fill(`${origin}${visitor.link}`);
    await plain.locator('form[action="/api/quote"] button').click();
  };
  await openPlain();
  const printed = (each: Page) => each.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' '));
  for (const each of [page, plain]) {
    await each.emulateMedia({ media: 'print' });
    expect(await printed(each)).toMatch(/^Quote 1 From .* Signature Date$/);
    expect(await sheetsOf(each)).toEqual(['612x792']);
  }
  await visitor.call('/quote', 'POST', acceptance(await shownQuote(visitor), [2]));
  await page.reload();
  await page.getByRole('heading', { name: 'Signature: Quote 1' }).waitFor();
  await openPlain();
  for (const each of [page, plain]) {
    expect(await printed(each)).toMatch(/^Quote 1 From .* Signature: Quote 1 Signed electronically by Ann Lee .*[0-9a-f]{64}$/);
    expect(await sheetsOf(each)).toEqual(['612x792']);
  }
});

/** The sizes of what is printed, in points. */
async function sheetsOf(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox \[0 0 (\d+) (\d+)\]/g)].map(([, width, height]) => `${width}x${height}`);
}
