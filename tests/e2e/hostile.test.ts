/** Every island does its work while another program changes the page, from before it wakes or once it's awake. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { FieldName } from '../../schema/request-fields/fields.ts';
import { requestWords } from '../../schema/request-fields/words.ts';
import { wordsIn } from '../../site/read/words.ts';
import { engine, visit } from '../support/browser.ts';
import { sendForm, sentHeading } from '../support/estimate-form.ts';
import { disturb, disturbances, disturbEarly } from '../support/hostile.ts';
import { fillInbox, row, rows, signIn, status } from '../support/inbox.ts';
import { holdIslands, wakeIslands } from '../support/islands.ts';
import { browser, openAwake, origin, site } from '../support/served.ts';
import { estimate } from '../support/site.ts';
import { choose, openVisualizer, planCanvas, project } from '../support/visualizer.ts';
import { disableWebgl } from '../support/webgl.ts';

interface Visitor {
  path: string | (() => Promise<string>);
  /** What they do before the islands are awake. */
  begin?: (page: Page) => Promise<void>;
  /** What they do then, and what comes of it. */
  finish: (page: Page) => Promise<void>;
}

const storedSchema = z.object({ id: z.string(), link: z.string() });
const results = (page: Page) => page.locator('[data-island] [role="status"]:not(#area-note)').first();

async function sendRequest() {
  const response = await fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': `10.8.${Math.trunc(Math.random() * 250)}.7` },
    body: JSON.stringify(estimate({ fullName: 'Hanna Hostile' })),
  });
  return storedSchema.parse(await response.json());
}

/** All at once and without focus, as browsers and password managers do. */
function autofill(page: Page, values: Record<string, string>) {
  return page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) {
      const field = document.querySelector(`form[data-estimate] [name="${name}"]`);
      if (!(field instanceof HTMLInputElement)) throw new Error(`There is no field ${name}`);
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, values);
}

function formVisitor(language: 'en' | 'es'): Visitor {
  const { submit, success } = wordsIn(language).contact.form;
  const field = (page: Page, name: FieldName) => page.getByRole('form').getByLabel(requestWords[language][name].label);
  const zipHint = (page: Page) => page.locator('#estimate-zipCode ~ [role="status"]');
  const typed = { fullName: 'Ana López', email: 'ana@example.com', phone: '(512) 555-0111' };
  return {
    path: language === 'en' ? '/contact' : '/es/contact',
    begin: (page) => autofill(page, typed),
    async finish(page) {
      for (const [name, value] of Object.entries(typed)) {
        expect(await page.locator(`form[data-estimate] [name="${name}"]`).inputValue(), name).toBe(value);
      }
      await field(page, 'zipCode').pressSequentially('90210');
      await expect.poll(() => zipHint(page).textContent()).toContain('90210');
      await field(page, 'zipCode').fill('');
      await field(page, 'zipCode').pressSequentially('78704');
      await expect.poll(() => zipHint(page).textContent()).toBe('');
      await field(page, 'serviceNeeded').selectOption('tile');
      await field(page, 'projectDetails').fill('Water is coming through the floor');
      await page.getByRole('button', { name: submit }).click();
      await page.getByRole('heading', { name: success.title }).waitFor();
    },
  };
}

const visitors: Record<string, Visitor> = {
  'the estimate form': formVisitor('en'),
  'the Spanish estimate form': formVisitor('es'),
  'the visualizer': {
    path: '/visualizer',
    async finish(page) {
      const total = () =>
        project(page)
          .locator('strong, b, p, dd')
          .filter({ hasText: /^\$[\d,]+/ })
          .first()
          .textContent();
      await expect.poll(total).toContain('$3,840');
      await choose(page, /^Walnut Hardwood/);
      await expect.poll(total).toContain('$5,200');
      await choose(page, /^Bedroom/);
      await expect.poll(() => page.locator('#visualizer-room').textContent()).toContain('Bedroom, Walnut Hardwood');
      await choose(page, /^Plan/);
      await expect.poll(() => planCanvas(page).getAttribute('aria-label')).toMatch(/bedroom.*walnut/i);
    },
  },
  'the catalog': {
    path: '/flooring',
    begin: (page) =>
      page
        .getByLabel('Search products')
        .fill('oak')
        .then(() => void page.getByLabel('Price per sq ft').selectOption('3-6')),
    async finish(page) {
      expect(await page.getByLabel('Search products').inputValue()).toBe('oak');
      expect(await page.getByLabel('Price per sq ft').inputValue()).toBe('3-6');
      await expect.poll(() => results(page).textContent()).toMatch(/^\d+ of \d+/);
      await page.getByLabel('Search products').fill('zeppelin');
      await page.getByText('No products found').waitFor();
      await page.getByLabel('Search products').fill('');
      await page.getByRole('textbox', { name: /square feet/ }).fill('1,200');
      await page
        .getByText(/^1,200 sq ft: \$/)
        .first()
        .waitFor();
    },
  },
  'the gallery': {
    path: '/gallery',
    async finish(page) {
      const slider = page.getByRole('slider').first();
      await slider.focus();
      await page.keyboard.press('End');
      await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('0 percent after');
      const before = await results(page).textContent();
      await page.getByRole('button', { name: wordsIn('en').gallery.list.filters.lvp }).click();
      await expect.poll(() => results(page).textContent()).not.toBe(before);
    },
  },
  'the blog': {
    path: '/blog',
    begin: (page) => page.getByLabel('Search articles').fill('hard'),
    async finish(page) {
      expect(await page.getByLabel('Search articles').inputValue()).toBe('hard');
      await expect.poll(() => results(page).textContent()).toMatch(/^\d+ of \d+ articles$/);
      await page.getByLabel('Search articles').fill('zeppelin');
      await expect.poll(() => results(page).textContent()).toMatch(/^0 of/);
      await page.getByText('No articles found. Try adjusting your search or filter.').waitFor();
      await page.getByLabel('Search articles').fill('');
      await expect.poll(() => results(page).textContent()).toMatch(/^\d+ articles$/);
    },
  },
  'the newsletter form': {
    path: '/blog',
    begin: (page) => page.getByRole('form', { name: 'Subscribe to new articles' }).getByLabel('Email').fill('nope'),
    async finish(page) {
      const form = page.getByRole('form', { name: 'Subscribe to new articles' });
      expect(await form.getByLabel('Email').inputValue()).toBe('nope');
      await form.getByRole('button').click();
      await page.getByText('Enter an email address like name@example.com').waitFor();
      await form.getByLabel('Email').fill('reader@example.com');
      await form.getByRole('button').click();
      await page.getByRole('status').filter({ hasText: "You'll get an email from us" }).waitFor();
    },
  },
  'the guides': {
    path: '/guides',
    begin: (page) => page.getByRole('searchbox').fill('carpet'),
    async finish(page) {
      await expect.poll(() => results(page).textContent()).toMatch(/^\d+ of \d+/);
      await page.getByRole('searchbox').fill('zeppelin');
      await expect.poll(() => results(page).textContent()).toMatch(/^0 of/);
    },
  },
  'the home page': {
    path: '/',
    async finish(page) {
      await page.getByText('Walnut Hardwood', { exact: true }).first().click();
      await page.getByRole('img', { name: /living room from low down: dark walnut/ }).waitFor();
      const slider = page.getByRole('slider').first();
      await slider.focus();
      await page.keyboard.press('Home');
      await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('100 percent after');
      const zip = page.getByRole('textbox', { name: 'Your five-digit zip' });
      await zip.focus();
      await page.waitForSelector('[data-zip-check][data-awake]');
      for (const [code, answer] of [
        ['79901', '79901'],
        ['78704', 'Yes, we serve 78704.'],
      ]) {
        await zip.fill(code ?? '');
        await expect.poll(() => page.locator('#zip-answer').textContent()).toContain(answer);
      }
    },
  },
  'the trends': {
    path: '/trends#winter',
    async finish(page) {
      await page.getByRole('tab').nth(1).click();
      await expect.poll(() => page.getByRole('tab').nth(1).getAttribute('aria-selected')).toBe('true');
      expect(await page.getByRole('tabpanel').count()).toBe(1);
    },
  },
  'the page for a missing address': {
    path: '/no-such-page',
    async finish(page) {
      const search = page.getByRole('main').getByRole('searchbox');
      await search.fill('prices');
      await expect.poll(() => page.getByRole('main').getByRole('link').first().isVisible()).toBe(true);
    },
  },
  "the visitor's own request": {
    path: async () => (await sendRequest()).link,
    async finish(page) {
      await page.getByLabel('Write us a message').fill('The dog needs an hour to calm down.');
      await page.getByRole('button', { name: 'Send message' }).click();
      await page.getByText("Thanks. We've got your message.").waitFor();
      const times = page.getByRole('group').getByRole('button', { pressed: false });
      await times.first().click();
      await page.getByText("Saved. We'll confirm").waitFor();
    },
  },
  'the inbox': {
    path: async () => {
      await site.clear();
      await fillInbox(1);
      return '/inbox';
    },
    async finish(page) {
      await signIn(page);
      await row(page, 'Person 0').click();
      await page.getByLabel('Add a note').fill('Call after five');
      await page.getByRole('button', { name: 'Add note' }).click();
      await page.getByText('Note added.').waitFor();
      await status(page, 'Quoted').click();
      await page.getByText('Status: Quoted.').waitFor();
      await page.getByRole('search').getByRole('searchbox').fill('nobody');
      await expect.poll(() => rows(page).count()).toBe(0);
    },
  },
};

/** The console says so where React builds markup anew. */
const isRebuilt = (text: string) => text.includes('is built anew: Error: Minified React error #418');

interface Meeting {
  disturbances: readonly string[];
  /** Or once the islands are awake. */
  isEarly: boolean;
}

async function meet(name: string, { disturbances: found, isEarly }: Meeting) {
  const { path, begin, finish } = visitors[name] ?? {};
  const { page, errors } = await visit(browser, origin, { reducedMotion: 'reduce' });
  await page.addInitScript(disableWebgl);
  if (isEarly) await disturbEarly(page, found);
  const release = begin && (await holdIslands(page, { isLoaded: false }));
  await page.goto(typeof path === 'function' ? await path() : (path ?? ''));
  await begin?.(page);
  release?.();
  await wakeIslands(page);
  if (!isEarly) await disturb(page, found);
  await finish?.(page);
  const isKnown = (text: string) => isRebuilt(text) || (name === 'the page for a missing address' && text.includes('404'));
  expect(errors.filter((text) => !isKnown(text))).toEqual([]);
}

const isFull = Boolean(process.env.TEST_FULL);
const isChromium = engine === 'chromium';
const names = isChromium ? Object.keys(visitors) : ['the estimate form', 'the visualizer'];
const all = Object.keys(disturbances);

describe.each(names)('%s works with all of them', (name) => {
  test.runIf(isChromium || isFull || name === 'the estimate form')('from before it wakes', () =>
    meet(name, { disturbances: all, isEarly: true }),
  );
  test.runIf(isChromium || isFull || name === 'the visualizer')('once it is awake', () =>
    meet(name, { disturbances: all, isEarly: false }),
  );
});

describe.runIf(isFull)('one at a time', () => {
  const grid = names.flatMap((name) => all.map((disturbance) => ({ name, disturbance })));
  test.each(grid)('$name works with $disturbance from before it wakes', ({ name, disturbance }) =>
    meet(name, { disturbances: [disturbance], isEarly: true }),
  );
  test.each(grid)('$name works with $disturbance once it is awake', ({ name, disturbance }) =>
    meet(name, { disturbances: [disturbance], isEarly: false }),
  );
});

const formField = (page: Page, name: string) => page.locator(`form[data-estimate] [name="${name}"]`);

/** The contact page, filled in before its form is awake. */
async function openFilled(prepare: (page: Page) => Promise<unknown>) {
  const { page } = await visit(browser, origin);
  await prepare(page);
  const release = await holdIslands(page, { isLoaded: false });
  await page.goto('/contact');
  await autofill(page, { fullName: 'Ana López', email: 'ana@example.com', phone: '(512) 555-0111', zipCode: '78704' });
  await formField(page, 'serviceNeeded').selectOption('tile');
  await formField(page, 'projectDetails').fill('Two rooms');
  return { page, release };
}

const addIcons = (page: Page) => disturbEarly(page, ['a password manager']);

test.runIf(isChromium || isFull)('a form that React builds anew keeps the focus and the caret', async () => {
  const { page, release } = await openFilled(addIcons);
  await formField(page, 'fullName').focus();
  await page.keyboard.press('Home');
  release();
  await wakeIslands(page);
  await page.keyboard.type('Dr. ');
  expect(await formField(page, 'fullName').inputValue()).toBe('Dr. Ana López');
  expect(await formField(page, 'projectDetails').inputValue()).toBe('Two rooms');
});

test.runIf(isChromium || isFull)('a submit pressed while the form loads is sent, though React builds the form anew', async () => {
  const { page, release } = await openFilled(addIcons);
  await sendForm(page);
  release();
  await sentHeading(page).waitFor();
});

test.runIf(isChromium || isFull)('a form that breaks each time it starts is posted as with scripts off', async () => {
  const { page, release } = await openFilled(async (page) => {
    await addIcons(page);
    await page.addInitScript(breakIslands);
  });
  await sendForm(page);
  release();
  await page.waitForURL('**/api/contact');
  await page.locator('[data-own-link]').waitFor();
});

/** React can't place the markup of an island that it builds anew. */
function breakIslands(): void {
  const { appendChild } = Node.prototype;
  Node.prototype.appendChild = function <T extends Node>(child: T): T {
    if (this instanceof HTMLElement && this.dataset.island) throw new Error('Broken');
    appendChild.call(this, child);
    return child;
  };
}

test.runIf(isChromium || isFull)('an island that breaks comes back with what was typed and chosen', async () => {
  const { page, errors } = await openAwake('/contact');
  await formField(page, 'fullName').fill('Ana López');
  await formField(page, 'serviceNeeded').selectOption('tile');
  await formField(page, 'zipCode').pressSequentially('90210');
  // React can't remove what isn't where it was.
  await page.locator('#estimate-zipCode ~ [role="status"]').evaluate((hint) => {
    const wrapper = document.createElement('div');
    wrapper.append(...hint.childNodes);
    hint.append(wrapper);
  });
  await page.keyboard.press('Backspace');
  await expect.poll(() => errors.join()).toMatch(/removeChild|NotFoundError/);
  await expect.poll(() => formField(page, 'zipCode').inputValue()).toBe('9021');
  expect(await formField(page, 'fullName').inputValue()).toBe('Ana López');
  expect(await formField(page, 'serviceNeeded').inputValue()).toBe('tile');
  await formField(page, 'email').fill('ana@example.com');
  await formField(page, 'phone').fill('(512) 555-0111');
  await formField(page, 'zipCode').fill('78704');
  await sendForm(page);
  await sentHeading(page).waitFor();
});

test.runIf(isChromium || isFull)('the visualizer comes back with the floor that was just chosen', async () => {
  const { page, errors } = await openVisualizer(browser, origin);
  await choose(page, /^Plan/);
  await page
    .locator('[data-island] canvas')
    .last()
    .evaluate((canvas) => {
      const frame = canvas.closest('[data-island] > div > div');
      const wrapper = document.createElement('div');
      frame?.replaceWith(wrapper);
      if (frame) wrapper.append(frame);
    });
  await choose(page, /^Walnut Hardwood/);
  await choose(page, 'In the room');
  await expect.poll(() => errors.join()).toMatch(/removeChild|NotFoundError/);
  await expect.poll(() => project(page).textContent()).toContain('$5,200');
});
