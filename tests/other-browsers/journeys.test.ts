/** What only an engine can break, in Firefox and WebKit (docs/browsers.md). tests/e2e has the rest. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { optionsOf } from '#schema/api/quote.ts';
import { serviceLabels } from '#schema/request-fields/services.ts';
import { dollars } from '#schema/rules/number-format.ts';
import { quoteTotals } from '#schema/rules/quote-totals.ts';
import { articles, contentIn } from '#site/index.ts';
import { wordsIn } from '#site/read/words.ts';
import { freePort } from '#tools/free-port.ts';
import { inSentence } from '#visualizer/plan/caption.ts';
import { quote, sending } from '../support/quote.ts';
import { type Site, startSite, token } from '../support/site/start.ts';
import { callAsBusiness, sendAsVisitor } from '../support/site/visitor.ts';
import { openTab } from './open-tab.ts';

const { contact, quote: quoteWords, requestView, thanks, visualizer } = wordsIn('en');
const service = Object.values(serviceLabels.en)[0] ?? '';
const person = { fullName: 'Ana López', email: 'ana@example.com', phone: '(512) 555-0111', zipCode: '78704' };

const field = (name: string) => `[name="${name}"]`;
const awake = (island: string) => `[data-island="${island}"][data-awake]`;
const button = (text: string) => `//button[contains(., "${text}")]`;
const label = (text: string) => `//label[contains(., "${text}")]`;
const withText = (text: string) => `//*[text()[contains(., "${text}")]]`;

// Safari keeps no session without HTTPS.
const port = await freePort();
const origin = `https://localhost:${port}`;
let site: Site;
beforeAll(async () => {
  site = await startSite({ pages: true, port, https: true });
});
afterAll(() => site.stop());

test.each([{ scripts: 'on' }, { scripts: 'off' }] as const)(
  'pages read at both widths without errors and without scrolling sideways, with scripts $scripts',
  async ({ scripts }) => {
    const tab = await openTab(origin, scripts);
    for (const width of [390, 1440]) {
      await tab.resize(width, 844);
      // Between them, they have every kind of layout.
      for (const path of ['/', '/cities', `/blog/${articles[0]?.slug}`, '/contact', '/gallery', '/visualizer']) {
        await tab.goTo(path);
        await tab.see('h1');
        await tab.run(() => scrollTo(0, document.body.scrollHeight));
        const sideways = await tab.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect.soft(sideways, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
    expect(await tab.errors()).toEqual([]);
  },
);

test('with scripts off, the form is sent', async () => {
  const tab = await openTab(origin, 'off');
  await tab.goTo('/contact');
  await tab.type(field('serviceNeeded'), service);
  for (const [name, value] of Object.entries(person)) await tab.type(field(name), value);
  // The driver of Debian's Firefox needs scripts for a click.
  await tab.press('Enter');
  await tab.see(withText(thanks.heading));
});

test('the form wakes and is sent, and the inbox signs in and shows the request', async () => {
  const tab = await openTab(origin);
  await tab.goTo('/contact');
  for (const [name, value] of Object.entries(person)) await tab.type(field(name), value);
  await tab.see(awake('EstimateForm'));
  await tab.type(field('serviceNeeded'), service);
  await tab.click(button(contact.form.submit));
  await tab.see(withText(requestView.now.sent.heading));

  await tab.goTo('/inbox');
  await tab.type(field('name'), 'Dana');
  await tab.type(field('token'), token);
  await tab.click(button('Sign in'));
  await tab.click('[data-request]');
  await tab.see(withText(person.email));
});

test('a quote is signed', async () => {
  const { id, link } = await sendAsVisitor(site);
  expect((await callAsBusiness(site, `/api/requests/${id}/quote`, 'POST', sending())).status).toBe(201);
  const tab = await openTab(origin);
  await tab.goTo(link);
  await tab.click('th [type="checkbox"]');
  await tab.see(withText(dollars(quoteTotals(quote, optionsOf(quote)).total / 100)));
  await tab.type(field('name'), 'Ann Lee');
  await tab.click(field('agrees'));
  await tab.click(button(quoteWords.accept));
  await tab.see(withText(quoteWords.standings.accepted.split('{')[0] ?? ''));
});

test('the header never covers what the form says', async () => {
  const tab = await openTab(origin);
  await tab.resize(390, 844);
  await tab.goTo('/contact');
  await tab.run(focusSubmit);
  await tab.press('Enter');
  await tab.see('[data-error-summary]');
  // The messages are on the screen, but the header covers their beginning.
  await tab.run(() => scrollBy(0, (document.querySelector('[data-error-summary]')?.getBoundingClientRect().top ?? 0) - 20));
  expect(await tab.run(pixelsUnderHeader)).toBeGreaterThan(20);
  await tab.run(focusSubmit);
  await tab.press('Enter');
  await expect.poll(() => tab.run(pixelsUnderHeader)).toBe(0);
});

test('going back and forth between pages that fade logs nothing', async () => {
  const tab = await openTab(origin);
  const arrive = (path: string) => expect.poll(() => tab.run(() => location.pathname)).toBe(path);
  await tab.goTo('/privacy');
  await tab.click('a[href="/gallery"]');
  await arrive('/gallery');
  await tab.run(() => history.back());
  await arrive('/privacy');
  // An unhandled error is reported after the page is shown.
  await new Promise((done) => setTimeout(done, 1000));
  expect(await tab.errors()).toEqual([]);
});

test('the menus work by keyboard', async () => {
  const tab = await openTab(origin);
  await tab.goTo('/');
  await tab.run(() => document.querySelector<HTMLElement>('#site-menu summary')?.focus());
  await tab.press('Enter');
  await tab.see('#site-menu details[open] li:nth-of-type(2) a');
  await tab.press('ArrowDown');
  await tab.press('ArrowDown');
  expect(await tab.run(() => document.activeElement?.matches('li:nth-of-type(2) a'))).toBe(true);
  await tab.press('Escape');
  expect(await tab.run(() => document.activeElement?.matches('summary'))).toBe(true);
  expect(await tab.run(() => document.querySelector('#site-menu details[open]'))).toBe(null);
});

test('the visualizer draws a room and its plan', async () => {
  const [, floor] = contentIn('en').visualizerFloors;
  const tab = await openTab(origin);
  await tab.goTo('/visualizer');
  await tab.see(awake('Visualizer'));
  await tab.click(label(floor?.name ?? ''));
  await tab.see(`//p[@role="status"][contains(., "${inSentence(floor?.name ?? '')}")]`);
  await expect.poll(() => tab.run(colorsDrawn), { timeout: 60_000 }).toBeGreaterThan(1000);
  await tab.click(label(visualizer.tool.views.plan));
  await expect.poll(() => tab.run(colorsDrawn)).toBeGreaterThan(20);
  expect(await tab.errors()).toEqual([]);
});

function focusSubmit(): void {
  document.querySelector<HTMLElement>('form[data-estimate] [type="submit"]')?.focus({ preventScroll: true });
}

function pixelsUnderHeader(): number {
  const edge = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0;
  return Math.max(edge - (document.querySelector('[data-error-summary]')?.getBoundingClientRect().top ?? 0), 0);
}

/** The number of colors in the drawing that is shown. */
function colorsDrawn(): number {
  const shown = [...document.querySelectorAll('canvas')].find((canvas) => canvas.checkVisibility());
  const copy = shown && new OffscreenCanvas(shown.width, shown.height).getContext('2d');
  if (!copy) return 0;
  copy.drawImage(shown, 0, 0);
  return new Set(new Uint32Array(copy.getImageData(0, 0, shown.width, shown.height).data.buffer)).size;
}
