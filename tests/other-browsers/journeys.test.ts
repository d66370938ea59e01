/** What visitors and the office do most, and where one engine differs or once went wrong, in Firefox and WebKit (docs/browsers.md). */
import { mkdtempSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { photoProblems } from '#schema/api/photo-problems.ts';
import { optionsOf } from '#schema/api/quote.ts';
import { serviceLabels } from '#schema/request-fields/services.ts';
import { dollars } from '#schema/rules/number-format.ts';
import { quoteTotals } from '#schema/rules/quote-totals.ts';
import { requestStatuses } from '#schema/rules/request-statuses.ts';
import { articles, contentIn } from '#site/index.ts';
import { wordsIn } from '#site/read/words.ts';
import { freePort } from '#tools/free-port.ts';
import { inSentence } from '#visualizer/plan/caption.ts';
import { disturbances } from '../support/hostile.ts';
import { quote, sending } from '../support/quote.ts';
import { photoFile } from '../support/room-photos.ts';
import { type Site, startSite, token } from '../support/site/start.ts';
import { callAsBusiness, sendAsVisitor } from '../support/site/visitor.ts';
import { engine, openTab } from './open-tab.ts';
import type { Tab } from './tab.ts';

const { contact, photoTools, quote: quoteWords, requestView, visualizer } = wordsIn('en');
const service = Object.values(serviceLabels.en)[0] ?? '';
const person = { fullName: 'Ana López', email: 'ana@example.com', phone: '(512) 555-0111', zipCode: '78704' };

/** A spot of bare floor in the photo, in shares of its width and height. */
const bareFloor = { left: 0.875, top: 0.79 };

const field = (name: string) => `[name="${name}"]`;
const awake = (island: string) => `[data-island="${island}"][data-awake]`;
const button = (text: string) => `//button[contains(., "${text}")]`;
const label = (text: string) => `//label[contains(., "${text}")]`;
const withText = (text: string) => `//*[text()[contains(., "${text}")]]`;

// Safari keeps no session without HTTPS.
const port = await freePort();
const origin = `https://localhost:${port}`;
const start = () => startSite({ pages: true, port, https: true });
let site: Site;
beforeAll(async () => {
  site = await start();
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
  await tab.see(withText(contact.success.title));
});

test('what was filled in before the form woke is sent, though other programs change the page, and the inbox shows it', async () => {
  const tab = await openTab(origin);
  await tab.goTo('/contact');
  for (const disturb of Object.values(disturbances)) await tab.run(disturb);
  expect(await tab.run(autofill, person)).toBe('asleep');
  await tab.see(awake('EstimateForm'));
  expect(await tab.run(valuesOf, person)).toEqual(person);
  await tab.type(field('serviceNeeded'), service);
  await tab.type(field('projectDetails'), 'Water is coming through the floor');
  await tab.click(button(contact.form.submit));
  await tab.see(withText(requestView.now.sent.heading));

  await tab.goTo('/inbox');
  await signIn(tab);
  await tab.click('[data-request]');
  await tab.see(withText('Water is coming through the floor'));
  const { label: status } = requestStatuses.contacted;
  await tab.click(`//*[@aria-labelledby="inbox-status"]//button[.="${status}"]`);
  await tab.see(withText(`Status: ${status}.`));
  await tab.click(button('Sign out'));
  await tab.see(field('token'));
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
  await expect.poll(() => tab.run(() => document.activeElement?.matches('[data-error-summary]'))).toBe(true);
  await expect.poll(() => tab.run(pixelsUnderHeader)).toBe(0);
});

test('a form whose code did not load gets it on the next page', async () => {
  const tab = await openTab(origin);
  await tab.goTo('/contact');
  await site.stop();
  await tab.click(field('fullName'));
  // While the code is loading, the browser's own messages are off.
  const hasGivenUp = () => document.querySelector<HTMLFormElement>('form[data-estimate]')?.noValidate === false;
  await expect.poll(() => tab.run(hasGivenUp)).toBe(true);
  site = await start();
  await tab.goTo('/contact');
  await tab.click(field('fullName'));
  await tab.see(awake('EstimateForm'));
});

test('leaving a page while it loads its code, and going back and forth between pages that fade, logs nothing', async () => {
  const tab = await openTab(origin);
  await tab.goTo('/gallery');
  await tab.run(() => {
    document.querySelector('[data-island]')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    location.assign('/privacy');
  });
  const arrive = (path: string) => expect.poll(() => tab.run(() => location.pathname)).toBe(path);
  await arrive('/privacy');
  await tab.click('a[href="/gallery"]');
  await arrive('/gallery');
  await tab.run(() => history.back());
  await arrive('/privacy');
  await tab.run(() => history.forward());
  await arrive('/gallery');
  // An unhandled error is reported after the page is shown, and one of an island a second after it was left.
  await new Promise((done) => setTimeout(done, 1000));
  expect(await tab.errors()).toEqual([]);
});

test('the menus work by keyboard, and on a phone they keep the focus however they were opened', async () => {
  const tab = await openTab(origin);
  const menu = '#site-menu summary';
  const second = '#site-menu details[open] li:nth-of-type(2) a';
  await tab.goTo('/');
  await tab.run(() => document.querySelector<HTMLElement>('#site-menu summary')?.focus());
  await tab.press('Enter');
  await tab.see(second);
  await tab.press('ArrowDown');
  await tab.press('ArrowDown');
  expect(await tab.run(() => document.activeElement?.matches('li:nth-of-type(2) a'))).toBe(true);
  await tab.press('Escape');
  expect(await tab.run(() => document.activeElement?.matches('summary'))).toBe(true);
  expect(await tab.run(() => document.querySelector('#site-menu details[open]'))).toBe(null);

  await tab.resize(390, 844);
  const opener = 'header [popovertarget="site-menu"]';
  for (const openMenu of [() => tab.click(opener), () => tab.press('Enter')]) {
    await openMenu();
    await tab.see(menu);
    await tab.press('Tab');
    expect(await tab.run(() => document.activeElement?.closest('#site-menu') !== null)).toBe(true);
    await tab.press('Escape');
    await expect.poll(() => tab.run(() => document.querySelector('#site-menu:popover-open'))).toBe(null);
  }
});

test('the right arrow key moves a compare slider to the right', async () => {
  const tab = await openTab(origin);
  const edge = () =>
    tab.run(() => {
      const after = document.querySelector('figure + figure');
      return after && /(\d+)%\)$/.exec(getComputedStyle(after).clipPath)?.[1];
    });
  await tab.goTo('/gallery');
  await tab.see('[type="range"]');
  await tab.run(() => document.querySelector<HTMLElement>('[type="range"]')?.focus());
  await tab.see(awake('ProjectGallery'));
  expect(await edge()).toBe('50');
  await tab.press('ArrowRight');
  await expect.poll(edge).toBe('51');
});

test('the visualizer keeps the rotation on one line, and draws a room and its plan beside other programs', async () => {
  const [first, second] = contentIn('en').visualizerFloors;
  const tab = await openTab(origin);
  await tab.resize(390, 844);
  await tab.goTo(`/visualizer#plan=custom.${first?.id}.30.17.45`);
  await tab.see(awake('Visualizer'));
  await tab.see('//*[.="45°"]');
  const lines = await tab.run(() => {
    const value = document.querySelector('label:has(+ span + input[type="range"]) + span');
    return value ? value.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(value).lineHeight) : 0;
  });
  expect(lines).toBeCloseTo(1, 0);

  await tab.resize(1440, 900);
  for (const disturb of Object.values(disturbances)) await tab.run(disturb);
  await tab.click(label(second?.name ?? ''));
  await tab.see(`//p[@role="status"][contains(., "${inSentence(second?.name ?? '')}")]`);
  await expect.poll(() => tab.run(colorsDrawn), { timeout: 60_000 }).toBeGreaterThan(1000);
  await tab.click(label(visualizer.tool.views.plan));
  await expect.poll(() => tab.run(colorsDrawn)).toBeGreaterThan(20);
  expect(await tab.errors()).toEqual([]);
});

test("the visualizer refuses a photo that it can't decode, lays a floor in a whole one, and the brush takes it away", async () => {
  const tab = await openTab(origin);
  const folder = mkdtempSync(join(tmpdir(), 'photo-'));
  const photo = sharp(photoFile('bedroom-dresser')).resize(640);
  const chooseFile = async (name: string, bytes: Buffer) => {
    // Another address each time, so that the page is loaded anew.
    await tab.goTo(`/visualizer?${name}#view=photo`);
    await tab.see(awake('Visualizer'));
    await writeFile(join(folder, name), bytes);
    await tab.attach('[type="file"]:not([capture])', join(folder, name));
  };
  await chooseFile('broken.jpeg', (await photo.jpeg().toBuffer()).subarray(0, 200));
  await tab.see(withText(photoProblems.en.broken));
  await chooseFile('room.png', await photo.png().toBuffer());
  await tab.see('canvas + canvas[role="img"]');
  expect(await tab.run(changeAt, bareFloor)).toBeGreaterThan(10);
  await tab.click(button(photoTools.brushes.cover));
  await tab.clickAt('[role="application"]', bareFloor.left, bareFloor.top);
  await expect.poll(() => tab.run(changeAt, bareFloor)).toBe(0);
  expect(await tab.errors()).toEqual([]);
});

test.runIf(engine === 'webkit')('without HTTPS, the inbox says why it cannot stay signed in', async () => {
  const port = await freePort();
  const insecure = await startSite({ pages: true, port });
  onTestFinished(insecure.stop);
  const tab = await openTab(`http://localhost:${port}`);
  await tab.goTo('/inbox');
  await signIn(tab);
  await tab.see(withText("This browser doesn't keep a secure cookie on a page without HTTPS"));
});

async function signIn(tab: Tab): Promise<void> {
  await tab.type(field('name'), 'Dana');
  await tab.type(field('token'), token);
  await tab.click(button('Sign in'));
}

/** All at once, as a password manager does. Returns what the form is until then. */
function autofill(values: Record<string, string>): string {
  const state = document.querySelector('[data-island="EstimateForm"][data-awake]') ? 'awake' : 'asleep';
  for (const [name, value] of Object.entries(values)) {
    const input = document.querySelector<HTMLInputElement>(`form[data-estimate] [name="${name}"]`);
    if (input) input.value = value;
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return state;
}

function valuesOf(names: Record<string, string>): Record<string, string | undefined> {
  const read = (name: string) => document.querySelector<HTMLInputElement>(`form[data-estimate] [name="${name}"]`)?.value;
  return Object.fromEntries(Object.keys(names).map((name) => [name, read(name)]));
}

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

/** How far the picture is from the photo at this spot: the mean of the differences of eight by eight pixels. */
function changeAt({ left, top }: typeof bareFloor): number {
  const [before = [], after = []] = [...document.querySelectorAll<HTMLCanvasElement>('canvas[role="img"]')]
    .slice(-2)
    .map((canvas) => {
      const copy = new OffscreenCanvas(8, 8).getContext('2d');
      copy?.drawImage(canvas, left * canvas.width, top * canvas.height, 8, 8, 0, 0, 8, 8);
      return [...(copy?.getImageData(0, 0, 8, 8).data ?? [])];
    });
  return before.reduce((sum, value, index) => sum + Math.abs(value - (after[index] ?? 0)), 0) / before.length;
}
