import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { fill } from '#schema/rules/fill.ts';
import { business } from '#site/business.ts';
import { emergencyPath } from '#site/frame.ts';
import { services } from '#site/index.ts';
import { pathOf } from '#site/pages.ts';
import { wordsIn } from '#site/read/words.ts';
import { samplePages } from '#tools/families.ts';
import { phone, visit } from '../../support/browser.ts';
import { browser, openPage, origin } from '../../support/site/browsed.ts';

const service = pathOf('service', services[0]?.slug);

test('after the first scroll, sections below the fold fade in; they show in print, and at once with reduced motion or without scripts', async () => {
  const moving = await visit(browser, origin, { reducedMotion: 'no-preference' });
  await moving.page.goto(service);
  const last = moving.page.locator('.fade-in').last();
  expect(await last.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  await moving.page.mouse.wheel(0, 40);
  await expect.poll(() => last.evaluate((element) => getComputedStyle(element).opacity)).toBe('0');
  await moving.page.emulateMedia({ media: 'print' });
  expect(await last.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  await moving.page.emulateMedia({ media: 'screen' });
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => last.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  for (const options of [{ reducedMotion: 'reduce' as const }, { javaScriptEnabled: false }]) {
    const { page } = await openPage(service, options);
    expect(await page.locator('.fade-in.waits').count()).toBe(0);
  }
});

test('on a phone, emergency help is a tap away on the first screen, and its page starts with a call', async () => {
  const { page } = await openPage('/', phone);
  const { waterDamage, callNumber } = wordsIn('en').frame;
  const bottomOf = async (name: string) => {
    const box = await page.getByRole('link', { name }).filter({ visible: true }).first().boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  expect(await bottomOf(waterDamage)).toBeLessThan(200);
  await page.getByRole('link', { name: waterDamage }).filter({ visible: true }).first().tap();
  await page.waitForURL(`**${emergencyPath}`);
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(await bottomOf(fill(callNumber, { phone: business.phone.text }))).toBeLessThan(heading?.y ?? 0);
});

test('on a phone, the bar steps aside for a call that a page offers itself, and while a field has the focus', async () => {
  const { page } = await openPage('/', phone);
  const bar = page.locator('aside[aria-label]').last();
  for (const path of samplePages) {
    await page.goto(path);
    for (const call of await page.locator('main a[href^="tel:"]:not(p a)').filter({ visible: true }).all()) {
      await call.evaluate((link) => link.scrollIntoView({ block: 'center' }));
      await expect.poll(() => bar.isVisible(), { message: path }).toBe(false);
    }
  }
  await page.goto('/');
  await page.evaluate(() => scrollTo(0, 3000));
  await expect.poll(() => bar.isVisible()).toBe(true);
  await page.goto('/contact');
  await page.locator('[name="zipCode"]').focus();
  expect(await bar.isVisible()).toBe(false);
});

test.each([
  ['/nope', 'en'],
  ['/cities/nope', 'en'],
  ['/es/nope', 'es'],
] as const)('%s answers 404 with the 404 page in its language', async (path, language) => {
  const response = await fetch(origin + path);
  expect(response.status).toBe(404);
  expect(parse(await response.text()).querySelector('h1')?.text).toBe(wordsIn(language).notFound.missing);
});

test('browsers revalidate pages, keep built files for a year, and get the security headers with both', async () => {
  const html = await fetch(`${origin}/contact`);
  const asset = /\/assets\/[^"]+\.js/.exec(await html.text())?.[0] ?? '';
  const script = await fetch(origin + asset);
  expect(html.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  expect(script.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  for (const { headers } of [html, script]) {
    expect(headers.get('Strict-Transport-Security')).toContain('max-age=31536000');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Permissions-Policy')).toContain('geolocation=()');
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  }
});
